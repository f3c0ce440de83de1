@_spi(Scanning) import BackupJSON

/// Ids that stand twice, and references without a target.
extension CheckEngine {
  @inline(never)
  mutating func dangling(_ range: Range<Int>, _ number: Int) {
    let node = nodes[number]
    guard case .reference(let reference) = compiled.details[Int(node.detail)].type else { return }
    let rule: Rule = reference.dangling == .refused ? .refMissing : .refMissingKept
    let bytes = source.bytes(range)
    // A UUID is the same in either case.
    let letters = node.op == .uuid ? bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 } : Array(bytes)
    let missing = MissingTarget(collection: reference.collection, id: letters)
    if collector.knows(missing, at: range) { return }
    guard collector.isOpen(rule.severity) else { return collector.count(rule) }
    let contract = compiled.contract
    let target =
      contract.collection(reference.collection).flatMap { contract.recordType(of: $0)?.name } ?? "record"
    collector.add(
      missing: missing,
      Finding(
        rule,
        at: range,
        "\(subject(node)) refers to a \(target) that is not in the file",
        notes: [.init("looked for in `\(reference.collection)`")],
        help: reference.dangling == .refused
          ? "restore the \(target), or change the reference" : "the reference is kept as it is"
      )
    )
  }

  /// One finding for each id that stands again.
  mutating func reportDuplicates() {
    let contract = compiled.contract
    for (table, collection) in contract.collections.enumerated() {
      let name = contract.recordType(of: collection)?.name ?? "record"
      for duplicate in identifiers.duplicates(of: table) {
        let place = source.keyRange(duplicate.place)
        let first = source.keyRange(duplicate.first)
        collector.add(
          Finding(
            .idDuplicate,
            at: place.lowerBound - 1..<place.upperBound + 1,
            "the id of this \(name) is used twice in `\(collection.field)`",
            notes: [.init("it stands first here", range: first.lowerBound - 1..<first.upperBound + 1)],
            help: "if they are two records, give one of them a new id; if they are one, remove one"
          )
        )
      }
      for _ in 0..<identifiers.furtherDuplicates(of: table) { collector.count(.error) }
    }
  }
}
