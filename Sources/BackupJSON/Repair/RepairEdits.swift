/// The edits between a broken text and its repaired form, and the way of an offset from one to the other.
///
/// Memory is in proportion to the number of edits, whatever the size of the text.
package struct RepairEdits: Sendable {
  private(set) var edits: [RepairEdit] = []
  /// For each edit, where its replacement begins in the repaired text.
  private var starts: [Int] = []
  /// For each edit, how many before it have lost something.
  private var lostBefore: [Int] = []

  init() {}

  // MARK: Collecting

  /// Where the last edit ends; nothing before it can be changed any more, but for insertions.
  var end: Int { edits.last?.upper ?? 0 }

  /// Whether a part of the text was given up or made up.
  package var losesSomething: Bool { edits.contains { $0.trust == .lost } }

  /// How much of the text was given up, in bytes.
  var lostBytes: Int { edits.reduce(0) { $0 + ($1.trust == .lost ? $1.upper - $1.lower : 0) } }

  /// Adds an edit. An insertion may stand before edits that are there already; any other edit may not.
  mutating func replace(_ range: Range<Int>, _ text: [UInt8], _ trust: RepairEdit.Trust) {
    if range.isEmpty, text.isEmpty { return }
    if text.isEmpty, trust != .exact, let last = edits.last, last.upper == range.lowerBound, last.isDeletion,
      last.trust == trust
    {
      // A million commas in a row are one edit.
      edits[edits.count - 1].upper = range.upperBound
      return
    }
    var place = edits.count
    while place > 0, edits[place - 1].upper > range.lowerBound { place -= 1 }
    edits.insert(
      RepairEdit(lower: range.lowerBound, upper: range.upperBound, text: text, trust: trust),
      at: place
    )
  }

  mutating func insert(_ text: StaticString, at offset: Int, _ trust: RepairEdit.Trust = .structure) {
    replace(offset..<offset, text.bytes, trust)
  }

  mutating func remove(_ range: Range<Int>, _ trust: RepairEdit.Trust = .structure) {
    replace(range, [], trust)
  }

  /// Ends the collecting: after it, offsets can be asked for.
  mutating func close() {
    starts.reserveCapacity(edits.count)
    lostBefore.reserveCapacity(edits.count + 1)
    var shift = 0
    var lost = 0
    for edit in edits {
      starts.append(edit.lower + shift)
      lostBefore.append(lost)
      shift += edit.text.count - (edit.upper - edit.lower)
      if edit.trust == .lost { lost += 1 }
    }
    lostBefore.append(lost)
  }

  // MARK: Applying

  /// How much longer the repaired text is; negative where it is shorter.
  private var growth: Int {
    edits.reduce(0) { $0 + $1.text.count - ($1.upper - $1.lower) }
  }

  /// The repaired text, in one new buffer.
  package func applied(to source: ByteSource) -> InputBytes {
    unsafe InputBytes(count: source.count + growth) { append in
      var index = 0
      for edit in edits {
        unsafe source.withBytes(index..<edit.lower) { unsafe append($0) }
        unsafe edit.text.withUnsafeBytes { unsafe append($0) }
        index = edit.upper
      }
      unsafe source.withBytes(index..<source.count) { unsafe append($0) }
    }
  }

  // MARK: Offsets

  /// The range of the broken text that a range of the repaired text comes from.
  package func original(_ range: Range<Int>) -> Range<Int> {
    let lower = originalStart(range.lowerBound)
    guard !range.isEmpty else { return lower..<lower }
    let last = range.upperBound - 1
    let upper =
      if let number = self.last(startingBy: last), last - starts[number] < edits[number].text.count {
        edits[number].upper
      } else {
        originalStart(last) + 1
      }
    return lower..<max(lower, upper)
  }

  private func originalStart(_ offset: Int) -> Int {
    guard let number = last(startingBy: offset) else { return offset }
    let inside = offset - starts[number]
    let edit = edits[number]
    return inside < edit.text.count ? edit.lower : edit.upper + inside - edit.text.count
  }

  /// The offset in the repaired text of an offset of the broken one; before what is inserted there.
  package func repaired(_ offset: Int) -> Int {
    let number = count(of: edits) { $0.lower < offset } - 1
    guard number >= 0 else { return offset }
    let edit = edits[number]
    return offset < edit.upper ? starts[number] : starts[number] + edit.text.count + offset - edit.upper
  }

  /// Whether a finding about this range of the repaired text says nothing about the file, because a part of the
  /// range was made up or something in it was given up.
  package func isInvented(_ range: Range<Int>) -> Bool {
    if let number = last(startingBy: range.lowerBound), edits[number].trust != .exact,
      range.lowerBound - starts[number] < edits[number].text.count
    {
      return true
    }
    // Edits that begin inside the range; what was deleted at its very end lies outside.
    let first = count(of: starts) { $0 < range.lowerBound }
    let end = count(of: starts) { $0 < range.upperBound }
    return first < end && lostBefore[end] > lostBefore[first]
  }

  /// Whether an offset of the repaired text stands inside of a replacement.
  func isInside(_ offset: Int) -> Bool {
    guard let number = last(startingBy: offset) else { return false }
    let inside = offset - starts[number]
    return inside > 0 && inside < edits[number].text.count
  }

  private func last(startingBy offset: Int) -> Int? {
    let number = count(of: starts) { $0 <= offset }
    return number == 0 ? nil : number - 1
  }

  /// How many of the first elements fulfil a condition that all later ones do not.
  private func count<Element>(of elements: [Element], _ isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension StaticString {
  var bytes: [UInt8] { withUTF8Buffer { unsafe Array($0) } }
}
