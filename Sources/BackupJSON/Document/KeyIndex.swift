/// Says where in a long list of members a key is.
///
/// A hash table with open addressing that holds places only; the keys stay in the list, which every call is
/// given. The hash is seeded for each run of the program, so no file can be made to collide.
struct KeyIndex: Sendable {
  /// Place + 1 for each key, at the first free slot from the one that its hash names; 0 where there is none. At
  /// most half of the slots are taken, their number is a power of two.
  private var slots: [UInt32]

  init(_ members: [JSONObject.Member]) {
    var size = 64
    while size < members.count * 3 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    for position in members.indices { enter(members[position].key, at: position) }
  }

  func position(of key: String, in members: [JSONObject.Member]) -> Int? {
    var slot = home(of: key)
    while slots[slot] != 0 {
      let position = Int(slots[slot] - 1)
      if members[position].key.isSameUTF8(as: key) { return position }
      slot = next(slot)
    }
    return nil
  }

  /// Takes up the member that has just been put at a place of the list.
  mutating func insert(at position: Int, in members: [JSONObject.Member]) {
    guard members.count * 2 <= slots.count else {
      self = KeyIndex(members)
      return
    }
    if position + 1 < members.count {
      let moved = UInt32(position + 1)
      for slot in slots.indices where slots[slot] >= moved { slots[slot] += 1 }
    }
    enter(members[position].key, at: position)
  }

  /// Gives up the member that is about to be removed from a place of the list.
  mutating func remove(at position: Int, in members: [JSONObject.Member]) {
    clear(position, in: members)
    guard position + 1 < members.count else { return }
    let moved = UInt32(position + 1)
    for slot in slots.indices where slots[slot] > moved { slots[slot] -= 1 }
  }

  /// Follows the change of a key that is about to happen in the list.
  mutating func rename(at position: Int, to key: String, in members: [JSONObject.Member]) {
    clear(position, in: members)
    enter(key, at: position)
  }

  private mutating func enter(_ key: String, at position: Int) {
    var slot = home(of: key)
    while slots[slot] != 0 { slot = next(slot) }
    slots[slot] = UInt32(position + 1)
  }

  /// Frees the slot of a place, and moves up those behind it that are not where their hash names.
  private mutating func clear(_ position: Int, in members: [JSONObject.Member]) {
    var free = home(of: members[position].key)
    while slots[free] != UInt32(position + 1) { free = next(free) }
    var slot = next(free)
    while slots[slot] != 0 {
      let home = home(of: members[Int(slots[slot] - 1)].key)
      // Distances go around the end of the table.
      if (slot &- home) & (slots.count - 1) >= (slot &- free) & (slots.count - 1) {
        slots[free] = slots[slot]
        free = slot
      }
      slot = next(slot)
    }
    slots[free] = 0
  }

  private func home(of key: String) -> Int {
    var hasher = Hasher()
    key.hashUTF8(into: &hasher)
    return hasher.finalize() & (slots.count - 1)
  }

  private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }
}
