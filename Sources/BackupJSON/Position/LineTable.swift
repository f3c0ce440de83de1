/// Finds lines and columns in the bytes of a file.
///
/// Few places are asked for in files that may be large, so no table of lines is kept: one pass counts them up to
/// the last place that is wanted. No bytes are an error; ``SourcePosition`` says how ill-formed text counts.
public enum LineTable {
  /// The positions of byte offsets in ascending order, in one pass over the bytes before the last one.
  ///
  /// An offset outside the file is taken as its nearest end. One that is smaller than the one before it is
  /// answered as well, but the pass begins again.
  ///
  /// - Complexity: O(n) in the bytes, for any number of ascending offsets.
  public static func positions(of sortedOffsets: [Int], in bytes: RawSpan) -> [SourcePosition] {
    var cursor = LineCursor(bytes)
    var last = 0
    var positions: [SourcePosition] = []
    positions.reserveCapacity(sortedOffsets.count)
    for offset in sortedOffsets {
      let target = min(max(offset, 0), bytes.byteCount)
      if target < last { cursor = LineCursor(bytes) }
      last = target
      cursor.advance(to: target, in: bytes)
      positions.append(
        SourcePosition(
          offset: target,
          line: cursor.line,
          column: cursor.column,
          utf16Column: cursor.utf16Column
        )
      )
    }
    return positions
  }

  /// The bytes of the line that an offset is in, without its line end and without a byte order mark.
  ///
  /// An offset outside the file is taken as its nearest end. A line can be the whole file, so the range ends
  /// `reach` bytes before and after the offset at the latest; where it is cut, it is cut between scalars.
  ///
  /// - Complexity: O(n) in the bytes of the line, or in `reach`.
  public static func lineRange(
    containing offset: Int,
    in bytes: RawSpan,
    reach: Int = .max
  ) -> Range<Int> {
    let target = min(max(offset, 0), bytes.byteCount)
    let reach = max(reach, 0)
    let floor = reach < target ? target - reach : 0
    let ceiling = reach < bytes.byteCount - target ? target + reach : bytes.byteCount
    var lower = bytes.lineStart(before: target, notBefore: floor)
    // The line feed of a pair belongs to the line that the carriage return before it ends.
    var upper = bytes.firstLineEnd(from: max(target - 1, lower), to: ceiling)
    if lower == 0 { lower = min(bytes.contentStart, bytes.byteCount) }
    if lower == floor { lower = bytes.scalarEdge(atOrAfter: lower) }
    if upper == ceiling { upper = bytes.scalarEdge(atOrBefore: upper) }
    return lower..<max(lower, upper)
  }
}

extension LineTable {
  /// ``positions(of:in:)-(_,RawSpan)`` of bytes in an array.
  public static func positions(of sortedOffsets: [Int], in bytes: [UInt8]) -> [SourcePosition] {
    unsafe positions(of: sortedOffsets, in: bytes.span.bytes)
  }

  /// ``positions(of:in:)-(_,RawSpan)`` of bytes in memory, which must stay readable during the call.
  @unsafe
  public static func positions(of sortedOffsets: [Int], in bytes: UnsafeRawBufferPointer) -> [SourcePosition]
  {
    unsafe positions(of: sortedOffsets, in: bytes.bytes)
  }

  /// ``lineRange(containing:in:reach:)-(_,RawSpan,_)`` of bytes in an array.
  public static func lineRange(
    containing offset: Int,
    in bytes: [UInt8],
    reach: Int = .max
  ) -> Range<Int> {
    unsafe lineRange(containing: offset, in: bytes.span.bytes, reach: reach)
  }

  /// ``lineRange(containing:in:reach:)-(_,RawSpan,_)`` of bytes in memory, which must stay readable during the
  /// call.
  @unsafe
  public static func lineRange(
    containing offset: Int,
    in bytes: UnsafeRawBufferPointer,
    reach: Int = .max
  ) -> Range<Int> {
    unsafe lineRange(containing: offset, in: bytes.bytes, reach: reach)
  }
}
