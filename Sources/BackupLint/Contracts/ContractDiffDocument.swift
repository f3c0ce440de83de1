import BackupEvolution
import BackupFormat
import BackupJSON

/// The changes between two contracts, for programs.
struct ContractDiffDocument {
  let document: JSONDocument

  init(_ older: Contract, _ newer: Contract, _ comparison: ContractComparison) {
    document = JSONDocument(
      root: [
        "schema": "backup-lint-contract-diff/1",
        "older": ContractDiffDocument.identity(older),
        "newer": ContractDiffDocument.identity(newer),
        "bump": .string(comparison.bump.name),
        "changes": .array(comparison.changes.map(ContractDiffDocument.change)),
      ]
    )
  }

  private static func identity(_ contract: Contract) -> JSONValue {
    ["format": .string(contract.format), "version": .string(contract.version.description)]
  }

  private static func change(_ change: ContractChange) -> JSONValue {
    var object: JSONObject = [
      "rule": .string(change.rule.id),
      "place": .string(change.place.description),
      "removed": .boolean(change.isRemoved),
      "old": change.old.map { .string($0) } ?? .null,
      "new": change.new.map { .string($0) } ?? .null,
      "olderReader": .string(change.olderReader.name),
      "newerReader": .string(change.newerReader.name),
      "bump": .string(change.bump.name),
      "olderConsequence": .string(change.olderConsequence),
      "newerConsequence": .string(change.newerConsequence),
      "remedy": change.remedy.map { .string($0) } ?? .null,
    ]
    if let example = change.counterExample {
      object["counterExample"] = [
        "reader": .string(example.reader == .older ? "older" : "newer"),
        "refusedBy": example.refusedBy.map { .string($0.id) } ?? .null,
        "pointer": .string(example.pointer.description),
        "document": .string(String(decoding: example.document, as: UTF8.self)),
      ]
    }
    return .object(object)
  }
}

extension Bump {
  fileprivate var name: String {
    switch self {
    case .none: "none"
    case .minor: "minor"
    case .major: "major"
    case .forbidden: "forbidden"
    }
  }
}

extension Acceptance {
  fileprivate var name: String {
    switch self {
    case .reads: "reads"
    case .readsWithFallback: "reads-with-fallback"
    case .refuses: "refuses"
    case .misreads: "misreads"
    case .notApplicable: "not-applicable"
    }
  }
}
