/// What the values at one place of a document are, merged over all lists and maps that the place is in.
///
/// Keys are kept, values are only counted.
final class Shape {
  /// A kind of value, as a person calls it.
  enum Kind: String, CaseIterable {
    case object, list, text, integer, number, boolean, null
  }

  /// A key of an object with the shape of its values.
  struct Member {
    /// The bytes between the quotes.
    let key: [UInt8]
    let shape: Shape
  }

  private(set) var counts: [Int] = Array(repeating: 0, count: Kind.allCases.count)
  /// The keys of the objects here, in the order in which they were met.
  private(set) var members: [Member] = []
  /// The values of all keys, where the keys look like data and not like names.
  private(set) var values: Shape?
  /// The elements of the lists here.
  private(set) var elements: Shape?
  /// Number of keys in the objects here, those of the same name counted each time.
  private(set) var keyCount = 0
  private(set) var elementCount = 0
  /// Whether keys were left out because the picture would become too large.
  private(set) var isCut = false

  /// Objects with more keys than this are taken for maps from data to data.
  static let mostMembers = 64

  func count(_ kind: Kind) -> Int { counts[kind.number] }

  /// Number of values here.
  var total: Int { counts.reduce(0, +) }

  func meet(_ kind: Kind) { counts[kind.number] += 1 }

  /// The shape of the next element of a list here; `nil` where there is no room for it.
  func nextElement(_ room: inout ShapeRoom) -> Shape? {
    elementCount += 1
    if elements == nil { elements = room.shape() }
    return elements
  }

  /// The shape of the value of a key; `nil` where there is no room for it.
  ///
  /// - Parameters:
  ///   - guess: the number of the member that is expected next; is moved on.
  func member(
    _ key: UnsafeRawBufferPointer,
    _ guess: inout Int,
    _ room: inout ShapeRoom
  ) -> Shape? {
    keyCount += 1
    if let values { return values }
    if guess < members.count, members[guess].key.elementsEqual(key) {
      guess += 1
      return members[guess - 1].shape
    }
    if let known = members.firstIndex(where: { $0.key.elementsEqual(key) }) {
      guess = known + 1
      return members[known].shape
    }
    if members.count == Shape.mostMembers || !KeyLook.isName(key) {
      becomeMap(&room)
      return values
    }
    guard let shape = room.shape() else {
      isCut = true
      return nil
    }
    members.append(Member(key: Array(key), shape: shape))
    guess = members.count
    return shape
  }

  /// From now on the keys are data: only how many there are is told, and what their values are.
  private func becomeMap(_ room: inout ShapeRoom) {
    let merged = members.first?.shape ?? room.shape()
    for member in members.dropFirst() { merged?.merge(member.shape, &room) }
    members = []
    values = merged
    isCut = merged == nil
  }

  private func merge(_ other: Shape, _ room: inout ShapeRoom) {
    for kind in Kind.allCases { counts[kind.number] += other.counts[kind.number] }
    elementCount += other.elementCount
    isCut = isCut || other.isCut
    if let elements, let more = other.elements {
      elements.merge(more, &room)
    } else {
      elements = elements ?? other.elements
    }
    let keys = keyCount + other.keyCount
    if other.values != nil, values == nil { becomeMap(&room) }
    if let values {
      if let more = other.values { values.merge(more, &room) }
      for member in other.members { values.merge(member.shape, &room) }
    } else {
      for member in other.members { add(member, &room) }
    }
    keyCount = keys
  }

  private func add(_ member: Member, _ room: inout ShapeRoom) {
    if let values { return values.merge(member.shape, &room) }
    if let known = members.first(where: { $0.key == member.key }) {
      known.shape.merge(member.shape, &room)
    } else if members.count < Shape.mostMembers {
      members.append(member)
    } else {
      becomeMap(&room)
      values?.merge(member.shape, &room)
    }
  }
}

extension Shape.Kind {
  fileprivate var number: Int {
    switch self {
    case .object: 0
    case .list: 1
    case .text: 2
    case .integer: 3
    case .number: 4
    case .boolean: 5
    case .null: 6
    }
  }
}

/// How many shapes a picture may still have, so that its memory does not grow with the file.
struct ShapeRoom {
  private var left = 4096

  /// A new shape; `nil` once there are enough.
  mutating func shape() -> Shape? {
    guard left > 0 else { return nil }
    left -= 1
    return Shape()
  }
}
