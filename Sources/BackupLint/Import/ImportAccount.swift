import BackupImport
import BackupJSON

/// What an import would do or has done, for programs: the member `import` of a file in the JSON report.
///
/// What was found is told before a person is asked, and what was done only afterwards: the run goes on to write here.
final class ImportAccount {
  enum Outcome: String {
    /// It was asked what would be done.
    case planned
    case applied
    case declined
    case refused
  }

  let mode: ImportMode
  var outcome = Outcome.refused
  let plan: ImportPlan?
  var receipt: ImportReceipt?
  var error: ImportError?

  init(_ plan: ImportPlan?, _ mode: ImportMode) {
    self.plan = plan
    self.mode = mode
  }

  /// - Parameter hidingIDs: whether ids are values of somebody's data that are not to be shown.
  func value(hidingIDs: Bool) -> JSONValue {
    var value: JSONObject = ["outcome": .string(outcome.rawValue), "mode": .string(mode.rawValue)]
    value["code"] = error.map { .string($0.code.description) } ?? .null
    value["reason"] = error.map { .string($0.reason) } ?? .null
    value["safetyCopy"] = (receipt?.safetyCopy ?? error?.safetyCopy).map { .string($0) } ?? .null
    value["stored"] = plan.map { .integer(Int64($0.storedCount)) } ?? .null
    value["collections"] = .array((plan?.collections ?? []).map { collection($0) })
    value["records"] = .array((plan?.collections ?? []).flatMap { records($0, hidingIDs: hidingIDs) })
    return .object(value)
  }

  private func collection(_ collection: CollectionPlan) -> JSONValue {
    var value: JSONObject = ["name": .string(collection.name)]
    for mode in ImportMode.allCases { value[mode.rawValue] = ImportAccount.value(collection.counts(mode)) }
    value["possibleDuplicates"] = .integer(Int64(collection.possibleDuplicates))
    value["degraded"] = .integer(Int64(collection.degraded))
    value["ignored"] = .integer(Int64(collection.ignored))
    let stored = receipt?.stored.first { $0.collection.utf8.elementsEqual(collection.name.utf8) }
    value["stored"] = stored.map { .integer(Int64($0.count)) } ?? .null
    return .object(value)
  }

  private static func value(_ counts: ImportCounts) -> JSONValue {
    [
      "new": .integer(Int64(counts.new)), "changed": .integer(Int64(counts.changed)),
      "same": .integer(Int64(counts.same)), "keptNewer": .integer(Int64(counts.keptNewer)),
      "ties": .integer(Int64(counts.ties)), "deleted": .integer(Int64(counts.deleted)),
    ]
  }

  /// The records about which there is something to say.
  private func records(_ collection: CollectionPlan, hidingIDs: Bool) -> [JSONValue] {
    collection.records.lazy.filter { record in
      record.outcome != .same || record.isTie || record.isDegraded || !record.possibleDuplicates.isEmpty
    }.map { record in
      var value: JSONObject = [
        "pointer": .string(record.pointer.description), "outcome": .string(record.outcome.rawValue),
      ]
      if !hidingIDs { value["id"] = .string(record.id) }
      value["tie"] = .boolean(record.isTie)
      value["degraded"] = .boolean(record.isDegraded)
      value["possibleDuplicates"] = .integer(Int64(record.possibleDuplicates.count))
      return .object(value)
    }
  }
}
