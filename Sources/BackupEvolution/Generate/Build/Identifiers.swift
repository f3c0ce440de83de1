import BackupFormat
import BackupJSON

/// UUIDs and other texts that identify something.
enum Identifiers {
  /// A random UUID of version 4, in lower case (RFC 9562 section 5.4).
  static func uuid(_ random: inout SplitMix64) -> String {
    uuid(random.next(), random.next())
  }

  static func uuid(_ high: UInt64, _ low: UInt64) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(36)
    appendUUID(high, low, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a UUID whose random bits are those of two words.
  @inline(__always)
  static func appendUUID(_ high: UInt64, _ low: UInt64, to bytes: inout [UInt8]) {
    let high = high & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    for shift in stride(from: 60, through: 0, by: -4) {
      bytes.append(digit(high &>> UInt64(shift)))
      if shift == 32 || shift == 16 { bytes.append(UInt8(ascii: "-")) }
    }
    bytes.append(UInt8(ascii: "-"))
    for shift in stride(from: 60, through: 0, by: -4) {
      bytes.append(digit(low &>> UInt64(shift)))
      if shift == 48 { bytes.append(UInt8(ascii: "-")) }
    }
  }

  @inline(__always)
  private static func digit(_ value: UInt64) -> UInt8 {
    let digit = UInt8(truncatingIfNeeded: value & 0xF)
    return digit < 10 ? 0x30 &+ digit : 0x57 &+ digit
  }
}

/// The ids of the records of collections: each follows from its number, so that none has to be remembered.
struct RecordIDs {
  private let index: ContractIndex
  private let seed: UInt64

  init(_ index: ContractIndex, seed: UInt64) {
    self.index = index
    self.seed = seed
  }

  /// The id of a record as it stands in the file.
  func value(_ collection: Int, _ number: Int) -> JSONValue {
    if case .integer(let integer) = index.keyType(collection) {
      return .integer(RecordIDs.integer(integer, number))
    }
    return .string(id(collection, number))
  }

  /// A number of its own for each record; the largest one where there are no more. The first of all is left for a value
  /// at the edge of what is allowed.
  static func integer(_ integer: IntegerType, _ number: Int) -> Int64 {
    let low = least(integer)
    let (value, overflow) = low.addingReportingOverflow(Int64(number))
    return overflow ? integer.maximum : min(value, integer.maximum)
  }

  /// The number of the first record.
  static func least(_ integer: IntegerType) -> Int64 {
    let low = Numbers.near(integer.minimum, integer.maximum).lowerBound
    return integer.maximum - low > 1000 ? low + 1 : low
  }

  /// The id of a record as a text.
  func id(_ collection: Int, _ number: Int) -> String {
    guard let type = index.keyType(collection) else { return "" }
    if case .key(let text) = type { return TextSource(text, isKey: true).distinct(number) ?? "" }
    if case .integer(let integer) = type { return String(RecordIDs.integer(integer, number)) }
    let words = RecordIDs.words(collection, number, seed: seed)
    return Identifiers.uuid(words.0, words.1)
  }

  /// The bits of a UUID; different for each number of a collection.
  @inline(__always)
  static func words(_ collection: Int, _ number: Int, seed: UInt64) -> (UInt64, UInt64) {
    // The number itself, mixed by a function that gives no two numbers the same bits, and 62 of them are kept;
    // the other word depends on it as well.
    let salt = SplitMix64.mixed(seed &+ UInt64(truncatingIfNeeded: collection) &* 0x9E37_79B9_7F4A_7C15)
    let high = SplitMix64.mixed(UInt64(truncatingIfNeeded: number) ^ salt)
    return (high, SplitMix64.mixed(high &+ salt))
  }
}
