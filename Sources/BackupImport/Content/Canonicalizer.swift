@_spi(Scanning) import BackupJSON

/// Brings texts in normal form wholly into canonical form: also what the contract does not know.
final class Canonicalizer {
  private var writer: NormalWriter

  init(_ contract: NormalContract) {
    writer = NormalWriter(contract)
    writer.isCanonical = true
  }

  /// Lends the canonical text of the value at an index; what is no JSON is lent as far as it is.
  func canonical(_ source: ByteSource, at index: Int, _ take: (UnsafeRawBufferPointer) -> Void) {
    writer.out.truncate(to: 0)
    writer.pieces.removeAll(keepingCapacity: true)
    _ = writer.anything(source, index)
    take(writer.out.bytes(0..<writer.out.count))
  }

  /// Lends the canonical text of a value.
  func canonical(_ text: [UInt8], _ take: (UnsafeRawBufferPointer) -> Void) {
    InputBytes(text).withSource { canonical($0, at: $0.documentStart, take) }
  }
}
