import BackupJSON

/// What one sample shall be, before its document is built.
struct SamplePlan: Sendable {
  let place: JSONPointer
  let what: String
  var isConforming = true
  /// The first one leads to the place in the document.
  var directives: [Directive]
  /// The key that the value at the place stands under, where it is not the name of its field.
  var alias: String?
  /// The time that the document is set at, where it is not the usual one.
  var clock = Clock()
}
