package import BackupFormat
import BackupJSON
import BackupValues

/// Compares what a step makes with the contract that it shall fit.
package struct ContractFit {
  private let made: Contract
  private let wanted: Contract
  private var gaps: [StepGap] = []
  /// Pairs of records that are compared already: a record may contain itself.
  private var seen: Set<[String]> = []

  /// What a step, which has no mistakes, cannot do for every right file of the old contract.
  package static func gaps(of step: Upgrade, from old: Contract, to new: Contract) -> [StepGap] {
    var flow = ContractFlow(old)
    flow.follow(step)
    guard flow.isFollowed else { return flow.gaps }
    var fit = ContractFit(made: flow.contract, wanted: new)
    fit.compareMarks(flow.marks)
    fit.compare(.record(flow.contract.root), .record(new.root), "")
    return flow.gaps + fit.gaps
  }

  private init(made: Contract, wanted: Contract) {
    self.made = made
    self.wanted = wanted.withSpelledNames
  }

  private mutating func gap(_ level: StepGap.Level, _ message: String) {
    guard gaps.count < 1000 else { return }
    gaps.append(StepGap(level: level, operation: nil, message: message))
  }

  private mutating func compareMarks(_ marks: JSONObject?) {
    let recognition = wanted.recognition
    if let key = recognition.mark,
      made.recognition.mark != key || made.recognition.value != recognition.value,
      marks?[key]?.stringValue.map({ $0.utf8.elementsEqual(recognition.value.utf8) }) != true
    {
      gap(.noSource, "`mark` does not write `\(key)`, by which the new files are recognised")
    }
    guard let key = recognition.versionMark else { return }
    let version: JSONValue =
      switch recognition.versionForm {
      case .majorMinor: ["major": .integer(Int64(wanted.version.major)), "minor": 0]
      case .integer, .unwritten: .integer(Int64(wanted.version.major))
      }
    if marks?[key] != version {
      gap(.noSource, "`mark` does not write the version \(wanted.version.major).0 under `\(key)`")
    }
  }

  // MARK: Records

  private mutating func compare(records old: String, _ new: String, _ place: String) {
    guard seen.insert([old, new]).inserted, let old = made.record(old), let new = wanted.record(new) else {
      return
    }
    for field in new.fields {
      let sources = ([field.name] + field.aliases).flatMap { old.fields(named: $0) }
      let here = place.isEmpty ? field.name : "\(place)/\(field.name)"
      guard !sources.isEmpty else {
        if field.isAlwaysThere { gap(.noSource, "`\(here)` has no source: nothing writes it") }
        continue
      }
      if field.isAlwaysThere, !sources.contains(where: \.isAlwaysThere) {
        gap(.mayFail, "`\(here)` may be absent, and is required")
      }
      if !field.mayBeNull, sources.contains(where: \.mayBeNull) { gap(.mayFail, "`\(here)` may be null") }
      for source in sources { compare(source.type, field.type, here) }
    }
    for field in old.fields where new.field(under: field.name) == nil {
      let here = place.isEmpty ? field.name : "\(place)/\(field.name)"
      if !wanted.recognition.marks.contains(where: { $0.utf8.elementsEqual(field.name.utf8) })
        || !place.isEmpty
      {
        gap(.mayFail, "`\(here)` stays, and is no field of the new contract")
      }
    }
    for rule in new.rules where !old.rules.contains(rule) {
      // One that only warns keeps no file out, and neither does one about a field that no file has yet.
      let fields = rule.fieldNames
      guard rule.breach == .refused, fields.allSatisfy({ !old.fields(named: $0).isEmpty }) else { continue }
      gap(.mayFail, "nothing makes sure of the condition between fields of `\(new.name)` that is new")
    }
  }

  private mutating func compare(_ old: ValueType, _ new: ValueType, _ place: String) {
    switch (old, new) {
    case (_, .any): return
    case (.record(let left), .record(let right)): compare(records: left, right, place)
    case (.list(let left), .list(let right)):
      if left.maximum > 0 { compare(left.element, right.element, place + "/*") }
      if left.minimum < right.minimum || left.maximum > right.maximum {
        gap(.mayFail, "`\(place)` may have a number of elements that the new contract does not allow")
      }
    case (.map(let left), .map(let right)):
      compare(left.value, right.value, place + "/*")
      if left.key != right.key, right.key != .text {
        gap(.mayFail, "the keys of `\(place)` are of another kind")
      }
    case (.union(let left), .union(let right)): compare(unions: left, right, place)
    // What such an object holds is told by the file.
    case (.any, _), (_, .answers): return
    case (.record(let left), .money(let right)):
      let money = right.asRecord
      guard let record = made.record(left) else { return }
      for field in money.fields {
        let sources = record.fields(named: field.name)
        if sources.isEmpty { gap(.noSource, "`\(place)/\(field.name)` has no source: nothing writes it") }
        for source in sources { compare(source.type, field.type, "\(place)/\(field.name)") }
      }
    case (.text, _), (.boolean, _), (.integer, _), (.decimal, _), (.money, _), (.minorUnits, _),
      (.currency, _),
      (.utcMoment, _), (.localMoment, _), (.day, _), (.timeOfDay, _), (.uuid, _), (.key, _),
      (.enumeration, _),
      (.list, _), (.map, _), (.record, _), (.union, _), (.reference, _), (.base64, _), (.answers, _):
      if let misfit = ScalarFit(made).misfit(old, new) { gap(.mayFail, "`\(place)` \(misfit)") }
    }
  }

  private mutating func compare(unions old: UnionType, _ new: UnionType, _ place: String) {
    if !old.discriminator.utf8.elementsEqual(new.discriminator.utf8) {
      gap(.mayFail, "`\(place)` is told apart by another key")
    }
    for item in old.cases {
      guard let match = new.cases.first(where: { $0.value.utf8.elementsEqual(item.value.utf8) }) else {
        if new.unknown == .refused { gap(.mayFail, "`\(place)` may be a `\(item.value)`, which is no case") }
        continue
      }
      compare(records: item.record, match.record, "\(place)/\(item.value)")
    }
    if old.unknown == .kept, new.unknown == .refused { gap(.mayFail, "`\(place)` may be of an unknown case") }
  }
}
