import BackupFormat
import BackupFormats
import BackupJSON
import Foundation

/// The check of a file that lacks one comma in its middle: what is read twice, repaired, and mapped back.
enum Broken {
  struct NotOneFault: Error {
    let findings: [String]
  }

  /// Writes the broken form of a file.
  static func write(_ path: String, to broken: String) throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    // Behind a text, so that it is the comma between two members.
    let comma = bytes.range(of: Data("\",".utf8), in: bytes.count / 2..<bytes.count)
    guard let comma else { throw NotOneFault(findings: []) }
    bytes.remove(at: comma.lowerBound + 1)
    try bytes.write(to: URL(filePath: broken))
  }

  static func measure(_ path: String, runs: Int) throws -> (timing: Timing, bytes: Int) {
    let input = try InputBytes.file(path)
    let checker = BackupChecker(ShippedFormats.library)
    let (timing, report) = Timing.of(runs: runs) { checker.check(input) }
    let rules = report.findings.map(\.rule.id)
    guard rules == ["json/missing-comma"] else { throw NotOneFault(findings: rules) }
    return (timing, input.count)
  }
}
