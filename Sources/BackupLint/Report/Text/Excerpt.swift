@_spi(Scanning) import BackupJSON

/// A line of a file around a place, as it is shown: everything visible, cut to a window, and where the marks go.
struct Excerpt {
  let text: String
  /// Columns before the first mark.
  let indent: Int
  /// Number of marks, 1 or more.
  let marks: Int

  /// The widest text that is shown of a line, in columns.
  static let columns = 100
  /// How far the line is looked at before and behind the place, in bytes.
  private static let reach = 600
  /// How many columns are shown before a place that is far to the right.
  private static let lead = 40

  /// - Parameter keys: where values are hidden, the keys that may be shown; `nil` shows everything.
  init(_ input: InputBytes, _ span: Range<Int>, hidingAllBut keys: KnownKeys?) {
    // The bytes are read through a pointer, which does not keep them alive.
    self = withExtendedLifetime(input) { Excerpt(input.source, span, hidingAllBut: keys) }
  }

  private init(_ source: ByteSource, _ span: Range<Int>, hidingAllBut keys: KnownKeys?) {
    let line = source.withBytes(0..<source.count) { bytes in
      LineTable.lineRange(containing: span.lowerBound, in: bytes, reach: Excerpt.reach)
    }
    let cells = ExcerptCell.cells(source, line, hidingAllBut: keys)
    let first = cells.firstIndex { $0.end > span.lowerBound } ?? cells.count
    let behind = cells[first...].firstIndex { $0.start >= span.upperBound } ?? cells.count
    let window = Excerpt.window(cells.map(\.width), first, behind)
    let isCutBefore =
      window.lowerBound > 0 || (line.lowerBound > 0 && !source.isLineStart(line.lowerBound))
    let isCutBehind =
      window.upperBound < cells.count
      || (line.upperBound < source.count && !source.isLineEnd(line.upperBound))
    text =
      (isCutBefore ? "…" : "") + cells[window].map(\.text).joined() + (isCutBehind ? "…" : "")
    let before = cells[window.lowerBound..<max(first, window.lowerBound)].reduce(0) { $0 + $1.width }
    indent = before + (isCutBefore ? 1 : 0)
    let marked = cells[min(first, window.upperBound)..<min(max(behind, first), window.upperBound)]
    marks = max(1, marked.reduce(0) { $0 + $1.width })
  }

  /// The cells that fit: the whole line, or the marked ones with what leads to them and what follows.
  private static func window(_ widths: [Int], _ first: Int, _ behind: Int) -> Range<Int> {
    guard widths.reduce(0, +) > columns else { return widths.indices }
    let span = min(widths[first..<max(first, behind)].reduce(0, +), columns - lead)
    var start = first
    var used = span
    // All that leads to the place where that fits, because the start of a line says most about it.
    if widths[..<first].reduce(0, +) + span <= columns {
      start = 0
      used += widths[..<first].reduce(0, +)
    } else {
      while start > 0, used + widths[start - 1] <= span + lead {
        start -= 1
        used += widths[start]
      }
    }
    var end = start
    used = 0
    while end < widths.count, used + widths[end] <= columns {
      used += widths[end]
      end += 1
    }
    while start > 0, used + widths[start - 1] <= columns {
      start -= 1
      used += widths[start]
    }
    return start..<end
  }
}

extension ByteSource {
  fileprivate func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || isLineEnd(offset - 1) || (offset == 3 && hasByteOrderMark)
  }

  fileprivate func isLineEnd(_ offset: Int) -> Bool { byte(offset) == 0x0A || byte(offset) == 0x0D }
}
