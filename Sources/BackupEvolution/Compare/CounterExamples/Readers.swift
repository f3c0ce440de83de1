import BackupFormat
import BackupJSON

/// The readers and writers of two contracts, as if only the minor had been raised between them.
///
/// The question of a comparison is what would happen if the number did not change more than that.
struct Readers {
  /// The older contract, as a reader.
  let older: BackupChecker
  /// The newer contract, as a reader.
  let newer: BackupChecker
  /// The older contract, as what its writers keep to.
  let olderWriter: BackupChecker
  /// The contracts as the two writers have them.
  let olderContract: Contract
  let newerContract: Contract

  /// `nil` where one of the two has mistakes.
  init?(_ older: Contract, _ newer: Contract) {
    let isPlain =
      older.recognition.versionForm == .integer || newer.recognition.versionForm == .integer
    let later = isPlain ? FormatVersion(1, 0) : FormatVersion(1, 1)
    olderContract = Readers.version(older, later)
    newerContract = Readers.version(newer, later)
    guard let olderLibrary = try? FormatLibrary([Readers.version(older, FormatVersion(1, 0))]),
      let newerLibrary = try? FormatLibrary([newerContract]),
      let writerLibrary = try? FormatLibrary([olderContract])
    else { return nil }
    self.older = BackupChecker(olderLibrary)
    self.newer = BackupChecker(newerLibrary)
    olderWriter = BackupChecker(writerLibrary)
  }

  /// The contract under another version; when its parts came is not known then.
  private static func version(_ contract: Contract, _ version: FormatVersion) -> Contract {
    var contract = contract
    contract.version = version
    for record in contract.records.indices {
      for field in contract.records[record].fields.indices {
        contract.records[record].fields[field].since = nil
        contract.records[record].fields[field].type = withoutHistory(
          contract.records[record].fields[field].type
        )
      }
    }
    return contract
  }

  private static func withoutHistory(_ type: ValueType) -> ValueType {
    switch type {
    case .enumeration(var values):
      for place in values.values.indices { values.values[place].since = nil }
      return .enumeration(values)
    case .union(var union):
      for place in union.cases.indices { union.cases[place].since = nil }
      return .union(union)
    case .list(var list):
      list.element = withoutHistory(list.element)
      return .list(list)
    case .map(var map):
      map.value = withoutHistory(map.value)
      return .map(map)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .record, .reference, .base64, .any, .answers:
      return type
    }
  }
}
