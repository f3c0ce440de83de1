@_spi(Scanning) package import BackupJSON

/// Finds what people call the record around a place: its kind, and its name or id.
package struct RecordLabeler {
  private let source: ByteSource
  private let contract: Contract
  /// The answer for the record that was asked for last, at each depth; a record with many findings is searched once.
  private var last: [Int: (opening: Int, label: Finding.Label?)] = [:]

  package init(_ source: ByteSource, _ contract: Contract) {
    self.source = source
    self.contract = contract
  }

  /// The innermost record that has a name or an id, given the containers around the place from the root inward.
  package mutating func label(_ frames: [StructureWalker.Frame]) -> Finding.Label? {
    var type: ValueType? = .record(contract.root)
    var label: Finding.Label?
    for (index, frame) in frames.enumerated() {
      guard let current = type else { break }
      if case .record(let name) = current, let record = contract.record(name), index > 0 {
        let known = last[index].flatMap { $0.opening == frame.opening ? $0 : nil }
        let own = known ?? (frame.opening, self.label(record, frame.opening))
        last[index] = own
        label = own.label ?? label
      }
      type = inner(current, frame)
    }
    return label
  }

  /// The type of what the current member or element of a container is.
  private func inner(_ type: ValueType, _ frame: StructureWalker.Frame) -> ValueType? {
    switch type {
    case .record(let name):
      return frame.key.flatMap { contract.record(name)?.field(under: source.keyText($0))?.type }
    case .list(let list): return frame.isArray ? list.element : nil
    case .map(let map): return frame.isArray ? nil : map.value
    case .union(let union):
      let value = source.value(of: union.discriminator, inObjectAt: frame.opening, reach: 1 << 16)
        .flatMap { source.stringValue(at: $0) }
      guard let value, let match = union.cases.first(where: { $0.value.utf8.elementsEqual(value.utf8) })
      else {
        return nil
      }
      return inner(.record(match.record), frame)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
      return nil
    }
  }

  private func label(_ record: RecordType, _ opening: Int) -> Finding.Label? {
    let key = contract.collections.first { contract.recordType(of: $0)?.name == record.name }?.key
    let keys = record.label.map { [$0] + (record.field($0)?.aliases ?? []) } ?? []
    for field in keys + [key].compactMap({ $0 }) {
      guard let place = source.value(of: field, inObjectAt: opening, reach: 1 << 16) else { continue }
      if let name = source.stringValue(at: place), !name.isEmpty {
        // Cut like a key: what is absurdly long is no name.
        return Finding.Label(kind: record.name, name: source.keyText(source.keyRange(place)))
      }
      let end = source.endOfNumber(place)
      if source.byte(place) != 0x22, end > place, end - place <= 20 {
        return Finding.Label(kind: record.name, name: source.text(place..<end))
      }
    }
    return record.label == nil && key == nil ? nil : Finding.Label(kind: record.name, name: nil)
  }
}
