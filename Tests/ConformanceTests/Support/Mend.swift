/// One edit that takes the fault out of a file: of a text that stands there once, or of bytes at an offset.
struct Mend: Sendable, Codable {
  let replace: String?
  let with: String?
  let offset: Int?
  let remove: Int?
  let insert: String?

  /// Why an edit does not fit its file.
  struct Misfit: Error {
    let mend: Mend
    let count: Int
  }

  func applied(to bytes: [UInt8]) throws -> [UInt8] {
    if let replace, let with {
      let places = bytes.places(of: Array(replace.utf8))
      guard places.count == 1 else { throw Misfit(mend: self, count: places.count) }
      return bytes[..<places[0]] + Array(with.utf8) + bytes[(places[0] + replace.utf8.count)...]
    }
    guard let offset, let remove, let insert, offset + remove <= bytes.count else {
      throw Misfit(mend: self, count: 0)
    }
    return bytes[..<offset] + Array(insert.utf8) + bytes[(offset + remove)...]
  }
}

extension [UInt8] {
  /// Where some bytes stand in these.
  fileprivate func places(of bytes: [UInt8]) -> [Int] {
    guard let first = bytes.first, bytes.count <= count else { return [] }
    return (0...(count - bytes.count)).filter { start in
      self[start] == first && self[start..<start + bytes.count].elementsEqual(bytes)
    }
  }
}
