import BackupFormat
import BackupFormats
import BackupJSON
import Foundation

let size = 100_000_000
let folder = FileManager.default.temporaryDirectory.path + "/backup-lint-benchmarks"
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
for layout in SeaglassFile.Layout.allCases
where CommandLine.arguments.count < 2 || CommandLine.arguments[1] == layout.rawValue {
  let path = "\(folder)/seaglass-\(layout.rawValue).json"
  if !FileManager.default.fileExists(atPath: path) {
    FileManager.default.createFile(atPath: path, contents: Data(SeaglassFile.bytes(of: size, layout)))
  }
  let input = try InputBytes.file(path)
  let checker = BackupChecker(ShippedFormats.library)
  var best = Double.infinity
  for _ in 0..<5 {
    let clock = ContinuousClock()
    let time = clock.measure {
      let report = checker.check(input)
      if report.verdict != .accepted {
        print(report.findings.prefix(3).map { "\($0.rule) \($0.pointer) \($0.message)" })
      }
    }
    best = min(best, Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
  }
  print(layout, Int(Double(input.count) / best / 1e6), "MB/s")
}
