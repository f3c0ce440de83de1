import BackupFormat
import BackupJSON
import TestSupport

/// Spoils contract files: their text, and their tree, which stays well-formed JSON.
struct MutatedContract {
  private let lines: [[UInt8]]
  private let document: JSONDocument
  private let places: [JSONPointer]

  private static let words: [JSONValue] = [
    9_007_199_254_740_991, -1, 0, 64, nil, true, "", "backup", "text", "list", "record", "union", "id", "1.0",
    [:], [], [[]], ["a", "a"], ["type": "record"], ["type": "uuid"], "means", "absent", "\u{1F602}",
  ]

  init(_ contract: Contract) throws {
    document = ContractWriter().document(contract)
    // With one fact a line, a change of a line leaves the rest readable.
    lines = try ContractWriter().write(contract).split(separator: 0x0A).map { Array($0) }
    places = MutatedContract.places(in: document.root, JSONPointer())
  }

  private static func places(in value: JSONValue, _ pointer: JSONPointer) -> [JSONPointer] {
    var places = [pointer]
    for (index, element) in (value.arrayValue ?? []).enumerated() {
      places += MutatedContract.places(in: element, pointer.appending(index))
    }
    for member in value.objectValue ?? JSONObject() {
      places += MutatedContract.places(in: member.value, pointer.appending(member.key))
    }
    return places
  }

  /// One to three changes of values, keys and members.
  func tree(_ bits: inout SplitMix64) -> [UInt8] {
    var document = document
    for _ in 0..<Int.random(in: 1...3, using: &bits) {
      guard let place = places.dropFirst(4).randomElement(using: &bits),
        let other = places.randomElement(using: &bits)
      else { continue }
      // What is not there any more cannot be changed again.
      switch Int.random(in: 0...4, using: &bits) {
      case 0: _ = try? document.remove(at: place)
      case 1:
        let word = Self.words.randomElement(using: &bits) ?? nil
        if document[place] != nil { try? document.set(word, at: place) }
      case 2:
        if let value = document[other], document[place] != nil { try? document.set(value, at: place) }
      case 3: try? document.rename(at: place, to: other.tokens.last ?? "")
      default: try? document.move(from: place, to: other)
      }
    }
    return (try? JSONWriter(.pretty).write(document)) ?? []
  }

  /// One to three changes of lines and bytes.
  func text(_ bits: inout SplitMix64) -> [UInt8] {
    var lines = lines
    for _ in 0..<Int.random(in: 1...3, using: &bits) where !lines.isEmpty {
      let place = Int.random(in: 0..<lines.count, using: &bits)
      let other = Int.random(in: 0..<lines.count, using: &bits)
      switch Int.random(in: 0...5, using: &bits) {
      case 0: lines.remove(at: place)
      case 1: lines.swapAt(place, other)
      case 2: lines.insert(lines[other], at: place)
      case 3:
        // The value of a line behind the key of another.
        let key = Array(lines[place].prefix { $0 != 0x3A })
        lines[place] = key + Array(lines[other].drop { $0 != 0x3A })
      case 4:
        guard let index = lines[place].indices.randomElement(using: &bits) else { continue }
        lines[place][index] = UInt8(truncatingIfNeeded: bits.next())
      default:
        let keep = Int.random(in: 0...lines[place].count, using: &bits)
        lines[place] = Array(lines[place].prefix(keep))
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }
}
