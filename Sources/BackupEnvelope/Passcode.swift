import BackupCrypto
import BackupValues

/// The passcode of an encrypted backup: the UTF-8 bytes of its Normalization Form C, wiped when it is no longer used.
///
/// It is never trimmed: blanks at the ends are part of it. Spec/envelope.md, section *Passcode*.
public struct Passcode: Sendable {
  let secret: SecretBytes
  /// Whether it has white space at one of its ends, which may have been typed by mistake.
  let hasOuterBlanks: Bool
  /// Whether it has a U+0000, with which no file is made.
  let hasNull: Bool

  /// Takes a passcode as it was typed.
  ///
  /// The text itself is the caller's, and is not wiped.
  public init(_ text: String) {
    self.init(scalars: Array(text.unicodeScalars))
  }

  /// Takes the bytes of a passcode; `nil` where they are no well-formed UTF-8.
  public init?(utf8 bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    // What is ill-formed was replaced.
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self.init(text)
  }

  private init(scalars: [Unicode.Scalar]) {
    var scalars = scalars
    var composed = ComposedText.scalars(of: scalars)
    hasOuterBlanks = [scalars.first, scalars.last].contains { $0?.properties.isWhitespace ?? false }
    hasNull = scalars.contains("\0")
    let count = composed.reduce(0) { $0 + UTF8.width($1) }
    secret = SecretBytes(count: count) { bytes in
      var place = 0
      for scalar in composed {
        for byte in UTF8.encode(scalar)! {
          bytes[place] = byte
          place += 1
        }
      }
    }
    SecretBytes.wipe(&scalars)
    SecretBytes.wipe(&composed)
  }

  /// Why no file is made with it, for a person; `nil` for one that will do.
  package var creationFault: String? {
    if isEmpty { return "the passcode is empty" }
    return hasNull ? "the passcode has a character U+0000, at which some programs would end it" : nil
  }

  /// Whether nothing was typed.
  public var isEmpty: Bool { secret.count == 0 }
}
