/// Unicode Normalization Form C (UAX 15), by tables of its own.
///
/// The same scalars come out on every system, whichever version of Unicode that system knows.
package enum ComposedText {
  /// The scalars of a text in Normalization Form C.
  ///
  /// - Complexity: O(*n* log *n*) in the longest run of combining marks, else linear.
  package static func scalars(of text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    // What goes in are scalars, and the tables hold nothing else.
    values(of: text).map { Unicode.Scalar($0) ?? "\u{FFFD}" }
  }

  /// The values of the same scalars, in memory that was taken once, so that it can be wiped.
  package static func values(of text: [Unicode.Scalar]) -> [UInt32] {
    let table = Table.shared
    var scalars: [UInt32] = []
    scalars.reserveCapacity(text.count * mostParts)
    for scalar in text { decompose(scalar.value, into: &scalars, table) }
    sortMarks(&scalars, table)
    compose(&scalars, table)
    return scalars
  }

  /// No character is decomposed into more.
  private static let mostParts = 4

  /// Whether a character has its place in Normalization Form C on every system that knows Unicode 14 (2021): it was
  /// there then, or is one that takes no part. A system that does not know a character leaves it as it is.
  package static func isSettled(_ scalar: Unicode.Scalar) -> Bool {
    guard let age = scalar.properties.age else { return false }
    return age.major <= 14 || Table.shared.isInert(scalar.value)
  }

  private enum Hangul {
    static let syllables: UInt32 = 0xAC00
    static let leading: UInt32 = 0x1100
    static let vowels: UInt32 = 0x1161
    /// One before the first trailing consonant.
    static let trailing: UInt32 = 0x11A7
    static let leadingCount: UInt32 = 19
    static let vowelCount: UInt32 = 21
    static let trailingCount: UInt32 = 28
    static let count = leadingCount * vowelCount * trailingCount
  }

  private static func decompose(_ scalar: UInt32, into scalars: inout [UInt32], _ table: Table) {
    if scalar < 0xC0 { return scalars.append(scalar) }
    let syllable = scalar &- Hangul.syllables
    if syllable < Hangul.count {
      let parts = syllable / Hangul.trailingCount
      scalars.append(Hangul.leading + parts / Hangul.vowelCount)
      scalars.append(Hangul.vowels + parts % Hangul.vowelCount)
      let last = syllable % Hangul.trailingCount
      if last > 0 { scalars.append(Hangul.trailing + last) }
    } else if let parts = table.parts[scalar] {
      // At most four deep, as the tables are.
      decompose(parts.first, into: &scalars, table)
      if let second = parts.second { decompose(second, into: &scalars, table) }
    } else {
      scalars.append(scalar)
    }
  }

  /// Puts each run of combining marks into the order of their classes; equal ones stay as they are.
  private static func sortMarks(_ scalars: inout [UInt32], _ table: Table) {
    var start = 0
    while start < scalars.count {
      guard table.mark(scalars[start]) > 0 else {
        start += 1
        continue
      }
      var end = start
      while end < scalars.count, table.mark(scalars[end]) > 0 { end += 1 }
      if end - start > 1 {
        let sorted = scalars[start..<end].enumerated().sorted { left, right in
          (table.mark(left.element), left.offset) < (table.mark(right.element), right.offset)
        }
        for (offset, mark) in sorted.enumerated() { scalars[start + offset] = mark.element }
      }
      start = end
    }
  }

  private static func compose(_ scalars: inout [UInt32], _ table: Table) {
    var starter: Int?
    /// The class of the last mark that was kept since the starter; 0 where there is none.
    var last: UInt8 = 0
    var kept = 0
    for index in scalars.indices {
      let scalar = scalars[index]
      let mark = table.mark(scalar)
      if let place = starter, last < mark || (last == 0 && kept == place + 1),
        let whole = composed(scalars[place], scalar, table)
      {
        scalars[place] = whole
        continue
      }
      if mark == 0 { starter = kept }
      last = mark
      scalars[kept] = scalar
      kept += 1
    }
    scalars.removeSubrange(kept...)
  }

  private static func composed(_ first: UInt32, _ second: UInt32, _ table: Table) -> UInt32? {
    let leading = first &- Hangul.leading
    let vowel = second &- Hangul.vowels
    if leading < Hangul.leadingCount, vowel < Hangul.vowelCount {
      return Hangul.syllables + (leading * Hangul.vowelCount + vowel) * Hangul.trailingCount
    }
    let syllable = first &- Hangul.syllables
    let trailing = second &- Hangul.trailing
    if syllable < Hangul.count, syllable % Hangul.trailingCount == 0, trailing > 0,
      trailing < Hangul.trailingCount
    {
      return first + trailing
    }
    return table.wholes[UInt64(first) << 32 | UInt64(second)]
  }
}
