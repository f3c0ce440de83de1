import BackupCrypto
import BackupValues

/// The passcode of an encrypted backup: the UTF-8 bytes of its Normalization Form C, wiped when it is no longer used.
///
/// It is never trimmed: blanks at the ends are part of it. Spec/envelope.md, section *Passcode*.
public struct Passcode: Sendable {
  let secret: SecretBytes
  /// What may be in it by mistake, to stand behind `the passcode `; `nil` where it looks like what a person types.
  package let oddity: String?
  /// Why no file is made with it, for a person; `nil` for one that will do.
  package let creationFault: String?

  /// Takes a passcode as it was typed.
  ///
  /// The text itself is the caller's, and is not wiped.
  public init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    // Memory that is taken once leaves nothing behind.
    scalars.reserveCapacity(text.utf8.count)
    scalars.append(contentsOf: text.unicodeScalars)
    defer { SecretBytes.wipe(&scalars) }
    self.init(scalars)
  }

  /// Takes the bytes of a passcode; `nil` where they are no well-formed UTF-8.
  public init?(utf8 bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    // What is ill-formed was replaced.
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self.init(text)
  }

  private init(_ scalars: [Unicode.Scalar]) {
    var composed = ComposedText.values(of: scalars)
    defer { SecretBytes.wipe(&composed) }
    oddity = Passcode.oddity(scalars)
    creationFault = Passcode.creationFault(scalars)
    let count = composed.reduce(0) { $0 + UTF8.width(Passcode.scalar($1)) }
    secret = SecretBytes(count: count) { bytes in
      var place = 0
      for value in composed {
        for byte in UTF8.encode(Passcode.scalar(value))! {
          bytes[place] = byte
          place += 1
        }
      }
    }
  }

  /// The tables of the composed form hold scalars and nothing else.
  private static func scalar(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? "\u{FFFD}" }

  private static func oddity(_ scalars: [Unicode.Scalar]) -> String? {
    guard let first = scalars.first, let last = scalars.last else { return "is empty" }
    if first == "\u{FEFF}" { return "begins with a byte order mark, which counts" }
    if first.properties.isWhitespace || last.properties.isWhitespace {
      return "has a blank at one of its ends, which counts"
    }
    if scalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "has a line break or another control character, which counts and cannot be typed"
    }
    return scalars.contains(where: isInvisible) ? "has an invisible character, which counts" : nil
  }

  /// The joiner and the tags are parts of emoji.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format && scalar != "\u{200D}"
      && !("\u{E0020}"..."\u{E007F}").contains(scalar)
  }

  private static func creationFault(_ scalars: [Unicode.Scalar]) -> String? {
    if scalars.isEmpty { return "the passcode is empty" }
    if scalars.contains("\0") {
      return "the passcode has a character U+0000, at which some programs would end it"
    }
    return scalars.allSatisfy(ComposedText.isSettled)
      ? nil : "the passcode has a character that is so new that another system may take it for something else"
  }

  /// Whether nothing was typed.
  public var isEmpty: Bool { secret.count == 0 }
}
