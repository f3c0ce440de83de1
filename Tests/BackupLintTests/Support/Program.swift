import Foundation
import Testing

/// Another program, which a test asks where it is installed.
enum Program {
  private static let folders = ["/usr/local/bin", "/usr/bin", "/bin", "/opt/homebrew/bin"]

  static func isThere(_ name: String) -> Bool {
    folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Skips the test, or the case of it, where a program is not installed.
  static func require(_ name: String) throws {
    if !isThere(name) { try Test.cancel("\(name) is not here") }
  }

  /// Runs a command in a folder, which is the first place where programs are looked for.
  static func run(
    _ words: [String],
    in folder: TemporaryFolder
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = [
      "PATH": ([folder.path] + folders).joined(separator: ":"), "LC_ALL": "C.UTF-8", "HOME": folder.path,
      "TERM": "dumb",
    ]
    process.standardInput = FileHandle.nullDevice
    let place = URL(filePath: folder.path)
    var handles: [FileHandle] = []
    for name in [".stdout", ".stderr"] {
      try Data().write(to: place.appending(path: name))
      handles.append(try FileHandle(forWritingTo: place.appending(path: name)))
    }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    let (output, errors) = (try folder.text(of: ".stdout"), try folder.text(of: ".stderr"))
    for name in [".stdout", ".stderr"] { try FileManager.default.removeItem(at: place.appending(path: name)) }
    return (process.terminationStatus, output, errors)
  }
}
