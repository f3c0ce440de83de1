import BackupFormat

/// Texts that fit their limits.
struct TextSource: Sendable {
  /// The characters that a text which must be told apart is made of.
  private let digits: [UInt8]
  private let characters: CharacterClass?
  private let minimum: Int
  private let maximum: Int

  /// - Parameter isKey: A key is never empty.
  init(_ type: TextType, isKey: Bool = false) {
    characters = type.characters.flatMap { CharacterClass($0) }
    minimum = max(type.minimum, isKey ? 1 : 0)
    maximum = type.maximum
    let usual = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
    // Backslash and quote would need an escape, by which a key could no longer be compared as it stands.
    digits =
      characters.map { characters in
        let plain = usual.filter { characters.contains($0) }
        return plain.count > 1 ? plain : characters.bytes.filter { $0 != 0x22 && $0 != 0x5C }
      } ?? usual
  }

  /// Whether there is a text at all.
  var isPossible: Bool { minimum <= maximum && (minimum == 0 || !digits.isEmpty) }

  /// A text that differs for each number from 0 on; `nil` where the limits have no room for so many.
  ///
  /// The length is the least with room, but at least `comfortable` where the limits allow it.
  func distinct(_ number: Int, comfortable: Int = 4) -> String? {
    guard isPossible else { return nil }
    var rest = number
    var length = max(minimum, min(comfortable, maximum))
    while true {
      guard length <= maximum else { return nil }
      let (room, isHuge) = capacity(length)
      if isHuge || rest < room { break }
      rest -= room
      length += 1
    }
    var bytes = Array(repeating: digits.first ?? 0x61, count: length)
    var place = length
    while rest > 0, place > 0 {
      place -= 1
      bytes[place] = digits[rest % digits.count]
      rest /= digits.count
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// How many texts of a length there are.
  private func capacity(_ length: Int) -> (Int, Bool) {
    if length == 0 { return (1, false) }
    if digits.count < 2 { return (digits.count, false) }
    var room = 1
    for _ in 0..<min(length, 64) {
      let (product, overflow) = room.multipliedReportingOverflow(by: digits.count)
      if overflow { return (Int.max, true) }
      room = product
    }
    return (room, false)
  }

  /// Words that fit, chosen by random bits.
  func words(_ random: inout SplitMix64) -> String {
    guard isPossible else { return "" }
    guard characters == nil else {
      return filled("", to: max(minimum, min(maximum, 1 + random.below(8))), &random)
    }
    let wanted = max(minimum, min(maximum, 4 + random.below(20)))
    if wanted == 0 { return "" }
    var text = ""
    while text.utf8.count < wanted {
      if !text.isEmpty { text += " " }
      text += Words.all[random.below(Words.all.count)]
    }
    if text.utf8.count <= maximum { return text }
    let cut = String(decoding: text.utf8.prefix(maximum), as: UTF8.self)
    return cut.hasSuffix(" ") ? cut.dropLast() + "s" : cut
  }

  /// A text of exactly so many scalars that begins with a given one, or with as much of it as fits.
  func filled(_ start: String, to length: Int, _ random: inout SplitMix64) -> String {
    var scalars = String.UnicodeScalarView(start.unicodeScalars.prefix(length))
    while scalars.count < length, !digits.isEmpty {
      scalars.append(Unicode.Scalar(digits[random.below(digits.count)]))
    }
    return String(scalars)
  }
}

/// The words of invented texts.
enum Words {
  static let all = [
    "amber", "birch", "cloud", "dune", "ember", "fern", "grove", "harbor", "island", "juniper", "kettle",
    "lantern", "meadow", "north", "orchard", "pebble", "quiet", "river", "saddle", "thistle", "umber",
    "valley", "willow", "yarrow", "zephyr", "autumn", "bramble", "copper", "drift", "evening",
  ]
}
