import BackupFormat

/// The characters of a text that has a list of them, one by one.
struct AllowedCharacters: Sendable {
  /// In the order of ASCII, each once; empty where the notation is none of a ``CharacterClass``.
  let bytes: [UInt8]

  init(_ notation: String) { bytes = CharacterClass(notation)?.bytes ?? [] }

  func contains(_ byte: UInt8) -> Bool { bytes.contains(byte) }
}
