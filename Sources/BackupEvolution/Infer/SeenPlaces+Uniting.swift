import BackupJSON

/// Places that turn out to be one.
extension SeenPlaces {
  /// Makes two places one, and with them what is inside of them.
  mutating func unite(_ first: Int, _ second: Int) {
    // A list of pairs in place of a recursion: a record that contains itself makes a circle.
    var open = [(first, second)]
    while let (left, right) = open.popLast() {
      let (left, right) = (representative(left), representative(right))
      guard left != right else { continue }
      // The root keeps its place, and so does what is sealed.
      if right == SeenPlaces.root || places[right].isSealed {
        take(left, into: right, &open)
      } else {
        take(right, into: left, &open)
      }
    }
  }

  private mutating func take(_ source: Int, into target: Int, _ open: inout [(Int, Int)]) {
    let other = places[source]
    redirect(source, to: target)
    places[source] = Place(parent: other.parent, token: other.token)
    guard !places[target].isSealed else { return }
    places[target].nulls += other.nulls
    places[target].booleans += other.booleans
    places[target].numbers.add(other.numbers)
    places[target].texts.add(other.texts)
    places[target].uses += other.uses
    if other.doubts.rawValue > places[target].doubts.rawValue { places[target].doubts = other.doubts }
    take(other.arrays, into: target, &open)
    take(other.objects, into: target, &open)
  }

  private mutating func take(_ other: ArrayEvidence, into target: Int, _ open: inout [(Int, Int)]) {
    places[target].arrays.count += other.count
    places[target].arrays.elements += other.elements
    places[target].arrays.longest = max(places[target].arrays.longest, other.longest)
    guard let element = other.element else { return }
    if let mine = places[target].arrays.element {
      open.append((mine, element))
    } else {
      places[target].arrays.element = element
    }
  }

  private mutating func take(_ other: ObjectEvidence, into target: Int, _ open: inout [(Int, Int)]) {
    guard other.count > 0 else { return }
    guard places[target].objects.count > 0 else {
      places[target].objects = other
      return
    }
    var mine = places[target].objects
    mine.count += other.count
    mine.largest = max(mine.largest, other.largest)
    mine.omitted += other.omitted
    if mine.mapValue == nil, other.mapValue == nil {
      var variant = mine.flattened(&open)
      let theirs = other.flattened(&open)
      variant.count += theirs.count
      for entry in theirs.members.entries {
        if let known = variant.members[entry.key] {
          variant.members.add(entry.count, to: entry.key)
          open.append((known.place, entry.place))
        } else {
          variant.members.insert(entry.key, place: entry.place, count: entry.count)
        }
      }
      mine.discriminator = nil
      mine.isUnion = false
      mine.variants = [variant]
      places[target].objects = mine
      if target != SeenPlaces.root, variant.members.entries.count > InferenceLimits.keys {
        open += keysTakenForData(at: target)
      }
    } else {
      places[target].objects = mine
      var values = mine.mapValue == nil ? keysTakenForData(at: target) : []
      let own = places[target].objects.mapValue
      if let own {
        values += other.variants.flatMap(\.members.entries).map { (own, $0.place) }
        if let value = other.mapValue { values.append((own, value)) }
      }
      for entry in other.variants.flatMap(\.members.entries) { places[target].objects.mapKeys.add(entry.key) }
      places[target].objects.mapKeys.add(other.mapKeys)
      open += values
    }
  }

  /// Makes one variant of all the objects at a place.
  mutating func flatten(_ place: Int) {
    var open: [(Int, Int)] = []
    var objects = self[place].objects
    objects.variants = [objects.flattened(&open)]
    objects.discriminator = nil
    self[place].objects = objects
    for (left, right) in open { unite(left, right) }
  }

  /// Takes the keys of the objects at a place for data, all of their values for values of one kind.
  mutating func takeKeysForData(at place: Int) {
    for (left, right) in keysTakenForData(at: place) { unite(left, right) }
  }

  private mutating func keysTakenForData(at place: Int) -> [(Int, Int)] {
    let entries = self[place].objects.variants.flatMap(\.members.entries)
    let value = newPlace(in: representative(place), "*")
    for entry in entries { self[place].objects.mapKeys.add(entry.key) }
    self[place].objects.variants = []
    self[place].objects.discriminator = nil
    self[place].objects.isUnion = false
    self[place].objects.mapValue = value
    return entries.map { (value, $0.place) }
  }
}

extension ObjectEvidence {
  /// All objects as one variant; the places of one key in two variants are still to be united.
  fileprivate func flattened(_ open: inout [(Int, Int)]) -> Variant {
    var variant = Variant(value: nil)
    for item in variants {
      variant.count += item.count
      for entry in item.members.entries {
        if let known = variant.members[entry.key] {
          variant.members.add(entry.count, to: entry.key)
          open.append((known.place, entry.place))
        } else {
          variant.members.insert(entry.key, place: entry.place, count: entry.count)
        }
      }
    }
    return variant
  }
}
