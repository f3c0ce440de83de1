import TestSupport

/// A right document with faults of known kinds at known places.
struct BrokenSample {
  /// Where a fault stands in the broken text.
  struct Place {
    let fault: RandomFault
    let range: Range<Int>
  }

  let original: [UInt8]
  let bytes: [UInt8]
  /// In the order of the text.
  let places: [Place]

  /// Puts up to `count` faults into a document, with room between them; `nil` where none of them can stand.
  init?(
    _ document: [UInt8],
    _ count: Int,
    of faults: [RandomFault],
    using random: inout SplitMix64
  ) {
    let tokens = ValidToken.all(in: document)
    var edits: [(number: Int, fault: RandomFault, edit: RandomFault.Edit)] = []
    // The version says how the rest is to be read: what destroys it is another test's subject.
    let first = min(12, tokens.count)
    for _ in 0..<count {
      guard let fault = faults.randomElement(using: &random) else { return nil }
      if fault.isOfBrackets, edits.contains(where: { $0.fault.isOfBrackets }) { continue }
      let start = Int.random(in: first..<max(first + 1, tokens.count), using: &random)
      let numbers = Array(start..<max(start, tokens.count)) + Array(first..<min(start, tokens.count))
      for number in numbers where !edits.contains(where: { abs($0.number - number) < BrokenSample.room }) {
        guard let edit = fault.edit(tokens, number, document) else { continue }
        edits.append((number, fault, edit))
        break
      }
    }
    guard !edits.isEmpty else { return nil }
    edits.sort { $0.number < $1.number }
    var bytes: [UInt8] = []
    var places: [Place] = []
    var index = 0
    for (_, fault, edit) in edits {
      bytes += document[index..<edit.range.lowerBound]
      let start = bytes.count
      bytes += Array(edit.text.utf8)
      places.append(Place(fault: fault, range: start..<bytes.count))
      index = edit.range.upperBound
    }
    self.bytes = bytes + document[index...]
    self.places = places
    original = document
  }

  /// Tokens between two faults.
  private static let room = 6
}
