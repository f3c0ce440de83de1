@_spi(Scanning) import BackupJSON
import BackupValues

/// Where the values of an encrypted file stand, found in one walk over its root.
struct EnvelopePlaces {
  private let source: ByteSource
  private var root: [String: Int] = [:]
  /// The keys of the root that are none of the envelope, without their quotes; the first few.
  private(set) var strangers: [Range<Int>] = []
  private var inner: [String: [String: Int]] = [:]

  private typealias Key = EnvelopeFormat.Key

  private static let rootKeys = [
    Key.format, Key.envelope, Key.kdf, Key.cipher, Key.ciphertext, Key.checksum,
  ]
  private static let innerKeys = [
    Key.kdf: [Key.name, Key.cost, Key.blockSize, Key.parallelism, Key.salt],
    Key.cipher: [Key.name, Key.nonce],
    Key.checksum: [Key.name, Key.value],
  ]

  init(_ source: ByteSource) {
    self.source = source
    root = EnvelopePlaces.members(Self.rootKeys, source, source.documentStart, &strangers)
    var others: [Range<Int>] = []
    for (key, keys) in Self.innerKeys {
      inner[key] = root[key].map { EnvelopePlaces.members(keys, source, $0, &others) }
    }
  }

  /// The first member of each key; the search ends when all are found.
  private static func members(
    _ keys: [String],
    _ source: ByteSource,
    _ opening: Int,
    _ strangers: inout [Range<Int>]
  ) -> [String: Int] {
    var places: [String: Int] = [:]
    guard source.byte(opening) == UInt8(ascii: "{") else { return places }
    for member in ObjectMembers(of: source, at: opening) {
      guard let key = keys.first(where: { source.keyEquals(member.key, $0) }) else {
        if strangers.count < 100, member.key.count < 100 { strangers.append(member.key) }
        continue
      }
      guard places[key] == nil else { continue }
      places[key] = member.value
      if places.count == keys.count { break }
    }
    return places
  }

  /// Where the value of a member of the root stands, or that of a member of one of its objects.
  func place(_ key: String, in object: String? = nil) -> Int? {
    object.map { inner[$0]?[key] } ?? root[key]
  }

  /// A value with its text.
  struct Found<Value> {
    let value: Value
    let range: Range<Int>
  }

  /// A text; `nil` where there is none.
  func text(_ key: String, in object: String? = nil) -> Found<String>? {
    guard let place = place(key, in: object), let text = source.stringValue(at: place) else { return nil }
    return Found(value: text, range: place..<source.endOfString(place + 1) + 1)
  }

  /// A whole number that is written as one; `nil` where there is none.
  func integer(_ key: String, in object: String? = nil) -> Found<Int>? {
    guard let place = place(key, in: object) else { return nil }
    let end = source.endOfNumber(place)
    guard end >= 0, let value = try? PlainInteger.read(utf8: source.bytes(place..<end)) else { return nil }
    return Found(value: Int(value), range: place..<end)
  }

  /// How many bytes a base64 text stands for; `nil` where it is none.
  func byteCount(_ key: String, in object: String? = nil) -> Found<Int>? {
    guard let text = base64(key, in: object) else { return nil }
    return Found(value: text.value.count, range: text.range)
  }

  /// A base64 text; `nil` where there is none.
  ///
  /// - Parameter isRight: whether it is known that it is one, if there is something.
  func base64(_ key: String, in object: String? = nil, isRight: Bool = false) -> Found<LongBase64>? {
    guard let place = place(key, in: object), source.byte(place) == 0x22 else { return nil }
    let end = source.endOfString(place + 1)
    guard end >= 0, let text = LongBase64(source, place + 1..<end, isRight: isRight) else { return nil }
    return Found(value: text, range: place..<end + 1)
  }
}
