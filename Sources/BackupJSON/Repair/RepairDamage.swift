/// What a repair has made of the contents of a text, so that no consequence of a fault is told as a second one.
package struct RepairDamage: Sendable {
  /// Offsets, in the broken text, of the brackets of containers whose members may not be all there.
  package internal(set) var openings: Set<Int> = []
  /// The same of containers in which, or in a member of which, a value was given up.
  package internal(set) var hollow: Set<Int> = []
  /// Parts of the broken text that may belong into another container than the one they stand in.
  package internal(set) var misplaced: [Range<Int>] = []
  /// Whether whole members or elements were given up.
  package internal(set) var losesMembers = false
  /// Keys whose values were given up, no more than ``most`` of them.
  package internal(set) var keys: Set<[UInt8]> = []
  /// Whether the text ends in its middle.
  package internal(set) var isCut = false
  /// Offset of the last container that was an element of an array and was read to its end.
  package internal(set) var lastElement: Int?

  static let most = 1000

  init() {}

  mutating func loseValue(of key: [UInt8]) {
    if keys.count < RepairDamage.most { keys.insert(key) } else { losesMembers = true }
  }
}
