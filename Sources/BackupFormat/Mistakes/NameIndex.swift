import BackupJSON

/// The places of names in a list.
///
/// A name is found by its exact bytes. Two names that only differ in how Unicode composes their letters count as the
/// same one twice: nobody could tell them apart.
struct NameIndex {
  let names: [String]
  /// `String` compares by canonical equivalence, which is what tells look-alikes.
  private var places: [String: Int] = [:]
  /// The places of names that stand before.
  private(set) var repeated: [Int] = []

  init(_ names: [String]) {
    self.names = names
    for (place, name) in names.enumerated() {
      if places[name] == nil { places[name] = place } else { repeated.append(place) }
    }
  }

  /// The place of a name, the first where it stands twice.
  subscript(name: String) -> Int? {
    guard let place = places[name], names[place].isSameUTF8(as: name) else { return nil }
    return place
  }

  func contains(_ name: String) -> Bool { self[name] != nil }
}
