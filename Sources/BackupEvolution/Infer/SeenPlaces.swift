import BackupJSON

/// What was seen in all files, place by place.
///
/// Places that turn out to be one are united; each place is then asked for by its representative.
struct SeenPlaces {
  var places: [Place] = [Place(parent: nil, token: "")]
  private var united: [Int] = [0]

  /// Everything beyond ``InferenceLimits/places`` is counted here and not looked into.
  private(set) var sealed: Int?

  static let root = 0

  /// The place that a place was united with.
  func representative(_ place: Int) -> Int {
    var place = place
    while united[place] != place { place = united[place] }
    return place
  }

  mutating func redirect(_ place: Int, to other: Int) { united[place] = other }

  subscript(place: Int) -> Place {
    get { places[representative(place)] }
    _modify { yield &places[representative(place)] }
  }

  mutating func newPlace(in parent: Int, _ token: String) -> Int {
    if places.count >= InferenceLimits.places {
      if let sealed { return sealed }
      sealed = append(Place(parent: nil, token: "*"))
      places[places.count - 1].isSealed = true
      return places.count - 1
    }
    return append(Place(parent: parent, token: token))
  }

  private mutating func append(_ place: Place) -> Int {
    places.append(place)
    united.append(united.count)
    return places.count - 1
  }

  /// Where a place is in the files: `/entries/*/kind`; of united places each has its own.
  func path(_ place: Int) -> String {
    var tokens: [String] = []
    var next: Int? = place
    while let place = next, let parent = places[place].parent {
      tokens.append(places[place].token)
      next = parent
    }
    return JSONPointer(tokens: tokens.reversed()).description
  }

  /// The objects in which values are being looked at, from the root on, by the keys that led to them.
  typealias Trail = [(key: String, place: Int)]

  /// Notes a whole document, which has at most 64 levels.
  mutating func add(_ document: JSONDocument) {
    var trail: Trail = []
    add(document.root, to: SeenPlaces.root, key: "", &trail)
  }

  /// - Parameter key: the last key on the way to the value.
  private mutating func add(_ value: JSONValue, to place: Int, key: String, _ trail: inout Trail) {
    guard !self[place].isSealed else { return }
    switch value {
    case .null: self[place].nulls += 1
    case .boolean: self[place].booleans += 1
    case .number(let number): self[place].numbers.add(number)
    case .string(let text): self[place].texts.add(text)
    case .array(let elements):
      self[place].arrays.count += 1
      self[place].arrays.elements += elements.count
      self[place].arrays.longest = max(self[place].arrays.longest, elements.count)
      guard let first = elements.first else { return }
      if self[place].arrays.element == nil {
        let ancestor = ancestor(of: first, key, trail, shared: 1)
        if let ancestor { self[ancestor].uses += 1 }
        self[place].arrays.element = ancestor ?? newPlace(in: place, "*")
      }
      for element in elements {
        guard let next = self[place].arrays.element else { return }
        add(element, to: next, key: key, step: (key, next), &trail)
      }
    case .object(let object): add(object, to: place, key, &trail)
    }
  }

  private mutating func add(_ object: JSONObject, to place: Int, _ key: String, _ trail: inout Trail) {
    self[place].objects.count += 1
    self[place].objects.largest = max(self[place].objects.largest, object.count)
    if self[place].objects.mapValue == nil { register(object, at: place, trail) }
    for member in object {
      if let value = self[place].objects.mapValue {
        self[place].objects.mapKeys.add(member.key)
        add(member.value, to: value, key: key, step: (key, value), &trail)
      } else if let next = memberPlace(of: object, member.key, at: place) {
        add(member.value, to: next, key: member.key, step: (member.key, next), &trail)
      }
    }
  }

  private mutating func add(
    _ value: JSONValue,
    to place: Int,
    key: String,
    step: (key: String, place: Int),
    _ trail: inout Trail
  ) {
    trail.append(step)
    add(value, to: place, key: key, &trail)
    trail.removeLast()
  }

  /// The place of the values of one member; `nil` where it is not looked into.
  func memberPlace(of object: JSONObject, _ key: String, at place: Int) -> Int? {
    let objects = self[place].objects
    guard let variant = objects.variant(of: object) else { return nil }
    return objects.variants[variant].members[key]?.place
  }

  /// Counts the keys of an object, and makes places for those that are new.
  private mutating func register(_ object: JSONObject, at place: Int, _ trail: Trail) {
    let isElement = self[place].token == "*"
    if self[place].objects.variants.isEmpty, isElement {
      self[place].objects.discriminator = Discriminator.key(of: object)
    }
    let variant = self.variant(for: object, at: place)
    self[place].objects.variants[variant].count += 1
    for member in object {
      if self[place].objects.variants[variant].members[member.key] != nil {
        self[place].objects.variants[variant].members.add(1, to: member.key)
        continue
      }
      guard self[place].objects.keyCount < InferenceLimits.keys else {
        // The root is a record in any case; its first keys are enough to speak of.
        if representative(place) == SeenPlaces.root {
          self[place].objects.omitted += 1
          continue
        }
        return takeKeysForData(at: place)
      }
      let ancestor = ancestor(of: member.value, member.key, trail, shared: nil)
      let next = ancestor ?? newPlace(in: place, member.key)
      if ancestor != nil { self[next].uses += 1 }
      self[place].objects.variants[variant].members.insert(member.key, place: next, count: 1)
    }
  }

  private mutating func variant(for object: JSONObject, at place: Int) -> Int {
    let objects = self[place].objects
    let value = objects.discriminator.flatMap { object[$0]?.stringValue }
    if let known = objects.variant(of: object), objects.variants[known].value != nil || value == nil {
      return known
    }
    if let value,
      objects.variants.count >= InferenceLimits.variants || value.utf8.count > InferenceLimits.textLength
    {
      flatten(place)
      return 0
    }
    self[place].objects.variants.append(ObjectEvidence.Variant(value: value))
    return self[place].objects.variants.count - 1
  }

  /// The place of objects around a value that is of their kind, as in a tree: it was reached by the same key, and
  /// they share keys.
  ///
  /// - Parameter shared: how many keys they have to share; `nil` for half of the fewer.
  private func ancestor(of value: JSONValue, _ key: String, _ trail: Trail, shared: Int?) -> Int? {
    guard let object = value.objectValue, !object.isEmpty else { return nil }
    for step in trail.reversed() where step.key.isSameUTF8(as: key) {
      let objects = self[step.place].objects
      guard objects.count > 0, objects.mapValue == nil else { continue }
      let keys = objects.members.map(\.key)
      let common = keys.filter { object[$0] != nil }.count
      if common >= shared ?? max(2, (min(keys.count, object.count) + 1) / 2) { return step.place }
    }
    return nil
  }
}
