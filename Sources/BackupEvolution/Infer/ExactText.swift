import BackupJSON

/// A text that is compared by its bytes: two ids are not one because Unicode composes their letters alike.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool { left.text.isSameUTF8(as: right.text) }

  func hash(into hasher: inout Hasher) { text.hashUTF8(into: &hasher) }
}
