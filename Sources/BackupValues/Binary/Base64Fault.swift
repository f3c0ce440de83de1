/// Why a text is no strict base64.
public typealias Base64Fault = TextFault<Base64FaultReason>

/// The reasons for which `Base64Text` refuses a text.
public enum Base64FaultReason: String, FaultReason {
  /// `-` or `_`, which belong to the URL alphabet, where the standard one is wanted.
  case urlAlphabet
  /// `+` or `/` where the URL alphabet is wanted.
  case standardAlphabet
  /// White space or a line break.
  case whitespace
  /// The text is not filled with `=` to a multiple of four characters.
  case missingPadding
  /// The text is filled with `=`, which the URL alphabet does without.
  case unwantedPadding
  /// A `=` elsewhere than at the end, or more of them than there can be.
  case paddingPlace
  /// A character of no base64 alphabet.
  case invalidCharacter
  /// The last character says more than the bytes need: its spare bits are not zero.
  case spareBits
  /// One character is left over, which cannot make a byte.
  case length
}
