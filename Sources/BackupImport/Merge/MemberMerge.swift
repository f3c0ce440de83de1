import BackupFormat
import BackupJSON

extension Completion {
  /// Unites two lists of records of which the contract knows nothing, by their ids: what is missing is added, in the
  /// order of the ids.
  ///
  /// - Returns: `nil` where the elements are no objects with an `id` of their own each.
  func uniteUnknown(local: [UInt8], file: [UInt8]) -> RecordMerge.Result? {
    guard let left = (try? JSONDocument(reading: InputBytes(local)))?.root.arrayValue,
      let right = (try? JSONDocument(reading: InputBytes(file)))?.root.arrayValue,
      var united = byID(left), let theirs = byID(right)
    else { return nil }
    let isTie = theirs.contains { id, element in united[id].map { $0 != element } ?? false }
    let count = united.count
    united.merge(theirs) { ours, _ in ours }
    if united.count == count {
      return .init(outcome: isTie ? .tie : .same, text: .local, isTie: isTie)
    }
    let elements = united.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    guard let text = try? JSONWriter(.compact).write(.array(elements)) else { return nil }
    return .init(outcome: .changed, text: .merged(text), isTie: isTie)
  }

  private func byID(_ elements: [JSONValue]) -> [[UInt8]: JSONValue]? {
    var places: [[UInt8]: JSONValue] = [:]
    for element in elements {
      guard let id = element.objectValue?["id"]?.stringValue,
        places.updateValue(element, forKey: Array(id.utf8)) == nil
      else { return nil }
    }
    return places
  }

  /// Whether a merge that keeps what the store has leaves out elements of a list that it does not have.
  func leavesOut(local: [UInt8], file: [UInt8]) -> Bool {
    guard let right = (try? JSONDocument(reading: InputBytes(file)))?.root.arrayValue, !right.isEmpty else {
      return false
    }
    let left = (try? JSONDocument(reading: InputBytes(local)))?.root.arrayValue ?? []
    return !Set(right).subtracting(left).isEmpty
  }

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
