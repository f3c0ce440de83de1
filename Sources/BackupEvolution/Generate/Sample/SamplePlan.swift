import BackupJSON

/// What one sample shall be, before its document is built.
struct SamplePlan: Sendable {
  let place: JSONPointer
  let what: String
  var isConforming = true
  /// The first one leads to the place in the document.
  var directives: [Directive]
  /// The time that the document is set at, where it is not the usual one.
  var clock = Clock()
}
