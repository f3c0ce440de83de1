import BackupFormat
import BackupJSON

/// The fields of records.
extension Drafter {
  /// A member of the objects of a record.
  private struct Member {
    let key: String
    let count: Int
    let place: Int
  }

  /// What the other fields of a record say about one.
  struct Company {
    let record: String
    /// The one field that names a currency.
    var currencyField: String?
  }

  mutating func fill(_ pending: Pending) {
    let objects = evidence[pending.place].objects
    let total = pending.variant.map { objects.variants[$0].count } ?? objects.count
    let members = members(of: pending, total)
    var company = Company(record: pending.name)
    company.currencyField = currencyField(members, total)
    var record = RecordType(pending.name, fields: [])
    for member in members {
      record.fields.append(field(member, total, company))
      entries += 2
    }
    record.label = label(record)
    records.append(record)
  }

  /// The members that can be fields; the others get a note.
  private mutating func members(of pending: Pending, _ total: Int) -> [Member] {
    let objects = evidence[pending.place].objects
    let isRoot = pending.place == SeenPlaces.root
    let marks =
      isRoot ? found.recognition.marks : [objects.isUnion ? objects.discriminator : nil].compactMap { $0 }
    let all =
      pending.variant.map {
        objects.variants[$0].members.entries.map { Member(key: $0.key, count: $0.count, place: $0.place) }
      }
      ?? objects.members.map { Member(key: $0.key, count: $0.count, place: $0.places[0]) }
    var seen = Set(marks)
    var members: [Member] = []
    var omitted = objects.omitted
    for member in all where !marks.contains(where: { $0.isSameUTF8(as: member.key) }) {
      if NameForm.fault(member.key) != nil || !seen.insert(member.key).inserted {
        omitted += 1
      } else {
        members.append(member)
      }
    }
    let room = MistakeLimits.fields - 2
    if members.count > room {
      // What recognises the file has to stay.
      let kept = Set(
        (members.filter { member in found.recognition.presence.contains { $0.isSameUTF8(as: member.key) } }
          + members)
          .map(\.key).uniqued.prefix(room)
      )
      omitted += members.count - room
      members.removeAll { !kept.contains($0.key) }
    }
    if omitted > 0 {
      note(
        .omission,
        pending.place,
        JSONPointer(tokens: ["records", pending.name]),
        omitted,
        of: omitted + members.count,
        isDoubtful: true,
        "has \(counted(omitted, "key")) beside the fields of the draft, with a name that no field can have, or too many"
      )
    }
    return members
  }

  private func currencyField(_ members: [Member], _ total: Int) -> String? {
    let fields = members.filter { member in
      let place = evidence[member.place]
      return member.count == total && place.nulls == 0 && isCurrency(place, FieldHint(member.key))
    }
    return fields.count == 1 ? fields[0].key : nil
  }

  private mutating func field(_ member: Member, _ total: Int, _ company: Company) -> FieldType {
    let pointer = JSONPointer(tokens: ["records", company.record, "fields", member.key])
    let before = notes.count
    let place = evidence[member.place]
    var field = FieldType(member.key, .any)
    field.type = type(at: member.place, member.key, pointer, company, depth: 1)
    if case .integer = field.type, let unit = place.numbers.epoch,
      isMoment(place.numbers, FieldHint(member.key))
    {
      field.unit = unit.words
    }
    if place.nulls > 0, !place.isSealed {
      field.null = nullMeaning(member, total, pointer)
    }
    if member.count < total {
      field.presence = .optional
      note(
        .optional,
        member.place,
        pointer.appending("optional"),
        total - member.count,
        of: total,
        "is optional: left out in \(total - member.count) of \(counted(total, "record")); `absence` has to say what that means"
      )
    }
    let doubts = notes[before...].filter(\.isDoubtful).map(\.text)
    if !doubts.isEmpty { field.doc = "To decide: " + doubts.joined(separator: "; ") + "." }
    return field
  }

  private mutating func nullMeaning(_ member: Member, _ total: Int, _ pointer: JSONPointer) -> FieldType.Null
  {
    let nulls = evidence[member.place].nulls
    let all = nulls + evidence[member.place].count
    let isAbsent = member.count < total
    note(
      .null,
      member.place,
      pointer.appending("null"),
      nulls,
      of: all,
      isDoubtful: isAbsent,
      isAbsent
        ? "may be null: \(nulls) of \(counted(all, "value")), and is left out elsewhere; taken for the same"
        : "may be null: \(nulls) of \(counted(all, "value")); say what null means"
    )
    return isAbsent ? .absent : .meaning("that there is no value")
  }

  /// The field by whose value people would call a record.
  private func label(_ record: RecordType) -> String? {
    for name in ["name", "title", "label", "displayname", "username"] {
      for field in record.fields where FieldWords(field.name).words.joined() == name {
        if case .text = field.type { return field.name }
      }
    }
    return nil
  }
}

extension [String] {
  fileprivate var uniqued: [String] {
    var seen: Set<ExactText> = []
    return filter { seen.insert(ExactText($0)).inserted }
  }
}
