/// Unites the places whose objects have the same keys: they are one kind of record.
struct ShapeSearch {
  /// Places that have a kind of record of their own.
  let apart: Set<Int>

  func settle(_ evidence: inout SeenPlaces) {
    var groups: [[ExactText]: [Int]] = [:]
    var order: [[ExactText]] = []
    for place in evidence.places.indices where evidence.representative(place) == place {
      let objects = evidence.places[place].objects
      guard place != SeenPlaces.root, !apart.contains(place), evidence.places[place].kind == .object,
        objects.mapValue == nil, !objects.isUnion, objects.keyCount >= 2
      else { continue }
      let shape = objects.members.map { ExactText($0.key) }.sorted {
        $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
      }
      if groups[shape] == nil { order.append(shape) }
      groups[shape, default: []].append(place)
    }
    for shape in order {
      guard let places = groups[shape], let first = places.first else { continue }
      for place in places.dropFirst() where areAlike(first, place, evidence) { evidence.unite(first, place) }
    }
  }

  /// Whether the values of each key are of one kind at both places.
  private func areAlike(_ left: Int, _ right: Int, _ evidence: SeenPlaces) -> Bool {
    guard evidence.representative(left) != evidence.representative(right) else { return false }
    let others = evidence[right].objects.members
    return evidence[left].objects.members.allSatisfy { member in
      guard let other = others.first(where: { ExactText($0.key) == ExactText(member.key) }) else {
        return false
      }
      let (mine, theirs) = (evidence[member.places[0]], evidence[other.places[0]])
      return mine.count == 0 || theirs.count == 0 || (mine.kind != nil && mine.kind == theirs.kind)
    }
  }
}
