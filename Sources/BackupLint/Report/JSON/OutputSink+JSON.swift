import BackupJSON

extension OutputSink {
  /// Writes a value of a report; such values are never nested deeply.
  func write(_ value: JSONValue, _ style: JSONWriter.Style) {
    do {
      write(try JSONWriter(style).write(value))
    } catch {
      preconditionFailure("a report is never nested deeply")
    }
  }
}
