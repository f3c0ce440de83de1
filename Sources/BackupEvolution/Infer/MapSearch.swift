import BackupFormat

/// Decides where the keys of objects are data and not names of fields.
struct MapSearch {
  /// Places whose objects are records in any case.
  let apart: Set<Int>

  func settle(_ evidence: inout SeenPlaces) {
    for place in evidence.places.indices where evidence.representative(place) == place {
      guard place != SeenPlaces.root, !apart.contains(place), isMap(place, evidence) else { continue }
      evidence.takeKeysForData(at: place)
    }
  }

  private func isMap(_ place: Int, _ evidence: SeenPlaces) -> Bool {
    let objects = evidence[place].objects
    guard objects.count > 0, objects.mapValue == nil, !objects.isUnion else { return false }
    let members = objects.members
    guard !members.isEmpty else { return false }
    var forms = KeyForms()
    for member in members { forms.add(member.key) }
    if forms.areIDs || forms.areDays || (forms.areIntegers && members.count > 1) { return true }
    if members.count > MistakeLimits.fields - 2 { return true }
    // Names of fields come again in each record; keys that are data do not.
    let values = members.flatMap(\.places).map { evidence[$0] }
    guard let kind = values[0].kind, values.allSatisfy({ $0.kind == kind }) else { return false }
    let occurrences = members.reduce(0) { $0 + $1.count }
    if objects.count > 1, members.count >= 10, occurrences * 3 < members.count * objects.count { return true }
    guard kind == .object, members.count >= 3 else { return false }
    return haveOneShape(values)
  }

  /// Whether objects have the same keys, which would be a wonder if each were a field of its own.
  private func haveOneShape(_ values: [Place]) -> Bool {
    guard let first = values.first, first.objects.mapValue == nil else { return false }
    let keys = Set(first.objects.members.map { ExactText($0.key) })
    return keys.count >= 2
      && values.allSatisfy { value in
        value.objects.mapValue == nil && Set(value.objects.members.map { ExactText($0.key) }) == keys
      }
  }
}
