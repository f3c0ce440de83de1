import BackupFormat
import BackupJSON

/// Which fields came, went, were renamed, or stand in another record.
struct FieldMoves {
  /// A field of a record.
  struct Place {
    let record: String
    let field: FieldType
  }

  private(set) var renamed: [(record: String, old: FieldType, new: FieldType)] = []
  private(set) var moved: [(old: Place, new: Place)] = []
  private(set) var removed: [Place] = []
  private(set) var added: [Place] = []
  private let older: Contract
  private let newer: Contract

  init(_ older: Contract, _ newer: Contract, partners: Names<Void>) {
    self.older = older
    self.newer = newer
    for record in newer.records where partners.contains(record.name) {
      guard let old = older.record(record.name) else { continue }
      let before = Names(old.fields, by: \.name)
      let after = Names(record.fields, by: \.name)
      let gone = old.fields.filter { !after.contains($0.name) }
      let come = record.fields.filter { !before.contains($0.name) }
      findRenamed(record.name, gone, come)
    }
    findMoved(partners)
  }

  // MARK: Renamed

  /// One that went and one that came, alike in all but the name, and nothing else that is like them.
  private mutating func findRenamed(_ record: String, _ gone: [FieldType], _ come: [FieldType]) {
    for old in gone {
      let likeNew = come.filter { FieldMoves.isAlike(old, $0) }
      if likeNew.count == 1, gone.filter({ FieldMoves.isAlike($0, likeNew[0]) }).count == 1 {
        renamed.append((record, old, likeNew[0]))
      } else {
        removed.append(Place(record: record, field: old))
      }
    }
    for new in come where !renamed.contains(where: { $0.record == record && $0.new == new }) {
      added.append(Place(record: record, field: new))
    }
  }

  private static func isAlike(_ left: FieldType, _ right: FieldType) -> Bool {
    left.type == right.type && left.null == right.null && left.unit == right.unit
      && (left.presence == .required) == (right.presence == .required)
  }

  // MARK: Moved

  private mutating func findMoved(_ partners: Names<Void>) {
    for place in removed {
      let name = place.field.name
      // Inward: the same field stands in a record that is now inside, or outside.
      let inside = homes(of: place, in: newer, without: older, partners)
      if inside.count == 1, let target = inside.first { take(place, target) }
      // Outward: fields of a record that is gone stand in the record that had it.
      guard case .record(let inner) = place.field.type, !partners.contains(inner),
        let record = older.record(inner)
      else { continue }
      for field in record.fields where !field.name.isSameUTF8(as: name) || field.type != place.field.type {
        guard
          let target = added.first(where: {
            $0.record == place.record && $0.field.name.isSameUTF8(as: field.name)
              && $0.field.type == field.type
          })
        else { continue }
        moved.append((Place(record: inner, field: field), target))
        drop(&added, target)
        drop(&removed, place)
      }
    }
  }

  private mutating func take(_ old: Place, _ new: Place) {
    moved.append((old, new))
    drop(&removed, old)
    drop(&added, new)
    // A record that only came to hold the field is part of the move.
    for carrier in added where carrier.record == old.record {
      if case .record(let name) = carrier.field.type, name.isSameUTF8(as: new.record) {
        drop(&added, carrier)
      }
    }
  }

  private func drop(_ places: inout [Place], _ place: Place) {
    places.removeAll { $0.record == place.record && $0.field == place.field }
  }

  /// Where a field of the same name and type came, in a record inside of or around that of a field that went.
  private func homes(
    of place: Place,
    in newer: Contract,
    without older: Contract,
    _ partners: Names<Void>
  ) -> [Place] {
    let near = FieldMoves.inside(place.record, newer) + FieldMoves.around(place.record, newer)
    return near.compactMap { name -> Place? in
      guard let record = newer.record(name),
        let field = record.fields.first(where: { $0.name.isSameUTF8(as: place.field.name) }),
        field.type == place.field.type
      else { return nil }
      let isNew = older.record(name)?.fields.contains { $0.name.isSameUTF8(as: field.name) } != true
      return isNew ? Place(record: name, field: field) : nil
    }
  }

  /// The records that a record has as fields.
  private static func inside(_ record: String, _ contract: Contract) -> [String] {
    var names = Names<Void>()
    for field in contract.record(record)?.fields ?? [] {
      for name in RecordUses.of(field.type) where !name.isSameUTF8(as: record) { names.add(name, ()) }
    }
    return names.names
  }

  private static func around(_ record: String, _ contract: Contract) -> [String] {
    contract.records.filter { outer in
      !outer.name.isSameUTF8(as: record)
        && outer.fields.contains { field in
          RecordUses.of(field.type).contains { $0.isSameUTF8(as: record) }
        }
    }.map(\.name)
  }
}
