@_spi(Scanning) import BackupJSON

/// Draws the shape of a document while walking over its bytes once.
struct ShapeSketch {
  /// The shape of the whole document, or of what stands before the first fault.
  let root = Shape()
  /// Whether the walk reached the end of the document.
  private(set) var isWhole = false

  private let source: ByteSource
  private var room = ShapeRoom()

  /// - Complexity: linear in the file; the memory is bounded.
  static func of(_ input: InputBytes) -> ShapeSketch {
    // The bytes are read through a pointer, which does not keep them alive.
    withExtendedLifetime(input) { ShapeSketch(input.source) }
  }

  private init(_ source: ByteSource) {
    self.source = source
    let start = source.documentStart
    let end = value(start, root, 0)
    isWhole = end >= 0 && source.skipWhitespace(end) >= source.count
  }

  /// Walks over a value; the index behind it, or -1 where its syntax is broken.
  private mutating func value(_ index: Int, _ shape: Shape?, _ depth: Int) -> Int {
    switch source.byte(index) {
    case 0x7B:
      shape?.meet(.object)
      return depth < JSONDocument.depthLimit ? object(index, shape, depth + 1) : -1
    case 0x5B:
      shape?.meet(.list)
      return depth < JSONDocument.depthLimit ? list(index, shape, depth + 1) : -1
    case 0x22:
      let end = source.endOfString(index + 1)
      if end >= 0 { shape?.meet(.text) }
      return end < 0 ? -1 : end + 1
    case 0x2D, 0x30...0x39:
      let end = source.endOfNumber(index)
      if end >= 0 { shape?.meet(isInteger(index..<end) ? .integer : .number) }
      return end
    case let first:
      let end = source.endOfLiteral(index)
      if end >= 0 { shape?.meet(first == 0x6E ? .null : .boolean) }
      return end
    }
  }

  private func isInteger(_ range: Range<Int>) -> Bool {
    source.endOfDigits(range.lowerBound + (source.byte(range.lowerBound) == 0x2D ? 1 : 0)) == range.upperBound
  }

  private mutating func object(_ opening: Int, _ shape: Shape?, _ depth: Int) -> Int {
    var guess = 0
    var index = source.skipWhitespace(opening + 1)
    if source.byte(index) == 0x7D { return index + 1 }
    while true {
      guard source.byte(index) == 0x22 else { return -1 }
      let end = source.endOfString(index + 1)
      if end < 0 { return -1 }
      let member = source.withBytes(index + 1..<end) { shape?.member($0, &guess, &room) }
      index = source.skipWhitespace(end + 1)
      guard source.byte(index) == 0x3A else { return -1 }
      index = value(source.skipWhitespace(index + 1), member, depth)
      if index < 0 { return -1 }
      index = source.skipWhitespace(index)
      switch source.byte(index) {
      case 0x2C: index = source.skipWhitespace(index + 1)
      case 0x7D: return index + 1
      default: return -1
      }
    }
  }

  private mutating func list(_ opening: Int, _ shape: Shape?, _ depth: Int) -> Int {
    var index = source.skipWhitespace(opening + 1)
    if source.byte(index) == 0x5D { return index + 1 }
    while true {
      index = value(index, shape?.nextElement(&room), depth)
      if index < 0 { return -1 }
      index = source.skipWhitespace(index)
      switch source.byte(index) {
      case 0x2C: index = source.skipWhitespace(index + 1)
      case 0x5D: return index + 1
      default: return -1
      }
    }
  }
}
