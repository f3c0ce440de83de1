import BackupFormat
@_spi(Scanning) import BackupJSON
import BackupValues

extension NormalWriter {
  mutating func uuid(_ source: ByteSource, _ index: Int) -> Int? {
    let end = source.endOfString(index + 1)
    guard end == index + 37 else { return string(source, index) }
    let start = out.count
    out.append(index..<end + 1, of: source)
    for place in start + 1..<start + 37 {
      let byte = out[place]
      if byte &- 0x41 < 6 { out[place] = byte | 0x20 }
    }
    return end + 1
  }

  mutating func utcMoment(_ source: ByteSource, _ index: Int) -> Int? {
    let end = source.endOfString(index + 1)
    guard end > index else { return nil }
    // `YYYY-MM-DDTHH:MM:SSZ` is how it is written; of this length, it can only be that.
    if end == index + 21, source.byte(index + 20) == 0x5A, source.byte(index + 11) == 0x54 {
      out.append(index..<end + 1, of: source)
      return end + 1
    }
    let text = Array(source.decodedString(index + 1..<end).utf8)
    guard let reading = try? spelling.read(moment: text) else { return string(source, index) }
    append(text: LocalMoment(reading).utc.description)
    return end + 1
  }

  mutating func localMoment(_ source: ByteSource, _ index: Int) -> Int? {
    let end = source.endOfString(index + 1)
    guard end > index else { return nil }
    if source.isNormalLocalMoment(index, end) {
      out.append(index..<end + 1, of: source)
      return end + 1
    }
    let text = Array(source.decodedString(index + 1..<end).utf8)
    guard let reading = try? spelling.read(moment: text) else { return string(source, index) }
    append(text: LocalMoment(reading).description)
    return end + 1
  }

  /// A currency that has a name in this format is written as its code.
  mutating func currency(_ source: ByteSource, _ index: Int) -> Int? {
    guard !spelling.currencies.isEmpty, let text = source.stringValue(at: index),
      let code = spelling.named(text)
    else { return string(source, index) }
    append(text: code.description)
    return source.endOfString(index + 1) + 1
  }

  /// Texts of values have nothing that is escaped.
  private mutating func append(text: String) {
    out.append(0x22)
    out.append(text)
    out.append(0x22)
  }

  mutating func number(_ source: ByteSource, _ index: Int, isDecimal: Bool) -> Int? {
    let end = source.endOfNumber(index)
    guard end > index else { return anythingButNumber(source, index) }
    if source.isNormalNumber(index, end) {
      out.append(index..<end, of: source)
      return end
    }
    if !isDecimal, !isCanonical {
      wroteCanonical = false
      out.append(index..<end, of: source)
      return end
    }
    var text = source.text(index..<end)
    // Whether a number has a canonical form may depend on how it is written.
    if isDecimal, let decimal = ExactDecimal(text) { text = decimal.description }
    if let number = JSONNumber(text), let bytes = try? CanonicalWriter().write(.number(number)) {
      out.append(bytes)
    } else {
      out.append(text)
    }
    return end
  }

  private mutating func anythingButNumber(_ source: ByteSource, _ index: Int) -> Int? {
    switch source.byte(index) {
    case 0x2D, 0x30...0x39: nil
    default: anything(source, index)
    }
  }

  /// Writes a text: only what must be escaped is, and in one way.
  mutating func string(_ source: ByteSource, _ index: Int) -> Int? {
    let start = index + 1
    let end = source.endOfString(start)
    guard end >= start else { return nil }
    var place = start
    while place < end, source.byte(place) != 0x5C { place = nextBackslash(source, place, end) }
    guard place < end else {
      out.append(index..<end + 1, of: source)
      return end + 1
    }
    out.append(index..<place, of: source)
    while place < end {
      if source.byte(place) == 0x5C {
        let length = max(source.escapeLength(place), 2)
        escape(source, place, length)
        place += length
      } else {
        let next = nextBackslash(source, place, end)
        out.append(place..<next, of: source)
        place = next
      }
    }
    out.append(0x22)
    return end + 1
  }

  private func nextBackslash(_ source: ByteSource, _ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end {
      let marks = source.word64(place).marks(0x5C)
      if marks != 0 { return min(place + marks.trailingZeroBitCount / 8, end) }
      place += 8
    }
    return end
  }

  private mutating func escape(_ source: ByteSource, _ place: Int, _ length: Int) {
    switch source.byte(place + 1) {
    case 0x2F: out.append(0x2F)
    case 0x75: out.append(NormalWriter.escaped(source.decodedString(place..<place + length)))
    default: out.append(place..<place + 2, of: source)
    }
  }

  /// The inside of a JSON string with this text.
  static func escaped(_ text: String) -> [UInt8] {
    guard let written = try? JSONWriter(.compact).write(.string(text)) else { return [] }
    return Array(written.dropFirst().dropLast())
  }

  /// The text of the inside of a JSON string.
  static func unescaped(_ bytes: UnsafeRawBufferPointer) -> String {
    let input = InputBytes([0x22] + Array(bytes) + [0x22])
    return input.withSource { $0.stringValue(at: 0) } ?? String(decoding: bytes, as: UTF8.self)
  }

  static func key(_ bytes: UnsafeRawBufferPointer) -> String { unescaped(bytes) }
}

extension ByteSource {
  /// Whether a local moment is surely written as it should be: `YYYY-MM-DDTHH:MM:SS` with `Z` or another offset.
  fileprivate func isNormalLocalMoment(_ index: Int, _ end: Int) -> Bool {
    guard byte(index + 11) == 0x54 else { return false }
    if end == index + 21 { return byte(index + 20) == 0x5A }
    guard end == index + 26, byte(index + 20) == 0x2B || byte(index + 20) == 0x2D,
      byte(index + 23) == 0x3A
    else { return false }
    let isZero =
      byte(index + 21) == 0x30 && byte(index + 22) == 0x30 && word16(index + 24) == 0x3030
    return !isZero
  }

  /// Whether a number is surely normal: few digits, no exponent, and no zero at the end of its fraction.
  fileprivate func isNormalNumber(_ start: Int, _ end: Int) -> Bool {
    guard end - start <= 15 else { return false }
    var point = -1
    for index in start..<end {
      switch byte(index) {
      case 0x2E: point = index
      case 0x65, 0x45: return false
      default: break
      }
    }
    if byte(start) == 0x2D, byte(start + 1) == 0x30 { return false }
    if point < 0 { return true }
    // A fraction of nothing but zeros, or very small: its layout depends on how many there are.
    return byte(end - 1) != 0x30 && (byte(start) != 0x30 || byte(point + 1) != 0x30)
  }
}
