import BackupJSON
import BackupUpgrade

/// A step that is data, as a gate runs it.
struct FileStep: UpgradeStep {
  /// The step that its file holds.
  let upgrade: Upgrade
  /// The canonical form of the file.
  let tokens: [UInt8]

  var format: String { upgrade.format }
  var from: Int { upgrade.from }
  var to: Int { upgrade.to }

  /// Why a step gives up, in the words of its findings.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func apply(_ document: JSONDocument) throws -> JSONDocument {
    let input = InputBytes(try JSONWriter(.compact).write(document))
    switch StepRunner([upgrade]).run(input, .compact) {
    case .made(let output, _): return try JSONDocument(reading: output)
    case .failed(let findings):
      let words = findings.prefix(3).map { "\($0.rule.id) at \($0.pointer): \($0.message)" }
      throw Failure(description: words.joined(separator: "; "))
    }
  }
}
