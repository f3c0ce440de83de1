@_spi(Scanning) import BackupJSON

/// One run of steps over a tree.
struct UpgradeRun: ~Copyable {
  var tree: UpgradeTree
  var account: Account
  let options: UpgradeOptions
  /// The objects around the one that an operation works on, the root first.
  var outers: [Node.Index] = []
  /// The keys that the object which an operation works on may have.
  var present = NameFilter.all
  /// The place of the record in its list, from 0.
  var ordinal = 0
  /// Which operation runs.
  var number = 0
  /// What keeps the file from being upgraded, and the record that each is in.
  private(set) var faults: [(fault: StepFault, record: Node.Index)] = []
  private(set) var faultCount = 0
  /// Records at the root of which an operation has failed; the ones behind it would only fail in its wake.
  private var failed: Set<Node.Index> = []
  /// The ids of lists at the root, as the operation that runs needs them.
  var identities: [IdentityKey: IdentitySet] = [:]
  /// Records that elements of a list at the root are put into.
  var owners: [Node.Index] = []
  private let functions: [UpgradeFunction]
  /// The currencies that were met last.
  var recentCurrencies = RecentCurrencies()
  /// Documents that functions have made; the tree reads them.
  private var keptAlive: [InputBytes] = []
  /// Counts from before a step.
  var counts: [Int]
  /// How many nodes the tree may have: a step must not blow up a file.
  private let mostNodes: Int

  init(
    _ tree: consuming UpgradeTree,
    operations: Int,
    slots: Int,
    _ functions: [UpgradeFunction],
    _ options: UpgradeOptions
  ) {
    mostNodes = Int(tree.count) * 8 + 100_000
    self.tree = tree
    account = Account(operations: operations)
    counts = Array(repeating: 0, count: slots)
    self.functions = functions
    self.options = options
  }

  /// The lists of ids by the list and the field that is the id.
  struct IdentityKey: Hashable {
    let collection: UInt32
    let key: UInt32
  }

  mutating func perform(_ schedule: Schedule) {
    for stage in schedule.stages {
      switch stage {
      case .single(let operation): performSingle(operation)
      case .records(let collection, let operations): performOnRecords(collection, operations)
      }
      if isTooLarge {
        let fault = StepFault(
          .stepTooLarge,
          tree.root,
          "the steps make many times more of the file than it has"
        )
        return add(fault, record: tree.root)
      }
    }
  }

  var isTooLarge: Bool {
    Int(tree.count) > mostNodes || tree.madeCount > tree.source.count * 8 + 1_000_000
  }

  private mutating func performSingle(_ operation: CompiledOperation) {
    // What is asserted or moved between lists says nothing where records are not what they should be.
    if faultCount > 0, !operation.action.staysInside { return }
    number = operation.number
    outers = []
    ordinal = 0
    collectIdentities(operation)
    do {
      switch operation.action {
      case .remember(let slot, let path): counts[slot] = count(path)
      case .count(let slot, let path, let before, let now): try assertCount(slot, path, before, now)
      case .call(let function): try call(function)
      case .mark, .rename, .move, .hoist, .wrap, .add, .set, .remove, .dropNull, .mapValues, .mapToList,
        .listToMap,
        .minorUnits, .currency, .makeID, .date, .uuid, .dropDangling, .split, .merge:
        try walk(operation, from: tree.root, 0)
      case .unnest(_, let to, _, _):
        try beginUnnesting(to: to)
        try walk(operation, from: tree.root, 0)
      case .nest(let field, let from, let key, let reference):
        owners = []
        try walk(operation, from: tree.root, 0)
        try distribute(field, from, key, reference)
      }
    } catch {
      add(error, record: tree.root)
    }
  }

  /// Whether an operation has failed on a record.
  func hasFailed(_ record: Node.Index) -> Bool { faultCount > 0 && failed.contains(record) }

  mutating func fail(_ record: Node.Index, _ fault: StepFault) {
    failed.insert(record)
    add(fault, record: record)
  }

