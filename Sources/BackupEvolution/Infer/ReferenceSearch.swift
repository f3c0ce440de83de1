import BackupJSON

/// Counts for each place how many of its texts are ids in each collection.
struct ReferenceSearch {
  let collections: [FoundCollection]
  let documents: [JSONDocument]

  func count(in evidence: inout SeenPlaces) {
    guard !collections.isEmpty else { return }
    let candidates = candidatePlaces(evidence)
    var matches: [Int: [Int]] = [:]
    for document in documents {
      let known = collections.map { ids(of: $0, document) }
      evidence.follow(document) { place, text in
        guard candidates.contains(place) else { return }
        for (number, collection) in collections.enumerated()
        where known[number].contains(IdentitySearch.id(text, collection.isUUID)) {
          matches[place, default: Array(repeating: 0, count: collections.count)][number] += 1
        }
      }
    }
    for (place, numbers) in matches { evidence[place].texts.matches = numbers }
  }

  private func ids(of collection: FoundCollection, _ document: JSONDocument) -> Set<ExactText> {
    let records = document.root.objectValue?[collection.field]?.arrayValue ?? []
    return Set(
      records.compactMap { $0.objectValue?[collection.key]?.stringValue }
        .map { IdentitySearch.id($0, collection.isUUID) }
    )
  }

  /// The places whose texts may be ids of something else: by their form, or by their name.
  private func candidatePlaces(_ evidence: SeenPlaces) -> Set<Int> {
    let own = Set(collections.flatMap(\.keyPlaces).map(evidence.representative))
    let words = Set(
      collections.map { Singular.of($0.field).lowercased() } + collections.map { $0.field.lowercased() }
    )
    return Set(
      evidence.places.indices.filter { place in
        guard evidence.representative(place) == place, !own.contains(place),
          evidence.places[place].texts.count > 0
        else { return false }
        if evidence.places[place].texts.has(.id) { return true }
        let name = evidence.fieldName(place)
        return FieldHint(name).isIdentity || FieldWords(name).contains(words)
      }
    )
  }
}

extension SeenPlaces {
  /// The key by which a place is reached; of elements, that of their list.
  func fieldName(_ place: Int) -> String {
    var place = representative(place)
    while places[place].token == "*", let parent = places[place].parent { place = parent }
    return places[place].token
  }
}
