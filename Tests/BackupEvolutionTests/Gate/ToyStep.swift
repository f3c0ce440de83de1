import BackupEvolution
import BackupJSON

/// A step that is a closure, with words that stand for its text.
struct ToyStep: UpgradeStep {
  let format = Pantry.format
  let from = 1
  let to = 2
  let words: String
  let change: @Sendable (inout JSONDocument) throws -> Void

  init(_ words: String, _ change: @escaping @Sendable (inout JSONDocument) throws -> Void = { _ in }) {
    self.words = words
    self.change = change
  }

  var tokens: [UInt8] { Array(words.utf8) }

  func apply(_ document: JSONDocument) throws -> JSONDocument {
    var document = document
    try document.set(2, at: JSONPointer(tokens: ["version", "major"]))
    try change(&document)
    return document
  }
}
