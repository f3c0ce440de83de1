@_spi(Scanning) package import BackupJSON

/// What is done to a text: parts of it that are replaced, in their order.
///
/// Time and memory of everything here are in proportion to the number of parts and what is put into them, whatever the
/// size of the text.
package struct TextChange: Sendable, Equatable {
  /// A part of the text before, and the bytes that take its place.
  package struct Part: Sendable, Equatable {
    package let range: Range<Int>
    package let replacement: [UInt8]
  }

  /// In the order of the text; no two overlap.
  package let parts: [Part]
  /// For each part, where its replacement begins in the text after.
  private let starts: [Int]

  /// Nothing is done.
  package init() { self.init([]) }

  /// - Precondition: the parts are in order and do not overlap.
  package init(_ parts: [Part]) {
    self.parts = parts
    var shift = 0
    starts = parts.map { part in
      defer { shift += part.replacement.count - part.range.count }
      return part.range.lowerBound + shift
    }
  }

  /// Whether nothing is done.
  package var isEmpty: Bool { parts.isEmpty }

  /// How much longer the text becomes; negative where it becomes shorter.
  private var growth: Int { parts.reduce(0) { $0 + $1.replacement.count - $1.range.count } }

  /// The text after.
  package func applied(to input: InputBytes) -> InputBytes {
    if isEmpty { return input }
    return input.withSource { source in
      unsafe InputBytes(count: source.count + growth) { append in
        var index = 0
        for part in parts {
          unsafe source.withBytes(index..<part.range.lowerBound) { unsafe append($0) }
          unsafe part.replacement.withUnsafeBytes { unsafe append($0) }
          index = part.range.upperBound
        }
        unsafe source.withBytes(index..<source.count) { unsafe append($0) }
      }
    }
  }

  /// The offset in the text before of an offset in the text after; the beginning of a part for all that was put there.
  package func original(_ offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return offset }
    let part = parts[low - 1]
    let inside = offset - starts[low - 1]
    return inside < part.replacement.count
      ? part.range.lowerBound : part.range.upperBound + inside - part.replacement.count
  }

  /// This change and then another one of the text after, as one.
  package func then(_ next: TextChange) -> TextChange {
    if isEmpty { return next }
    if next.isEmpty { return self }
    var merger = ChangeMerger(first: self, firstStarts: starts, second: next)
    return TextChange(merger.merged())
  }
}

/// Makes one change of two that follow each other, in one pass over both.
private struct ChangeMerger {
  let first: TextChange
  let firstStarts: [Int]
  let second: TextChange
  /// The next part of each that belongs to no group yet.
  private var nextOfFirst = 0
  private var nextOfSecond = 0
  /// How much longer the middle text is before the next part of the first.
  private var shift = 0

  init(first: TextChange, firstStarts: [Int], second: TextChange) {
    self.first = first
    self.firstStarts = firstStarts
    self.second = second
  }

  mutating func merged() -> [TextChange.Part] {
    var result: [TextChange.Part] = []
    while nextOfFirst < first.parts.count || nextOfSecond < second.parts.count { result.append(group()) }
    return result
  }

  /// Where a part of the first stands in the middle text.
  private func middle(_ number: Int) -> Range<Int> {
    firstStarts[number]..<firstStarts[number] + first.parts[number].replacement.count
  }

  /// The parts that touch each other in the middle text, as one part.
  private mutating func group() -> TextChange.Part {
    let starts = (nextOfFirst, nextOfSecond)
    let beginOfFirst = nextOfFirst < first.parts.count ? middle(nextOfFirst).lowerBound : .max
    let beginOfSecond =
      nextOfSecond < second.parts.count ? second.parts[nextOfSecond].range.lowerBound : .max
    let begin = min(beginOfFirst, beginOfSecond)
    let lower = begin - shift
    var end = begin
    while true {
      if nextOfFirst < first.parts.count, middle(nextOfFirst).lowerBound <= end {
        end = max(end, middle(nextOfFirst).upperBound)
        shift += first.parts[nextOfFirst].replacement.count - first.parts[nextOfFirst].range.count
        nextOfFirst += 1
      } else if nextOfSecond < second.parts.count, second.parts[nextOfSecond].range.lowerBound <= end {
        end = max(end, second.parts[nextOfSecond].range.upperBound)
        nextOfSecond += 1
      } else {
        break
      }
    }
    let text = text(begin..<end, starts.0..<nextOfFirst, starts.1..<nextOfSecond)
    return TextChange.Part(range: lower..<end - shift, replacement: text)
  }

  /// What the group puts into the text after. All of its range that the second leaves was put there by the first.
  private func text(_ range: Range<Int>, _ ofFirst: Range<Int>, _ ofSecond: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var place = range.lowerBound
    var number = ofFirst.lowerBound
    func keep(to end: Int) {
      while number < ofFirst.upperBound, place < end {
        let middle = middle(number)
        let (lower, upper) = (max(place, middle.lowerBound), min(end, middle.upperBound))
        if lower < upper {
          let offset = middle.lowerBound
          result += first.parts[number].replacement[lower - offset..<upper - offset]
          place = upper
        }
        if middle.upperBound > end { break }
        number += 1
      }
    }
    for part in second.parts[ofSecond] {
      keep(to: part.range.lowerBound)
      result += part.replacement
      place = max(place, part.range.upperBound)
    }
    keep(to: range.upperBound)
    return result
  }
}
