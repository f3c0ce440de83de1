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

/// The file of a step, with what is wrong with it.
struct StepFile {
  let path: String
  let input: InputBytes
  let reading: UpgradeReading
  /// The canonical form; `nil` for what is no JSON object with members.
  let canonical: [UInt8]?

  init(_ path: String, _ input: InputBytes) {
    self.path = path
    self.input = input
    reading = UpgradeReader().read(input)
    let document = try? JSONDocument(reading: input)
    let isObject = document?.root.objectValue?.isEmpty == false
    canonical = isObject ? document.flatMap { try? CanonicalWriter().write($0) } : nil
  }

  /// The step, where the file holds the one that its name says and it calls no function: those are in an app.
  func step(_ format: String, from: Int, to: Int) -> FileStep? {
    guard let upgrade = reading.upgrade, let canonical, isNamed(format, from, to) else { return nil }
    let calls = upgrade.operations.contains { OperationName($0.action) == .call }
    return calls ? nil : FileStep(upgrade: upgrade, tokens: canonical)
  }

  private func isNamed(_ format: String, _ from: Int, _ to: Int) -> Bool {
    guard let upgrade = reading.upgrade else { return true }
    return upgrade.format.utf8.elementsEqual(format.utf8) && upgrade.from == from && upgrade.to == to
  }

  /// What is said about a file that holds another step than its name says.
  func misnaming(_ format: String, from: Int, to: Int) -> PlacedFinding? {
    guard let upgrade = reading.upgrade, !isNamed(format, from, to) else { return nil }
    return PlacedFinding(
      .contractFileName,
      at: JSONPointer(tokens: [upgrade.format.utf8.elementsEqual(format.utf8) ? "from" : "format"]),
      "the file holds the step of \(shown: upgrade.format) from \(upgrade.from) to \(upgrade.to)",
      help: "its name says that it is the one of \(shown: format) from \(from) to \(to)"
    )
  }
}
