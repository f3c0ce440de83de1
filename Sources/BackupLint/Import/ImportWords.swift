import BackupImport

/// What an import would do, in a table for a person.
struct ImportWords {
  private let plan: ImportPlan
  private let mode: ImportMode
  private let name: String
  private let store: String
  private let isNew: Bool

  init(_ plan: ImportPlan, _ mode: ImportMode, _ name: String, _ store: String, isNew: Bool) {
    self.plan = plan
    self.mode = mode
    self.name = name.visible
    self.store = store.visible
    self.isNew = isNew
  }

  /// The summary before anything is written.
  var lines: [String] {
    let content = "\(plan.content.format) \(plan.content.version)"
    let target =
      isNew ? "\(store), which is new" : "\(store), which holds \(counted(plan.storedCount, "document"))"
    return ["\(name): \(counted(plan.recordCount, "record")) of \(content), into \(target)"] + table + remarks
      + others
  }

  /// What the person is asked.
  var question: String {
    let counts = plan.counts(mode)
    let loss = counts.deleted > 0 ? ", and delete \(counts.deleted)" : ""
    return "\(mode.words) \(name) into \(store): add \(counts.new), change \(counts.changed)\(loss)? [y/N] "
  }

  // MARK: The table

  private static let columns: [(title: String, count: @Sendable (ImportCounts) -> Int)] = [
    ("new", { $0.new }), ("changed", { $0.changed }), ("same", { $0.same }),
    ("kept newer", { $0.keptNewer }), ("tie", { $0.ties }), ("deleted", { $0.deleted }),
  ]

  private var table: [String] {
    let rows =
      plan.collections.map { (ImportWords.title($0.name), $0.counts(mode)) } + [("all", plan.counts(mode))]
    let width = rows.map(\.0.count).max() ?? 0
    let head = ImportWords.columns.map { "  " + $0.title }.joined()
    let body = rows.map { title, counts in
      let cells = ImportWords.columns.map { column in
        ImportWords.right("\(column.count(counts))", column.title.count + 2)
      }
      return "  " + ImportWords.left(title, width) + cells.joined()
    }
    return ["  " + ImportWords.left("", width) + head] + body
  }

  /// The members of the root that are no collections have no name together.
  private static func title(_ collection: String) -> String {
    collection.isEmpty ? "(beside the records)" : collection.visible
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }

  // MARK: What else there is to say

  private var remarks: [String] {
    func sum(_ count: (CollectionPlan) -> Int) -> Int { plan.collections.reduce(0) { $0 + count($1) } }
    return [
      ("may be in the store already under another id", sum(\.possibleDuplicates)),
      ("read with a fallback, since a value is not known here", sum(\.degraded)),
      ("left out: settings that are never imported", sum(\.ignored)),
    ].filter { $0.1 > 0 }.map { "  \($0.1) \($0.0)" }
  }

  private var others: [String] {
    ImportMode.allCases.filter { $0 != mode }.compactMap { other in
      if plan.obstacle(to: other) != nil { return "  --mode \(other.rawValue) could not be done" }
      let counts = plan.counts(other)
      if counts == plan.counts(mode) { return nil }
      return
        "  --mode \(other.rawValue) would add \(counts.new), change \(counts.changed) and delete \(counts.deleted)"
    }
  }

  /// What was done, as it was found in the store.
  static func lines(_ receipt: ImportReceipt, _ store: String) -> [String] {
    let counts = receipt.counts
    let held = receipt.stored.filter { !$0.collection.isEmpty }.reduce(0) { $0 + $1.count }
    let done =
      counts.changesNothing
      ? "\(store.visible): nothing to write; it holds \(counted(held, "record"))"
      : "\(store.visible): \(counts.new) added, \(counts.changed) changed, \(counts.deleted) deleted; it holds"
        + " \(counted(held, "record")) now"
    return [done] + (receipt.safetyCopy.map { ["  what it held before is kept as \($0.visible)"] } ?? [])
  }
}

extension ImportMode {
  /// What it does, to begin a question.
  fileprivate var words: String {
    switch self {
    case .merge: "Merge"
    case .replace: "Replace the store: put"
    case .addMissing: "Add what is missing of"
    }
  }
}
