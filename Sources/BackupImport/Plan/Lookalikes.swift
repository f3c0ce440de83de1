import BackupFormat
@_spi(Scanning) import BackupJSON
import BackupValues

/// Finds records of the store that agree with a new record of the file in all fields of a signature.
struct Lookalikes {
  /// Most ids that are named for one record.
  static let most = 5

  private struct Field {
    let name: String
    let isUTC: Bool
    let isLocal: Bool
  }

  private let signatures: [[Field]]
  private let spelling: Spelling
  /// For each signature of the file: its group.
  private var groups: [[UInt8]: Int] = [:]
  private var members: [[Int]]
  private var ids: [[String]] = []

  /// - Returns: `nil` where the collection has no signatures.
  init?(
    _ collection: Collection,
    _ contract: Contract,
    _ content: BackupContent,
    _ records: BackupContent.Records
  ) {
    guard !collection.duplicateSignatures.isEmpty, let record = contract.recordType(of: collection)
    else {
      return nil
    }
    spelling = contract.spelling
    signatures = collection.duplicateSignatures.map { names in
      names.map { name in
        let type = record.field(name)?.type
        return Field(name: name, isUTC: type == .utcMoment, isLocal: type == .localMoment)
      }
    }
    members = Array(repeating: [], count: records.entries.count)
    content.text.withSource { source in
      for (index, entry) in records.entries.enumerated() {
        for signature in texts(source, entry.text.lowerBound) {
          let group = groups[signature] ?? ids.count
          if group == ids.count {
            groups[signature] = group
            ids.append([])
          }
          members[index].append(group)
        }
      }
    }
  }

  /// Looks whether a document of the store has a signature that a record of the file has.
  mutating func look(at document: StoredDocument) {
    guard !groups.isEmpty else { return }
    let found = InputBytes(document.json).withSource { texts($0, $0.documentStart) }
    for signature in found {
      guard let group = groups[signature], ids[group].count < Lookalikes.most else { continue }
      ids[group].append(document.id)
    }
  }

  /// Marks the new records that look like one of the store, and gives the ids that each mark stands for.
  func settle(_ entries: inout [PlannedEntry]) -> [[String]] {
    var lists: [[String]] = []
    for index in entries.indices where entries[index].outcome == .new {
      var all: [String] = []
      for id in members[index].flatMap({ ids[$0] })
      where !all.contains(where: { $0.isSameUTF8(as: id) }) {
        all.append(id)
      }
      guard !all.isEmpty else { continue }
      entries[index].lookalikes = lists.count
      lists.append(Array(all.prefix(Lookalikes.most)))
    }
    return lists
  }

  /// The signatures of a record in normal form. One with an absent field is none.
  private func texts(_ source: ByteSource, _ opening: Int) -> [[UInt8]] {
    var values: [(key: Range<Int>, value: Int)] = []
    for member in ObjectMembers(of: source, at: opening) {
      values.append((member.key, member.value))
    }
    return signatures.enumerated().compactMap { number, fields in
      var text = Array(String(number).utf8)
      for field in fields {
        guard let place = values.first(where: { source.keyEquals($0.key, field.name) })?.value,
          source.byte(place) != 0x6E,
          let end = source.endOfBalancedValue(place, limit: source.count)
        else { return nil }
        text.append(0)
        text += value(source, place..<end, field)
      }
      return text
    }
  }

  /// A moment counts by its day in UTC.
  private func value(_ source: ByteSource, _ range: Range<Int>, _ field: Field) -> [UInt8] {
    if field.isUTC || field.isLocal, let text = source.stringValue(at: range.lowerBound),
      let moment = spelling.moment(text)
    {
      return Array(moment.utc.day.description.utf8)
    }
    return source.bytes(range)
  }
}
