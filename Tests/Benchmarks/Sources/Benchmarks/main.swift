import Foundation

guard let options = Options(CommandLine.arguments) else {
  FileHandle.standardError.write(Data(Options.usage.utf8))
  exit(2)
}
let folder = try TemporaryFolder()
do {
  try Run(options, folder).all()
  try Envelopes(options, folder).all()
  try Imports(options, folder).all()
  folder.remove()
} catch {
  folder.remove()
  FileHandle.standardError.write(Data("benchmark failed: \(error)\n".utf8))
  exit(1)
}
