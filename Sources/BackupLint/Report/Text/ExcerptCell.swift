@_spi(Scanning) import BackupJSON

/// One character of a line, as it is shown.
struct ExcerptCell {
  /// Offset of its first byte.
  let start: Int
  /// Offset behind its last byte.
  let end: Int
  let text: String
  /// Columns that the text takes.
  let width: Int

  /// A tab is shown as this many spaces.
  private static let tabWidth = 2

  /// The characters of a range of a file; ill-formed bytes one by one, as `\xFF`.
  static func cells(_ source: ByteSource, _ range: Range<Int>, hidingAllBut keys: KnownKeys?) -> [ExcerptCell]
  {
    var places: [Range<Int>] = []
    var scalars: [Unicode.Scalar] = []
    var illFormed: Set<Int> = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source.byte(index)
      let length = byte < 0x80 ? 1 : source.multibyteLength(index)
      if length == 0 || index + length > range.upperBound {
        illFormed.insert(scalars.count)
        scalars.append("?")
        places.append(index..<index + 1)
      } else {
        scalars.append(source.text(index..<index + length).unicodeScalars.first ?? "?")
        places.append(index..<index + length)
      }
      index = places[places.count - 1].upperBound
    }
    if let keys { scalars = ShapeMask.masked(scalars, keys) }
    return scalars.indices.map { number in
      let place = places[number]
      guard illFormed.contains(number) else { return ExcerptCell(scalars[number], place) }
      let hexadecimal = String(source.byte(place.lowerBound), radix: 16, uppercase: true)
      return ExcerptCell(start: place.lowerBound, end: place.upperBound, text: "\\x" + hexadecimal, width: 4)
    }
  }

  private init(_ scalar: Unicode.Scalar, _ place: Range<Int>) {
    start = place.lowerBound
    end = place.upperBound
    if scalar == "\t" {
      text = String(repeating: " ", count: ExcerptCell.tabWidth)
      width = ExcerptCell.tabWidth
    } else if scalar.isInvisible {
      text = scalar.escaped
      width = text.utf8.count
    } else {
      text = String(scalar)
      width = scalar.displayWidth
    }
  }

  private init(start: Int, end: Int, text: String, width: Int) {
    self.start = start
    self.end = end
    self.text = text
    self.width = width
  }
}
