import BackupJSON
import BackupUpgrade

/// The file of a step, with what is wrong with it.
struct StepFile {
  let path: String
  let input: InputBytes
  let reading: UpgradeReading
  /// The canonical form; `nil` for what is no JSON object with members.
  let canonical: [UInt8]?
  /// The same without what the file says to people.
  let substance: [UInt8]?

  init(_ path: String, _ input: InputBytes) {
    self.path = path
    self.input = input
    reading = UpgradeReader().read(input)
    let document = try? JSONDocument(reading: input)
    let members = document?.root.objectValue.flatMap { $0.isEmpty ? nil : $0 }
    canonical = members.flatMap { CanonicalText.bytes(.object($0)) }
    substance = members.flatMap { CanonicalText.bytes(.object(StepFile.withoutDoc($0))) }
  }

  private static func withoutDoc(_ file: JSONObject) -> JSONObject {
    var file = file
    file["doc"] = nil
    file["operations"] = file["operations"]?.arrayValue.map { operations in
      .array(
        operations.map { operation in
          guard var members = operation.objectValue else { return operation }
          members["doc"] = nil
          return .object(members)
        }
      )
    }
    return file
  }

  /// The step, where the file holds the one that its name says and it calls no function: those are in an app.
  func step(_ format: String, from: Int, to: Int) -> FileStep? {
    guard let upgrade = upgrade(format, from: from, to: to), let canonical else { return nil }
    return callsFunctions ? nil : FileStep(upgrade: upgrade, tokens: canonical)
  }

  /// What the file holds, where that is the step that its name says.
  func upgrade(_ format: String, from: Int, to: Int) -> Upgrade? {
    isNamed(format, from, to) ? reading.upgrade : nil
  }

  /// Whether the step calls functions, which are in an app.
  var callsFunctions: Bool {
    reading.upgrade?.operations.contains { OperationName($0.action) == .call } ?? false
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
