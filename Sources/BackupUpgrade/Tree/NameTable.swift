@_spi(Scanning) import BackupJSON

/// The keys of a document, each once: a key is told by its number.
///
/// A key is held as the literal that a writer writes between quotes, which is the same for each way to escape it.
struct NameTable {
  /// One key.
  struct Name {
    fileprivate(set) var text: TextPlace
    fileprivate(set) var isMade: Bool
    /// The key that came behind this one last, which is likely to come again.
    var follower: UInt32 = 0
  }

  /// By their numbers; 0 is no key.
  private(set) var names: [Name] = [Name(text: TextPlace(0, 0), isMade: true)]
  /// The number of a name at the first free slot from the one that its hash says; at most half of them are taken.
  private var slots = [UInt32](repeating: 0, count: 256)

  var count: Int { names.count }

  @inline(__always)
  subscript(_ number: UInt32) -> Name { names[Int(number)] }

  @inline(__always)
  func follower(of number: UInt32) -> UInt32 { names[Int(number)].follower }

  @inline(__always)
  mutating func setFollower(of number: UInt32, to other: UInt32) { names[Int(number)].follower = other }

  /// Tells that the literal of a key now stands among the made texts.
  mutating func moveToMade(_ number: UInt32, _ text: TextPlace) {
    names[Int(number)].text = text
    names[Int(number)].isMade = true
  }

  /// The number of the key with these bytes, if there is one, and the slot where it is or would be.
  ///
  /// - Parameter bytes: eight more than the length may be read.
  func find(_ bytes: UnsafeRawPointer, _ length: Int, in tree: TextBases) -> (number: UInt32?, slot: Int) {
    var slot = home(bytes, length)
    while slots[slot] != 0 {
      let number = slots[slot]
      let name = names[Int(number)]
      if name.text.length == length, NameTable.areSame(tree.pointer(name), bytes, length) {
        return (number, slot)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return (nil, slot)
  }

  /// Takes up a key that ``find(_:_:in:)`` has not found.
  mutating func add(_ name: Name, at slot: Int, in tree: TextBases) -> UInt32 {
    let number = UInt32(names.count)
    names.append(name)
    slots[slot] = number
    if names.count * 2 > slots.count { enlarge(tree) }
    return number
  }

  private mutating func enlarge(_ tree: TextBases) {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    for number in 1..<names.count {
      let name = names[number]
      var slot = home(tree.pointer(name), name.text.length)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number)
    }
  }

  private func home(_ bytes: UnsafeRawPointer, _ length: Int) -> Int {
    var hash = KeyHash()
    var offset = 0
    while offset < length {
      var word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      if length - offset < 8 { word &= (1 << UInt64(8 * (length - offset))) - 1 }
      hash.add(word)
      offset += 8
    }
    return Int(truncatingIfNeeded: hash.value) & (slots.count - 1)
  }

  /// Whether two texts of one length are the same; eight bytes behind each may be read.
  @inline(__always)
  static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ length: Int) -> Bool {
    var offset = 0
    while offset + 8 <= length {
      guard
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    guard offset < length else { return true }
    let mask = ((1 as UInt64) << UInt64(8 * (length - offset))) - 1
    let difference =
      left.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    return difference & mask == 0
  }
}

/// Where the texts of a tree are.
struct TextBases {
  let base: UnsafeRawPointer
  let made: UnsafeRawPointer

  @inline(__always)
  func pointer(_ name: NameTable.Name) -> UnsafeRawPointer { (name.isMade ? made : base) + name.text.start }
}

extension UpgradeTree {
  var bases: TextBases { TextBases(base: base, made: UnsafeRawPointer(made)) }

  /// The number of a key, which is taken up where it is new; 0 for one that is too long.
  mutating func name(_ key: String) -> UInt32 {
    guard let literal = keep(CanonicalLiteral.of(key)) else { return 0 }
    // Without its quotes.
    let text = TextPlace(literal.start + 1, literal.length - 2)
    let (number, slot) = names.find(made + text.start, text.length, in: bases)
    return number ?? names.add(NameTable.Name(text: text, isMade: true), at: slot, in: bases)
  }

  /// The number of a key that may be in the tree; `nil` where it is not.
  func knownName(_ key: String) -> UInt32? {
    let literal = CanonicalLiteral.of(key) + [UInt8](repeating: 0, count: 8)
    return literal.withUnsafeBytes { bytes in
      names.find(bytes.baseAddress! + 1, bytes.count - 10, in: bases).number
    }
  }

  /// A key as text.
  func key(_ number: UInt32) -> String {
    let name = names[number]
    let source = ByteSource(base: name.isMade ? UnsafeRawPointer(made) : base, count: .max)
    return source.decodedString(name.text.start..<name.text.start + name.text.length)
  }
}

/// A text as a JSON string, as our writers write it.
enum CanonicalLiteral {
  static func of(_ text: String) -> [UInt8] {
    // A text without containers cannot be nested too deep.
    (try? JSONWriter(.compact).write(.string(text))) ?? Array("\"\"".utf8)
  }
}
