import BackupCrypto
import BackupValues

/// Writes bytes that come in pieces as one base64 text.
struct Base64Stream {
  /// Up to two bytes that are no whole group yet.
  private var rest: [UInt8] = []
  private var text = [UInt8](repeating: 0, count: AESGCM.pieceSize / 3 * 4)

  /// - Parameter take: is given the characters in order.
  mutating func append(_ piece: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) -> Void) {
    var piece = piece
    while !rest.isEmpty, rest.count < 3, let byte = piece.first {
      rest.append(byte)
      piece = UnsafeRawBufferPointer(rebasing: piece.dropFirst())
    }
    if rest.count == 3 {
      Array(Base64Text(bytes: rest).description.utf8).withUnsafeBytes(take)
      rest = []
    }
    while piece.count >= 3 {
      let count = min(piece.count, text.count / 4 * 3) / 3 * 3
      text.withUnsafeMutableBytes { text in
        Base64Blocks.encode(UnsafeRawBufferPointer(rebasing: piece[..<count]), into: text)
        take(UnsafeRawBufferPointer(rebasing: text[..<(count / 3 * 4)]))
      }
      piece = UnsafeRawBufferPointer(rebasing: piece[count...])
    }
    rest += piece
  }

  mutating func finish(_ take: (UnsafeRawBufferPointer) -> Void) {
    Array(Base64Text(bytes: rest).description.utf8).withUnsafeBytes(take)
    rest = []
  }
}
