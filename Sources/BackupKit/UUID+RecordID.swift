public import BackupValues
public import Foundation

extension RecordID {
  /// The same 128 bits.
  public init(_ uuid: UUID) {
    let bytes = withUnsafeBytes(of: uuid.uuid) { Array($0) }
    let word = { (part: ArraySlice<UInt8>) in part.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    self.init(high: word(bytes[0..<8]), low: word(bytes[8..<16]))
  }
}

extension UUID {
  /// The same 128 bits.
  public init(_ id: RecordID) {
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { buffer in
      for index in 0..<8 {
        buffer[index] = UInt8(truncatingIfNeeded: id.high >> (56 - 8 * index))
        buffer[index + 8] = UInt8(truncatingIfNeeded: id.low >> (56 - 8 * index))
      }
    }
    self.init(uuid: bytes)
  }
}
