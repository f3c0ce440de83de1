/// One replacement that makes a broken text readable, in offsets of the broken text.
struct RepairEdit: Sendable {
  /// What the replacement means for what is found in it.
  enum Trust: Sendable {
    /// The same thing in other words: what is found in it is in the file.
    case exact
    /// A bracket, comma, colon or quote: what is around it is in the file, it itself is not.
    case structure
    /// A part of the file was given up or made up: what is found in it says nothing about the file.
    case lost
  }

  let lower: Int
  var upper: Int
  let text: [UInt8]
  let trust: Trust

  var isDeletion: Bool { text.isEmpty }
}
