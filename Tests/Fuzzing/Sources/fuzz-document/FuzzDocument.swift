import BackupJSON

/// What the reader takes, each writer gives back: the same tree, and for the canonical form the same bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocument(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = InputBytes(Array(UnsafeBufferPointer(start: start, count: count)))
  guard let document = try? JSONDocument(reading: input) else { return 0 }
  for style in [JSONWriter.Style.compact, .pretty] { expectSameTree(document, style) }
  expectStableCanonicalForm(document)
  return 0
}

private func expectSameTree(_ document: JSONDocument, _ style: JSONWriter.Style) {
  guard let text = try? JSONWriter(style).write(document) else { fatalError("read, but not written") }
  guard let again = try? JSONDocument(reading: InputBytes(text)) else {
    fatalError("written, but not read: \(String(decoding: text, as: UTF8.self))")
  }
  precondition(again == document, "another tree: \(String(decoding: text, as: UTF8.self))")
}

/// Not every document has a canonical form; one that has it keeps it.
private func expectStableCanonicalForm(_ document: JSONDocument) {
  guard let text = try? CanonicalWriter().write(document) else { return }
  guard let again = try? JSONDocument(reading: InputBytes(text)) else {
    fatalError("canonical, but not read: \(String(decoding: text, as: UTF8.self))")
  }
  guard let second = try? CanonicalWriter().write(again) else { fatalError("canonical only once") }
  precondition(second == text, "canonical in two ways: \(String(decoding: text, as: UTF8.self))")
}
