import BackupFormat
@_spi(Scanning) import BackupJSON

/// The edits of a text as a unified diff, as `patch` and `git apply` read it.
///
/// It follows from the edits: the lines that they touch are the lines that differ. So it takes one pass over the text,
/// and memory in proportion to the number of edits.
struct UnifiedDiff {
  private let input: InputBytes
  private let change: TextChange
  private let name: String

  /// Lines around the changed ones.
  static let context = 3

  init(of fixed: FixedText, named name: String) {
    self.init(fixed.before, fixed.change, named: name)
  }

  init(_ input: InputBytes, _ change: TextChange, named name: String) {
    self.input = input
    self.change = change
    self.name = name
  }

  /// Writes nothing where nothing is changed.
  func write(to sink: OutputSink) {
    guard !change.isEmpty else { return }
    // A name with a space in it ends with a tab, or `patch` would read only its beginning.
    let end = name.utf8.contains(0x20) ? "\t\n" : "\n"
    sink.write("--- \(name)\(end)+++ \(name)\(end)")
    input.withSource { source in
      var writer = HunkWriter(source, change, sink)
      writer.write(DiffBlock.blocks(source, change))
    }
  }
}

/// Whole lines of the text before, and the edits in them.
struct DiffBlock {
  /// From the beginning of a line to the end of one, its line end included.
  let lines: Range<Int>
  /// The numbers of the parts of the change.
  let parts: Range<Int>

  static func blocks(_ source: ByteSource, _ change: TextChange) -> [DiffBlock] {
    var blocks: [DiffBlock] = []
    for (number, part) in change.parts.enumerated() {
      if let last = blocks.last, part.range.lowerBound < last.lines.upperBound || last.reaches(source) {
        let end = max(last.lines.upperBound, end(of: part, source, from: last.lines.upperBound))
        blocks[blocks.count - 1] = DiffBlock(
          lines: last.lines.lowerBound..<end,
          parts: last.parts.lowerBound..<number + 1
        )
      } else {
        let floor = blocks.last?.lines.upperBound ?? 0
        var start = part.range.lowerBound
        while start > floor, source.byte(start - 1) != 0x0A { start -= 1 }
        blocks.append(
          DiffBlock(lines: start..<end(of: part, source, from: start), parts: number..<number + 1)
        )
      }
    }
    return blocks
  }

  /// Whether the block ends with the text in the middle of a line, so that what is put there belongs to it.
  private func reaches(_ source: ByteSource) -> Bool {
    lines.upperBound == source.count && !lines.isEmpty && source.byte(source.count - 1) != 0x0A
  }

  /// The end of the last line that a part touches; nothing before `start` needs to be looked at.
  private static func end(of part: TextChange.Part, _ source: ByteSource, from start: Int) -> Int {
    var end = part.range.upperBound
    let isWhole = end > start && source.byte(end - 1) == 0x0A && part.range.lowerBound == start
    if isWhole, part.replacement.isEmpty || part.replacement.last == 0x0A { return end }
    if end < start { return start }
    while end < source.count, source.byte(end) != 0x0A { end += 1 }
    return min(end + 1, source.count)
  }

  /// The text after of these lines, piece by piece.
  func pieces(_ source: ByteSource, _ change: TextChange, _ body: (ArraySlice<UInt8>) -> Void) {
    var index = lines.lowerBound
    for part in change.parts[parts] {
      DiffBlock.pieces(source, index..<part.range.lowerBound, body)
      body(part.replacement[...])
      index = part.range.upperBound
    }
    DiffBlock.pieces(source, index..<lines.upperBound, body)
  }

  /// A part of a text, piece by piece.
  static func pieces(_ source: ByteSource, _ range: Range<Int>, _ body: (ArraySlice<UInt8>) -> Void) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(range.upperBound, start + 1 << 16)
      body(source.bytes(start..<end)[...])
      start = end
    }
  }
}
