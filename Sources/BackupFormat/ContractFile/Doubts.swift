package import BackupJSON

/// The places of a contract file in which the check has found something: what is said about them would be the same
/// cause told twice.
package struct Doubts {
  /// The places themselves.
  private var places: Set<JSONPointer> = []
  /// The places and everything around them.
  private var surroundings: Set<JSONPointer> = []
  /// Records of which a whole part may be missing.
  private var records: Set<JSONPointer> = []

  /// None: the contract was not read from a file, or the file has no faults.
  package init() {}

  package init(_ pointers: [JSONPointer]) {
    for pointer in pointers where places.insert(pointer).inserted {
      if pointer.tokens.count <= 3 { records.insert(JSONPointer(tokens: Array(pointer.tokens.prefix(2)))) }
      var outer: JSONPointer? = pointer
      while let place = outer, surroundings.insert(place).inserted { outer = place.parent }
    }
  }

  /// Whether a finding is at this place, around it or inside it.
  package func cover(_ pointer: JSONPointer) -> Bool {
    if places.isEmpty { return false }
    if surroundings.contains(pointer) { return true }
    var outer = pointer.parent
    while let place = outer {
      if places.contains(place) { return true }
      outer = place.parent
    }
    return false
  }

  /// Whether a record may have fields, or facts, that could not be read.
  func coverPart(of record: String) -> Bool {
    records.contains(JSONPointer(tokens: ["records", record]))
  }
}
