/// What closes a text: the quote, and what has to follow it.
struct QuoteKind: Hashable {
  enum Mark: Hashable {
    case straight, single, smart
  }

  /// What the text is, and so what follows it.
  enum Place: Hashable {
    /// A colon follows.
    case key
    /// The object goes on or ends.
    case member
    /// The list goes on or ends.
    case element
  }

  let mark: Mark
  let place: Place
}
