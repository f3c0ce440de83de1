import BackupJSON

/// What was seen of the objects at one place.
struct ObjectEvidence {
  /// The objects with one value of the key that may tell them apart, or all of them.
  struct Variant {
    /// `nil` for the objects without that key, or where there is no such key.
    var value: String?
    var count = 0
    var members = MemberTable()
  }

  var count = 0
  /// The key that may tell the objects apart.
  var discriminator: String?
  var variants: [Variant] = []
  /// Whether the variants were found to be kinds of objects.
  var isUnion = false
  /// The place of all values, once the keys are taken for data.
  var mapValue: Int?
  var mapKeys = KeyForms()
  /// The most members of one object.
  var largest = 0
  /// Members that were not looked into because there are too many.
  var omitted = 0

  var keyCount: Int { variants.reduce(0) { $0 + $1.members.entries.count } }

  func variant(of object: JSONObject) -> Int? {
    let value = discriminator.flatMap { object[$0]?.stringValue }
    return variants.firstIndex { variant in
      guard let value, let other = variant.value else { return variant.value == nil && value == nil }
      return other.isSameUTF8(as: value)
    } ?? (discriminator == nil ? nil : variants.firstIndex { $0.value == nil })
  }

  /// The members over all variants: how many objects have each, and where its values are.
  var members: [(key: String, count: Int, places: [Int])] {
    guard variants.count != 1 else {
      return variants[0].members.entries.map { ($0.key, $0.count, [$0.place]) }
    }
    var all: [(key: String, count: Int, places: [Int])] = []
    var index: [ExactText: Int] = [:]
    for entry in variants.flatMap(\.members.entries) {
      if let at = index[ExactText(entry.key)] {
        all[at].count += entry.count
        all[at].places.append(entry.place)
      } else {
        index[ExactText(entry.key)] = all.count
        all.append((entry.key, entry.count, [entry.place]))
      }
    }
    return all
  }
}

/// What all keys of some objects are.
struct KeyForms {
  var count = 0
  var areIDs = true
  var areIntegers = true
  var areDays = true

  mutating func add(_ key: String) {
    count += 1
    if areIDs { areIDs = TextForm.id.fits(key) }
    if areIntegers { areIntegers = JSONNumber(key)?.integer != nil }
    if areDays { areDays = TextForm.day.fits(key) }
  }

  mutating func add(_ other: KeyForms) {
    count += other.count
    areIDs = areIDs && other.areIDs
    areIntegers = areIntegers && other.areIntegers
    areDays = areDays && other.areDays
  }
}
