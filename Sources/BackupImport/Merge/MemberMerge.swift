import BackupFormat
import BackupJSON

extension Completion {
  /// Merges a member of the root that is no collection: it has no time, so what the store has stays, and what is
  /// missing is added. An allow-list of settings is merged key by key.
  func mergeMember(
    local: [UInt8],
    file: [UInt8],
    _ type: ValueType,
    _ sides: Sides
  )
    -> RecordMerge.Result?
  {
    guard case .record(let name) = type, let record = record(name), record.unknownFields == .notImported
    else {
      return RecordMerge(completion: self, type: type).merge(
        local: .init(text: local, time: nil, authority: sides.first),
        file: .init(text: file, time: nil, authority: sides.second)
      )
    }
    if local == file { return .init(outcome: .same, text: .local) }
    guard let left = (try? JSONDocument(reading: InputBytes(local)))?.root.objectValue,
      let right = (try? JSONDocument(reading: InputBytes(file)))?.root.objectValue
    else { return nil }
    let merged = united(left, Array(right))
    let isTie = right.contains { member in left[member.key].map { $0 != member.value } ?? false }
    if merged.count == left.count {
      return .init(outcome: isTie ? .tie : .same, text: .local, isTie: isTie)
    }
    guard let text = try? JSONWriter(.compact).write(.object(merged)) else { return nil }
    return .init(outcome: .changed, text: .merged(text), isTie: isTie)
  }
}
