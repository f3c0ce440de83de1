/// What closes a text: the quote, and what has to follow it.
enum QuoteKind: Hashable {
  /// A straight quote with a colon behind it.
  case key
  /// A straight quote, behind which the object goes on or ends.
  case member
  /// A straight quote, behind which the list goes on or ends.
  case element
  case single
  case smart
}
