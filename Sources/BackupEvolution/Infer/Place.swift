import BackupJSON

/// Everything that was seen of the values at one place of the files, for example `/entries/*/kind`.
struct Place {
  /// A kind of JSON value.
  enum Kind: CaseIterable { case boolean, number, text, array, object }

  /// The place around it; `nil` for the root.
  let parent: Int?
  /// Its key there, or `*` for an element or a value of a map.
  let token: String
  var nulls = 0
  var booleans = 0
  var numbers = NumberEvidence()
  var texts = TextEvidence()
  var arrays = ArrayEvidence()
  var objects = ObjectEvidence()
  /// How many places lead here: more than one where a record contains its own kind, or several have one shape.
  var uses = 1
  /// Beyond what is remembered; only that there are values is known.
  var isSealed = false
  /// What the check has shown not to be true of it.
  var doubts: Doubt = .none

  enum Doubt: Int { case none, form, all }

  init(parent: Int?, token: String) {
    self.parent = parent
    self.token = token
  }

  func count(_ kind: Kind) -> Int {
    switch kind {
    case .boolean: booleans
    case .number: numbers.count
    case .text: texts.count
    case .array: arrays.count
    case .object: objects.count
    }
  }

  /// The number of values that are not null.
  var count: Int { Kind.allCases.reduce(0) { $0 + count($1) } }

  var kinds: [Kind] { Kind.allCases.filter { count($0) > 0 } }

  /// The one kind that all values have which are not null.
  var kind: Kind? {
    let kinds = kinds
    return kinds.count == 1 ? kinds[0] : nil
  }
}

/// What was seen of the arrays at one place.
struct ArrayEvidence {
  var count = 0
  var elements = 0
  var longest = 0
  /// The place of their elements; `nil` where all were empty.
  var element: Int?
}
