/// A place in a text as people and editors count it.
///
/// A line ends with a line feed, with carriage return and line feed, or with a carriage return alone; the end
/// belongs to its line. Columns count Unicode scalars from the start of the line, a byte that is not part of
/// well-formed UTF-8 as one scalar. A byte order mark at the start of the file has no column of its own. A place
/// inside a scalar has the column of that scalar.
public struct SourcePosition: Sendable, Hashable {
  /// Bytes from the start of the file, from 0.
  public let offset: Int
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int
  /// The column in UTF-16 code units, from 1, for editors and protocols that count so.
  public let utf16Column: Int

  package init(offset: Int, line: Int, column: Int, utf16Column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }
}
