import BackupFormat

/// Decides where the objects of one place are of several kinds.
struct UnionSearch {
  /// Places whose objects are records in any case.
  let records: Set<Int>

  func settle(_ evidence: inout SeenPlaces) {
    for place in evidence.places.indices where evidence.representative(place) == place {
      let objects = evidence.places[place].objects
      guard objects.mapValue == nil, objects.discriminator != nil else { continue }
      if !records.contains(place), UnionSearch.isUnion(objects) {
        evidence[place].objects.isUnion = true
      } else {
        evidence.flatten(place)
      }
    }
  }

  /// Whether a key explains which of the other keys are there.
  private static func isUnion(_ objects: ObjectEvidence) -> Bool {
    guard let discriminator = objects.discriminator, objects.variants.count > 1,
      NameForm.fault(discriminator) == nil
    else { return false }
    guard objects.variants.allSatisfy({ $0.value.map { NameForm.fault($0) == nil } ?? false }) else {
      return false
    }
    // Names that look the same could not be told apart in the contract.
    guard Set(objects.variants.compactMap(\.value)).count == objects.variants.count else { return false }
    let whole = objects.members.filter { $0.count < objects.count }.count
    let parted = objects.variants.reduce(0) { sum, variant in
      sum + variant.members.entries.filter { $0.count < variant.count }.count
    }
    guard whole > 0, parted * 2 <= whole else { return false }
    // A kind that was met once has no fields that could be missing: that explains nothing.
    let isProven = objects.count >= objects.variants.count * 2
    return isProven
      ? whole >= 2 || Discriminator.isPlain(discriminator) : Discriminator.isPlain(discriminator)
  }
}
