/// How much is remembered of the files, so that one that is made to be large costs no more than its own size.
enum InferenceLimits {
  /// Places of values in all; beyond them values are not looked into.
  static let places = 50_000
  /// Keys of the objects at one place; beyond them they are taken for data.
  static let keys = 256
  /// Values of the key by which the objects at one place may be told apart.
  static let variants = 32
  /// Different texts at one place.
  static let distinctTexts = 256
  /// Bytes of a text that is remembered.
  static let textLength = 100
  /// Lists of records with ids.
  static let collections = 60
  /// Records of the draft.
  static let records = 900
  /// Fields, values and cases of the draft, which is a part of what a contract may have.
  static let entries = 60_000
  /// Types inside each other, in lists and maps.
  static let nesting = 14
}
