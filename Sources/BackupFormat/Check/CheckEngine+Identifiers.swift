@_spi(Scanning) import BackupJSON
import BackupValues

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
    let article = target.utf8.first.map { "aeiou".utf8.contains($0) } ?? false ? "an" : "a"
    collector.add(
      missing: missing,
      Finding(
        rule,
        at: range,
        "\(subject(node)) refers to \(article) \(target) that is not in the file",
        notes: [.init("looked for in `\(reference.collection)`")],
        help: reference.dangling == .refused
          ? "restore the \(target), or change the reference" : "the reference is kept as it is"
      )
    )
  }

  /// Takes note of an id or reference that is a number; what is no plain number was told already.
  mutating func judgeIntegerKey(_ range: Range<Int>, _ number: Int) {
    let node = nodes[number]
    guard node.table >= 0, (try? PlainInteger.read(utf8: source.bytes(range))) != nil else { return }
    if !identifiers.meet(number: range, Int(node.table), isReference: node.isReference) {
      dangling(range, number)
    }
  }

  /// The text of an id, with its quotes where it has some.
  private func idRange(_ place: Int) -> Range<Int> {
    guard source.byte(place) == 0x22 else { return place..<max(place, source.endOfNumber(place)) }
    let key = source.keyRange(place)
    return key.lowerBound - 1..<key.upperBound + 1
  }

  /// One finding for each id that stands again.
  mutating func reportDuplicates() {
    let contract = compiled.contract
    for (table, collection) in contract.collections.enumerated() {
      let name = contract.recordType(of: collection)?.name ?? "record"
      for duplicate in identifiers.duplicates(of: table) {
        collector.add(
          Finding(
            .idDuplicate,
            at: idRange(duplicate.place),
            "the id of this \(name) is used twice in `\(collection.field)`",
            notes: [.init("it stands first here", range: idRange(duplicate.first))],
            help: "if they are two records, give one of them a new id; if they are one, remove one"
          )
        )
      }
      for _ in 0..<identifiers.furtherDuplicates(of: table) { collector.count(.error) }
    }
  }
}
