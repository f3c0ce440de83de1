@_spi(Scanning) import BackupJSON

/// Brings texts in normal form wholly into canonical form: also what the contract does not know.
final class Canonicalizer {
  private var writer: NormalWriter

  init(_ contract: NormalContract) {
    writer = NormalWriter(contract)
    writer.isCanonical = true
  }

  /// Lends the canonical text of the value at an index; what is no JSON is lent as far as it is.
  ///
  /// - Returns: the index behind the value; `nil` where there is none, or one that is nested too deeply.
  @discardableResult
  func canonical(_ source: ByteSource, at index: Int, _ take: (UnsafeRawBufferPointer) -> Void) -> Int? {
    writer.out.truncate(to: 0)
    writer.pieces.removeAll(keepingCapacity: true)
    let end = writer.anything(source, index)
    take(writer.out.bytes(0..<writer.out.count))
    return end
  }

  /// Lends the canonical text of a document of a store.
  ///
  /// - Returns: whether it is a value and nothing else.
  func canonical(_ document: StoredDocument, _ take: (UnsafeRawBufferPointer) -> Void) -> Bool {
    InputBytes(document.json).withSource { source in
      guard let end = canonical(source, at: source.documentStart, take) else { return false }
      return source.skipWhitespace(end) == source.count
    }
  }
}
