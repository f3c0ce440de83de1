import BackupFormat
import BackupJSON

/// Builds small documents of a contract as trees.
///
/// Each value depends on the seed and on its place in the document, and on nothing else: what is added in one place
/// changes nothing in another.
struct DocumentBuilder {
  /// How much a document has beside what it must have.
  enum Style: Sendable {
    /// Nothing.
    case least
    /// Every field, with usual values.
    case full
    /// Values at the edge of what is allowed, some fields absent, some null.
    case edge
    /// Some fields absent, some null, and now and then a value at the edge.
    case mixed
    /// Every field, and a fallback wherever there is one.
    case fallback
    /// Every field, and in each record a key that the contract does not name.
    case unknownFields

    var isLeast: Bool {
      switch self {
      case .least: true
      case .full, .edge, .mixed, .fallback, .unknownFields: false
      }
    }
  }

  /// The document would be larger than small documents are.
  struct Oversize: Error {}

  /// A finished document.
  struct Built {
    let root: JSONValue
    /// For each directive its place; `nil` for one whose route leads nowhere.
    let pointers: [JSONPointer?]
    /// Whether every record agrees with the rules between its fields.
    let agrees: Bool
    /// How many records of each collection are referred to, from the first on.
    let needs: [Int]
  }

  /// A directive that is still to be followed, and how much of its route lies behind.
  struct Active {
    let number: Int
    let depth: Int
  }

  let index: ContractIndex
  let style: Style
  let seed: UInt64
  var clock = Clock()
  /// The questions that the document has for its answers, by the path of their list.
  var forms: [[String]: [Question]] = [:]

  private(set) var directives: [Directive] = []
  private var pointers: [JSONPointer?] = []
  private var budget = 0
  /// How many records of each collection are referred to.
  private var needs: [Int]
  /// The place of the value that is being built.
  private(set) var path: [String] = []
  /// The records around it.
  private var around: [String] = []
  private var expansions: [String: Int] = [:]
  private var agrees = true

  init(_ index: ContractIndex, _ style: Style = .least, seed: UInt64) {
    self.index = index
    self.style = style
    self.seed = seed
    needs = Array(repeating: 0, count: index.contract.collections.count)
  }

  /// Whether the style leaves out fields and writes null.
  var varies: Bool {
    switch style {
    case .edge, .mixed: true
    case .least, .full, .fallback, .unknownFields: false
    }
  }

  /// The document that follows these directives.
  ///
  /// - Throws: ``Oversize`` for a contract that demands more than a few megabytes.
  mutating func document(_ wanted: [Directive] = []) throws(Oversize) -> Built {
    guard let record = index.root else { throw Oversize() }
    directives = wanted
    needs = needs.map { _ in 0 }
    while true {
      pointers = Array(repeating: nil, count: directives.count)
      budget = SampleGenerator.largestSample
      expansions = [:]
      agrees = true
      let active = directives.indices.map { Active(number: $0, depth: 0) }
      let root = try members(of: record, nil, active)
      let missing = missingRecords(in: root)
      if missing.isEmpty {
        return Built(
          root: .object(root),
          pointers: Array(pointers.prefix(wanted.count)),
          agrees: agrees,
          needs: needs
        )
      }
      directives += missing
    }
  }

  /// A record more for each collection that has fewer than are referred to.
  private func missingRecords(in root: JSONObject) -> [Directive] {
    needs.enumerated().compactMap { number, need in
      let field = index.contract.collections[number].field
      let count = root[field]?.arrayValue?.count ?? 0
      let directive = Directive([.field(field), .element(need - 1)], .built)
      // What cannot grow was asked for before, and stays too short.
      guard need > count, !directives.contains(where: { $0.route == directive.route }) else { return nil }
      return directive
    }
  }

  // MARK: What other parts need

  mutating func charge(_ cost: Int) throws(Oversize) {
    budget -= cost
    if budget < 0 { throw Oversize() }
  }

  /// Takes note that a record of a collection must be there.
  mutating func need(_ collection: Int, _ record: Int) {
    needs[collection] = max(needs[collection], record + 1)
  }

  mutating func inside<Value>(
    _ token: String,
    _ build: (inout DocumentBuilder) throws(Oversize) -> Value
  ) throws(Oversize) -> Value {
    path.append(token)
    defer { path.removeLast() }
    return try build(&self)
  }

  mutating func around<Value>(
    _ record: String,
    _ build: (inout DocumentBuilder) throws(Oversize) -> Value
  ) throws(Oversize) -> Value {
    around.append(record)
    expansions[record, default: 0] += 1
    defer { around.removeLast() }
    return try build(&self)
  }

  /// Whether a record of this kind is given what it need not have: not inside another of its kind, and not in the
  /// hundredth place where it is used deeper inside.
  func mayGrow(_ record: String) -> Bool {
    !style.isLeast && !around.contains { $0.isSameUTF8(as: record) }
      && (around.count < 2 || expansions[record, default: 0] < 100) && path.count < 40
  }

  /// Takes note of a record whose values cannot agree with its rules.
  mutating func noteDisagreement() { agrees = false }

  /// Whether a value of a type would be inside another of its kind, or deep inside of others: where null may stand,
  /// it ends a chain of records that would go on.
  func isAround(_ type: ValueType) -> Bool {
    switch type {
    case .record(let name): around.count > 8 || around.contains { $0.isSameUTF8(as: name) }
    case .union(let union): union.cases.contains { isAround(.record($0.record)) }
    case .list(let list): list.minimum > 0 && isAround(list.element)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .map, .reference, .base64, .any, .answers:
      false
    }
  }

  /// The directives that lead on by a step.
  func following(_ step: Step, _ active: [Active]) -> [Active] {
    active.compactMap { item in
      let route = directives[item.number].route
      guard item.depth < route.count, route[item.depth] == step else { return nil }
      return Active(number: item.number, depth: item.depth + 1)
    }
  }

  /// The next steps of the directives.
  func steps(_ active: [Active]) -> [Step] {
    active.compactMap { item in
      let route = directives[item.number].route
      return item.depth < route.count ? route[item.depth] : nil
    }
  }

  /// What is wanted here; `nil` where nothing is said.
  mutating func end(_ active: [Active]) -> Directive.End? {
    var end: Directive.End?
    for item in active where directives[item.number].route.count == item.depth {
      pointers[item.number] = JSONPointer(tokens: path)
      end = end ?? directives[item.number].end
    }
    return end
  }

  /// Random bits that belong to the place.
  var random: SplitMix64 { PathHash(seed: seed, path).random }
}
