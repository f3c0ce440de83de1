import BackupFormat
@_spi(Scanning) import BackupJSON

/// Writes the hunks of a unified diff: changed lines that lie near each other, with the lines around them.
struct HunkWriter {
  private let source: ByteSource
  private let change: TextChange
  private let sink: OutputSink
  /// Up to where the text was passed, and the numbers of the line there, before and after.
  private var index = 0
  private var oldLine = 1
  private var newLine = 1

  init(_ source: ByteSource, _ change: TextChange, _ sink: OutputSink) {
    self.source = source
    self.change = change
    self.sink = sink
  }

  mutating func write(_ blocks: [DiffBlock]) {
    var first = 0
    while first < blocks.count {
      var end = first + 1
      while end < blocks.count, isNear(blocks[end - 1], blocks[end]) { end += 1 }
      write(hunk: blocks[first..<end])
      first = end
    }
  }

  /// Whether the lines around two blocks meet.
  private func isNear(_ one: DiffBlock, _ other: DiffBlock) -> Bool {
    var place = one.lines.upperBound
    for _ in 0..<2 * UnifiedDiff.context where place < other.lines.lowerBound { place = endOfLine(place) }
    return place >= other.lines.lowerBound
  }

  private mutating func write(hunk blocks: ArraySlice<DiffBlock>) {
    guard let first = blocks.first, let last = blocks.last else { return }
    let start = contextStart(first.lines.lowerBound)
    var end = last.lines.upperBound
    for _ in 0..<UnifiedDiff.context { end = endOfLine(end) }
    let passed = LineCount(source, index..<start).lines
    oldLine += passed
    newLine += passed
    let oldCount = LineCount(source, start..<end).lines
    let newCount = blocks.reduce(oldCount) { count, block in
      var after = LineCount()
      block.pieces(source, change) { after.add($0) }
      return count - LineCount(source, block.lines).lines + after.lines
    }
    sink.write("@@ -\(words(oldLine, oldCount)) +\(words(newLine, newCount)) @@\n")
    index = start
    for block in blocks {
      write(index..<block.lines.lowerBound, " ")
      write(block.lines, "-")
      var lines = MarkedLines("+", sink)
      block.pieces(source, change) { lines.add($0) }
      lines.end()
      index = block.lines.upperBound
    }
    write(index..<end, " ")
    index = end
    oldLine += oldCount
    newLine += newCount
  }

  /// A part without lines is told by the line before it.
  private func words(_ line: Int, _ count: Int) -> String { "\(count == 0 ? line - 1 : line),\(count)" }

  private func write(_ range: Range<Int>, _ mark: String) {
    var lines = MarkedLines(mark, sink)
    DiffBlock.pieces(source, range) { lines.add($0) }
    lines.end()
  }

  private func endOfLine(_ place: Int) -> Int {
    var end = place
    while end < source.count, source.byte(end) != 0x0A { end += 1 }
    return min(end + 1, source.count)
  }

  /// The beginning of the lines before a line that are shown with it.
  private func contextStart(_ place: Int) -> Int {
    var start = place
    for _ in 0..<UnifiedDiff.context where start > index {
      start -= 1
      while start > index, source.byte(start - 1) != 0x0A { start -= 1 }
    }
    return start
  }
}

/// Counts lines; a rest without a line end is one.
private struct LineCount {
  private var ends = 0
  private var isOpen = false

  var lines: Int { ends + (isOpen ? 1 : 0) }

  init() {}

  init(_ source: ByteSource, _ range: Range<Int>) {
    for index in range where source.byte(index) == 0x0A { ends += 1 }
    isOpen = !range.isEmpty && source.byte(range.upperBound - 1) != 0x0A
  }

  mutating func add(_ piece: ArraySlice<UInt8>) {
    guard let last = piece.last else { return }
    ends += piece.count { $0 == 0x0A }
    isOpen = last != 0x0A
  }
}

/// Writes lines with a mark before each.
private struct MarkedLines {
  private let mark: String
  private let sink: OutputSink
  private var isOpen = false

  init(_ mark: String, _ sink: OutputSink) {
    self.mark = mark
    self.sink = sink
  }

  mutating func add(_ piece: ArraySlice<UInt8>) {
    var rest = piece
    while !rest.isEmpty {
      if !isOpen { sink.write(mark) }
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      sink.write(Array(rest[..<end]))
      isOpen = rest[end - 1] != 0x0A
      rest = rest[end...]
    }
  }

  func end() {
    if isOpen { sink.write("\n\\ No newline at end of file\n") }
  }
}
