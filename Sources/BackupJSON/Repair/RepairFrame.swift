/// One container that is open while a broken text is read.
struct RepairFrame {
  /// Offset of the opening bracket, or of the place where it was made up.
  let opening: Int
  let isArray: Bool
  /// Whether the opening bracket does not stand in the text.
  let isInvented: Bool
  /// The number of commas that were passed.
  var index = 0
  /// The text of the current key, without its quotes.
  var key: Range<Int>? { didSet { name = nil } }
  /// The decoded text of the key, once it was asked for.
  var name: String?

  init(opening: Int, isArray: Bool, isInvented: Bool = false) {
    self.opening = opening
    self.isArray = isArray
    self.isInvented = isInvented
  }

  var closer: StaticString { isArray ? "]" : "}" }
}
