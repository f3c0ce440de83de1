import TestSupport

/// One test vector, with its members as bytes.
struct Vector {
  let facts: [String: Any]
  let group: [String: Any]

  func hex(_ name: String) -> [UInt8] { Hex.bytes(facts[name] as! String) }
  func text(_ name: String) -> String { facts[name] as! String }
  func number(_ name: String) -> Int { facts[name] as? Int ?? group[name] as! Int }
  var isValid: Bool { text("result") == "valid" }
  var name: String { "\(facts["tcId"] ?? "")" }

  /// All tests of a file of Wycheproof.
  static func all(_ file: String) throws -> [Vector] {
    let file = try Corpora.json("crypto/\(file).json") as! [String: Any]
    return (file["testGroups"] as! [[String: Any]]).flatMap { group in
      (group["tests"] as! [[String: Any]]).map { Vector(facts: $0, group: group) }
    }
  }

  /// One list of the vectors of RFC 7914.
  static func rfc7914(_ name: String) throws -> [Vector] {
    let file = try Corpora.json("crypto/rfc7914-vectors.json") as! [String: Any]
    let list = file[name] as? [[String: Any]] ?? [file[name] as! [String: Any]]
    return list.map { Vector(facts: $0, group: [:]) }
  }
}
