import BackupFormat
import BackupJSON

/// A list of the root whose records have an id.
struct FoundCollection {
  let field: String
  /// The place of the records.
  let element: Int
  let key: String
  let keyPlaces: [Int]
  /// Whether the ids are UUIDs; else they are plain texts.
  let isUUID: Bool
  /// The number of ids, in all files.
  let count: Int
  /// Whether the key was taken for its look and not for its name.
  let isByLook: Bool
}

/// Looks for the lists of the root whose records have a field that is unique in each file.
struct IdentitySearch {
  let evidence: SeenPlaces
  let documents: [JSONDocument]

  func collections() -> [FoundCollection] {
    var found: [FoundCollection] = []
    for entry in evidence[SeenPlaces.root].objects.members where found.count < InferenceLimits.collections {
      guard entry.places.count == 1, NameForm.fault(entry.key) == nil,
        let element = evidence[entry.places[0]].arrays.element, evidence[entry.places[0]].kind == .array
      else { continue }
      let place = evidence[element]
      guard place.kind == .object, place.nulls == 0, place.uses == 1, place.objects.mapValue == nil else {
        continue
      }
      if let collection = collection(entry.key, element) { found.append(collection) }
    }
    return found
  }

  private struct Candidate {
    let key: String
    let places: [Int]
    let rank: Int
    let isUUID: Bool
  }

  private func collection(_ field: String, _ element: Int) -> FoundCollection? {
    let objects = evidence[element].objects
    let singular = Singular.of(field).lowercased()
    let candidates = objects.members.compactMap { member -> Candidate? in
      guard member.count == objects.count, NameForm.fault(member.key) == nil else { return nil }
      let values = member.places.map { evidence[$0] }
      guard
        values.allSatisfy({ $0.kind == .text && $0.nulls == 0 && $0.texts.empty == 0 && $0.doubts == .none })
      else { return nil }
      let isUUID = values.allSatisfy { $0.texts.has(.id) }
      guard let rank = rank(member.key, singular, isUUID, values) else { return nil }
      return Candidate(key: member.key, places: member.places, rank: rank, isUUID: isUUID)
    }
    for candidate in candidates.sorted(by: { $0.rank < $1.rank }) {
      guard let count = uniqueCount(field, candidate) else { continue }
      return FoundCollection(
        field: field,
        element: element,
        key: candidate.key,
        keyPlaces: candidate.places,
        isUUID: candidate.isUUID,
        count: count,
        isByLook: candidate.rank >= IdentitySearch.byLook
      )
    }
    return nil
  }

  private static let byLook = 6

  /// The lower the likelier; `nil` for a field that nobody would take for the id.
  private func rank(_ key: String, _ singular: String, _ isUUID: Bool, _ values: [Place]) -> Int? {
    let words = FieldWords(key).words
    let name = words.joined()
    if ["id", "uuid", "guid", "uid"].contains(name) { return isUUID ? 0 : 1 }
    if name == "identifier" || name == "key" { return isUUID ? 2 : 3 }
    if name == singular + "id" || name == singular + "uuid" || name == "recordid" { return isUUID ? 4 : 5 }
    if isUUID, !FieldHint(key).isIdentity { return IdentitySearch.byLook }
    // Texts of hexadecimal digits, all of one length, are numbers that a machine has given.
    let isSerial = values.allSatisfy {
      $0.texts.has(.hexadecimal) && $0.texts.shortest == $0.texts.longest && $0.texts.longest >= 8
    }
    return isSerial && values.reduce(0) { $0 + $1.texts.count } > 1 ? IdentitySearch.byLook + 1 : nil
  }

  /// The number of ids where none stands twice in one file.
  private func uniqueCount(_ field: String, _ candidate: Candidate) -> Int? {
    var count = 0
    for document in documents {
      var seen: Set<ExactText> = []
      for record in document.root.objectValue?[field]?.arrayValue ?? [] {
        guard let text = record.objectValue?[candidate.key]?.stringValue else { return nil }
        guard seen.insert(IdentitySearch.id(text, candidate.isUUID)).inserted else { return nil }
        count += 1
      }
    }
    return count
  }

  /// An id as it is compared: UUIDs in either case are one.
  static func id(_ text: String, _ isUUID: Bool) -> ExactText {
    ExactText(isUUID ? text.lowercased() : text)
  }
}
