/// Where an operation takes a value from: a place in the record, in an object around it, or from the root.
///
/// Spec/upgrade.md, section *Paths*.
public struct UpgradeSource: Sendable, Hashable, CustomStringConvertible {
  /// Where the keys are followed from.
  public enum Start: Sendable, Hashable {
    /// The object so many objects around the record; 0 for the record itself.
    case record(outward: Int)
    /// The whole document.
    case root
  }

  /// Where the keys are followed from.
  public let start: Start
  /// The keys from there inward; at least one.
  public let keys: [String]

  /// Makes a source of a start and the keys from there.
  public init(_ start: Start, _ keys: [String]) {
    self.start = start
    self.keys = keys
  }

  /// Reads `createdAt`, `../createdAt` or `/exportDate`; fails for a text without a key, and for one with `*`.
  public init?(_ text: String) {
    let isFromRoot = text.utf8.first == UInt8(ascii: "/")
    let rest = isFromRoot ? String(decoding: text.utf8.dropFirst(), as: UTF8.self) : text
    guard var keys = UpgradePath.split(rest) else { return nil }
    let outward = keys.prefix { $0.utf8.elementsEqual("..".utf8) }.count
    keys.removeFirst(outward)
    guard !keys.isEmpty, !isFromRoot || outward == 0 else { return nil }
    for word in ["*", ".."] where keys.contains(where: { $0.utf8.elementsEqual(word.utf8) }) { return nil }
    self.init(isFromRoot ? .root : .record(outward: outward), keys)
  }

  /// The source as it is written.
  public var description: String {
    let inside = keys.map(UpgradePath.escaped).joined(separator: "/")
    switch start {
    case .root: return "/" + inside
    case .record(let outward): return String(repeating: "../", count: outward) + inside
    }
  }
}
