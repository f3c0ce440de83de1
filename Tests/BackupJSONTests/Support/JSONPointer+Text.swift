import BackupJSON

extension JSONPointer {
  /// A pointer that a test spells; stops the test where the text is none.
  static func to(_ text: String) -> JSONPointer { JSONPointer(text)! }
}