  mutating func add(_ fault: StepFault, record: Node.Index) {
    faultCount += 1
    if faults.count < Account.mostPlaces { faults.append((fault, record)) }
  }

  /// The member with a key of the object that the operation works on; `nil` where there is none.
  @inline(__always)
  func ownMember(_ key: UInt32, of object: Node.Index) -> Standing? {
    present.mayHold(key) ? tree.member(key, of: object) : nil
  }

  // MARK: Ways

  /// Follows the path of an operation to the objects that it works on.
  mutating func walk(
    _ operation: CompiledOperation,
    from node: Node.Index,
    _ depth: Int
  ) throws(StepFault) {
    guard depth < operation.at.count else {
      switch tree.kind(node) {
      case .object: return try apply(operation.action, to: node)
      case .null: return
      case .no, .yes, .number, .string, .list: throw otherKind(node, "an object")
      }
    }
    switch operation.at[depth] {
    case .key(let key):
      guard tree.kind(node) == .object else {
        if tree.kind(node) == .null { return }
        throw otherKind(node, "an object")
      }
      guard let member = tree.member(key, of: node) else { return }
      outers.append(node)
      try walk(operation, from: member.node, depth + 1)
      outers.removeLast()
    case .each:
      let kind = tree.kind(node)
      guard kind == .list || kind == .object else {
        if kind == .null { return }
        throw otherKind(node, "a list or an object")
      }
      if kind == .object { outers.append(node) }
      let outside = ordinal
      ordinal = 0
      var child = tree.nodes[Int(node)].first
      while child != 0 {
        let next = tree.nodes[Int(child)].next
        try walk(operation, from: child, depth + 1)
        child = next
        ordinal += 1
      }
      ordinal = outside
      if kind == .object { outers.removeLast() }
    }
  }

  /// The value at a source; `nil` where there is none, or null.
  func value(at source: CompiledOperation.Source, of record: Node.Index) -> Node.Index? {
    var node: Node.Index
    switch source.outward {
    case nil: node = tree.root
    case 0: node = record
    case .some(let outward):
      guard outward <= outers.count else { return nil }
      node = outers[outers.count - outward]
    }
    for key in source.keys {
      guard tree.kind(node) == .object, let member = tree.member(key, of: node) else { return nil }
      node = member.node
    }
    return tree.kind(node) == .null ? nil : node
  }

  // MARK: Functions

  /// Gives the whole document to a function of the app, and goes on with what it has made of it.
  ///
  /// The values of the new document come from nowhere: nobody knows what the function has moved.
  private mutating func call(_ index: Int) throws(StepFault) {
    let name = functions[index].name
    guard let bytes = TreeWriter.write(tree, .compact) else { throw tooLarge(tree.root) }
    let made: [UInt8]
    do {
      var document = try JSONDocument(reading: bytes)
      try functions[index].change(&document)
      made = try JSONWriter(.compact).write(document)
    } catch {
      throw StepFault(.stepFunctionFailed, tree.root, "the function `\(name)` gives up: \(value: "\(error)")")
    }
    let input = InputBytes(made)
    keptAlive.append(input)
    guard tree.read(again: input.source) else { throw tooLarge(tree.root) }
    changed()
  }

  func otherKind(_ node: Node.Index, _ wanted: String) -> StepFault {
    StepFault(.stepOtherKind, node, "the step needs \(wanted) here, found \(tree.kind(node).words)")
  }

  func keyTaken(_ key: UInt32, by node: Node.Index) -> StepFault {
    StepFault(
      .stepKeyTaken,
      node,
      "`\(value: tree.key(key))` is there already, and would be overwritten",
      help: "give this key, which the old format does not know, another name"
    )
  }

  func tooLarge(_ node: Node.Index) -> StepFault {
    StepFault(.stepTooLarge, node, "what the step makes of this is too large or nested too deep")
  }
}

extension Node.Kind {
  /// What a value of the kind is called in a sentence.
  var words: String {
    switch self {
    case .null: "null"
    case .no, .yes: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
