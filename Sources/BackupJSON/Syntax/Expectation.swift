/// What the grammar of RFC 8259 allows at a place.
package enum Expectation: Sendable, Hashable {
  /// The value of the document.
  case document
  /// A value behind a colon.
  case memberValue
  /// The first element of an array, or its end.
  case elementOrEnd
  /// An element behind a comma.
  case element
  /// The first key of an object, or its end.
  case keyOrEnd
  /// A key behind a comma.
  case key
  case colon
  /// A comma or the end, in an object.
  case commaOrObjectEnd
  /// A comma or the end, in an array.
  case commaOrArrayEnd
  /// Nothing: the document is complete.
  case endOfDocument

  /// The words of a message: `expected …`.
  var words: String {
    switch self {
    case .document, .memberValue, .element: "a value"
    case .elementOrEnd: "a value or `]`"
    case .keyOrEnd: "a key in double quotes or `}`"
    case .key: "a key in double quotes"
    case .colon: "`:`"
    case .commaOrObjectEnd: "`,` or `}`"
    case .commaOrArrayEnd: "`,` or `]`"
    case .endOfDocument: "the end of the file"
    }
  }

  var isInObject: Bool {
    switch self {
    case .keyOrEnd, .key, .colon, .commaOrObjectEnd, .memberValue: true
    case .document, .elementOrEnd, .element, .commaOrArrayEnd, .endOfDocument: false
    }
  }

  var wantsValue: Bool {
    switch self {
    case .document, .memberValue, .element, .elementOrEnd: true
    case .keyOrEnd, .key, .colon, .commaOrObjectEnd, .commaOrArrayEnd, .endOfDocument: false
    }
  }
}
