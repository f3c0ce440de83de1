package import BackupFormat
import BackupJSON
import BackupValues

/// Compares what a step makes with the contract that it shall fit.
package struct ContractFit {
  private let made: ContractFlow
  private let wanted: Contract
  /// The records that are wanted, by name.
  private let records: [String: RecordType]
  private let scalars: ScalarFit
  private var gaps = StepGaps()
  /// Pairs of records that are compared already: a record may contain itself.
  private var seen: Set<[String]> = []

  /// What a step, which has no mistakes, cannot do for every right file of the old contract.
  package static func gaps(of step: Upgrade, from old: Contract, to new: Contract) -> [StepGap] {
    var flow = ContractFlow(old, to: new)
    flow.follow(step)
    guard flow.isFollowed else { return flow.gaps.list }
    var fit = ContractFit(made: flow, wanted: new)
    fit.compareMarks(flow.marks)
    fit.compare(.record(flow.root), .record(new.root), "", 0)
    return flow.gaps.list + fit.gaps.list
  }

  private init(made: ContractFlow, wanted: Contract) {
    self.made = made
    self.wanted = wanted.withSpelledNames
    records = Dictionary(self.wanted.records.map { ($0.name, $0) }) { first, _ in first }
    scalars = ScalarFit(made)
  }

  private mutating func gap(_ level: StepGap.Level, _ message: String) {
    gaps.add(StepGap(level: level, operation: nil, message: message))
  }

  private mutating func compareMarks(_ marks: JSONObject?) {
    let recognition = wanted.recognition
    if let key = recognition.mark,
      made.old.recognition.mark != key || made.old.recognition.value != recognition.value,
      marks?[key]?.stringValue.map({ $0.utf8.elementsEqual(recognition.value.utf8) }) != true
    {
      gap(.fault, "`mark` does not write `\(key)`, by which the new files are recognised")
    }
    guard let key = recognition.versionMark else { return }
    let version: JSONValue =
      switch recognition.versionForm {
      case .majorMinor: ["major": .integer(Int64(wanted.version.major)), "minor": 0]
      case .integer, .unwritten: .integer(Int64(wanted.version.major))
      }
    if marks?[key] != version {
      gap(.fault, "`mark` does not write the version \(wanted.version.major).0 under `\(key)`")
    }
  }

  // MARK: Records

  private mutating func compare(records old: String, _ new: String, _ place: String, _ depth: Int) {
    guard seen.insert([old, new]).inserted, let old = made.record(old), let new = records[new] else { return }
    let sources = Dictionary(grouping: old.fields) { Array($0.name.utf8) }
    for field in new.fields {
      let found = ([field.name] + field.aliases).flatMap { sources[Array($0.utf8)] ?? [] }
      let here = place.isEmpty ? field.name : "\(place)/\(field.name)"
      guard !found.isEmpty else {
        if field.isAlwaysThere { gap(.fault, "`\(here)` has no source: nothing writes it") }
        continue
      }
      compare(found, field, in: old, here, depth)
    }
    let known = Set(new.fields.flatMap { [$0.name] + $0.aliases }.map { Array($0.utf8) })
    for field in old.fields where !known.contains(Array(field.name.utf8)) {
      let here = place.isEmpty ? field.name : "\(place)/\(field.name)"
      if !wanted.recognition.marks.contains(where: { $0.utf8.elementsEqual(field.name.utf8) })
        || !place.isEmpty
      {
        gap(.doubt, "`\(here)` stays, and is no field of the new contract")
      }
    }
    for rule in new.rules where !old.rules.contains(rule) {
      // One that only warns keeps no file out, and neither does one about a field that no file has yet.
      let fields = rule.fieldNames
      guard rule.breach == .refused, fields.allSatisfy({ sources[Array($0.utf8)] != nil }) else { continue }
      gap(.doubt, "nothing makes sure of the condition between fields of `\(new.name)` that is new")
    }
  }

  /// Compares all that may stand under the keys of a field with the field.
  private mutating func compare(
    _ sources: [FieldType],
    _ field: FieldType,
    in record: RecordType,
    _ place: String,
    _ depth: Int
  ) {
    let isAlwaysThere = sources.isOneAlwaysThere
    if field.isAlwaysThere, !isAlwaysThere { gap(.doubt, "`\(place)` may be absent, and is required") }
    if !field.mayBeNull, sources.contains(where: \.mayBeNull) { gap(.doubt, "`\(place)` may be null") }
    let meaning = MeaningFit(record: record)
    for source in sources {
      for gap in meaning.gaps(source, field, isAlwaysThere: isAlwaysThere) {
        self.gap(gap.level, "`\(place)` \(gap.clause)")
      }
      compare(source.type, field.type, place, depth + 1)
    }
  }

  private mutating func compare(_ old: ValueType, _ new: ValueType, _ place: String, _ depth: Int) {
    // No file is nested deeper.
    guard depth <= 64 else {
      return gap(.fault, "the step nests the records under `\(place.prefix(60))…` deeper than a file may be")
    }
    switch (old, new) {
    case (_, .any): return
    case (.record(let left), .record(let right)): compare(records: left, right, place, depth)
    case (.list(let left), .list(let right)):
      if left.maximum > 0 { compare(left.element, right.element, place + "/*", depth + 1) }
      if left.minimum < right.minimum || left.maximum > right.maximum {
        gap(.doubt, "`\(place)` may have a number of elements that the new contract does not allow")
      }
    case (.map(let left), .map(let right)):
      compare(left.value, right.value, place + "/*", depth + 1)
      if left.key != right.key, right.key != .text {
        gap(.doubt, "the keys of `\(place)` are of another kind")
      }
    case (.union(let left), .union(let right)): compare(unions: left, right, place, depth)
    // What such an object holds is told by the file.
    case (.any, _), (_, .answers): return
    case (.record(let left), .money(let right)):
      guard let record = made.record(left) else { return }
      for field in right.asRecord.fields {
        let sources = record.fields(named: field.name)
        let here = "\(place)/\(field.name)"
        if sources.isEmpty {
          gap(.fault, "`\(here)` has no source: nothing writes it")
        } else {
          compare(sources, field, in: record, here, depth)
        }
      }
    case (.text, _), (.boolean, _), (.integer, _), (.decimal, _), (.money, _), (.minorUnits, _),
      (.currency, _), (.utcMoment, _), (.localMoment, _), (.day, _), (.timeOfDay, _), (.uuid, _), (.key, _),
      (.enumeration, _), (.list, _), (.map, _), (.record, _), (.union, _), (.reference, _), (.base64, _),
      (.answers, _):
      if let misfit = scalars.misfit(old, new) { gap(.doubt, "`\(place)` \(misfit)") }
    }
  }

  private mutating func compare(
    unions old: UnionType,
    _ new: UnionType,
    _ place: String,
    _ depth: Int
  ) {
    if !old.discriminator.utf8.elementsEqual(new.discriminator.utf8) {
      gap(.doubt, "`\(place)` is told apart by another key")
    }
    for item in old.cases {
      guard let match = new.cases.first(where: { $0.value.utf8.elementsEqual(item.value.utf8) }) else {
        if new.unknown == .refused { gap(.doubt, "`\(place)` may be a `\(item.value)`, which is no case") }
        continue
      }
      compare(records: item.record, match.record, "\(place)/\(item.value)", depth)
    }
    if old.unknown == .kept, new.unknown == .refused { gap(.doubt, "`\(place)` may be of an unknown case") }
  }
}
