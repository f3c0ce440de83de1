import BackupJSON

/// The places that a comparison has accounted for.
struct Claims {
  private var places: Set<JSONPointer> = []
  /// Every place that leads to one of them.
  private var ancestors: Set<JSONPointer> = []

  mutating func add(_ site: Site) {
    for place in [site.place, site.place(among: site.olderPlace)] where places.insert(place).inserted {
      var outer = place.parent
      while let parent = outer, ancestors.insert(parent).inserted { outer = parent.parent }
    }
  }

  /// Whether a difference is at, inside, or around a place that is accounted for.
  func cover(_ place: JSONPointer) -> Bool {
    if ancestors.contains(place) { return true }
    var here: JSONPointer? = place
    while let current = here {
      if places.contains(current) { return true }
      here = current.parent
    }
    return false
  }
}

extension Site {
  /// The older place, with the record named as in the newer contract.
  fileprivate func place(among older: JSONPointer) -> JSONPointer {
    guard let record, older.tokens.count > 1, older.tokens[0] == "records" else { return older }
    return JSONPointer(tokens: ["records", record] + older.tokens.dropFirst(2))
  }
}
