extension ComposedText {
  /// The facts of ``decompositions`` and ``classes``, ready for looking up.
  struct Table: Sendable {
    /// What a character is decomposed to.
    private(set) var parts: [UInt32: (first: UInt32, second: UInt32?)] = [:]
    /// The character that two others make, under the first in the upper half and the second in the lower.
    private(set) var wholes: [UInt64: UInt32] = [:]
    private var marks: [UInt32: UInt8] = [:]

    static let shared = Table()

    private init() {
      var numbers: [UInt32] = []
      parts.reserveCapacity(2_100)
      wholes.reserveCapacity(1_000)
      marks.reserveCapacity(1_100)
      Table.read(ComposedText.decompositions, into: &numbers) { numbers, joint in
        parts[numbers[0]] = (numbers[1], numbers.count > 2 ? numbers[2] : nil)
        if joint == UInt8(ascii: "+") {
          wholes[UInt64(numbers[1]) << 32 | UInt64(numbers[2])] = numbers[0]
        }
      }
      Table.read(ComposedText.classes, into: &numbers) { numbers, _ in
        // The class is the last, written in decimal digits.
        let digits = numbers[numbers.count - 1]
        let mark = (digits >> 8) * 100 + (digits >> 4 & 15) * 10 + digits & 15
        for scalar in numbers[0]...numbers[numbers.count - 2] { marks[scalar] = UInt8(mark) }
      }
    }

    /// The combining class of a character; 0 for one that begins anew.
    func mark(_ scalar: UInt32) -> UInt8 { scalar < 0x300 ? 0 : marks[scalar] ?? 0 }

    /// Whether a character is never changed, and changes nothing beside it.
    func isInert(_ scalar: UInt32) -> Bool {
      mark(scalar) == 0 && parts[scalar] == nil
        && !wholes.keys.contains { $0 >> 32 == UInt64(scalar) || $0 & 0xFFFF_FFFF == UInt64(scalar) }
    }

    /// Reads entries of hexadecimal numbers with a joint between each two of them.
    private static func read(
      _ text: StaticString,
      into numbers: inout [UInt32],
      _ take: (_ numbers: [UInt32], _ lastJoint: UInt8) -> Void
    ) {
      var number: UInt32 = 0
      var joint: UInt8 = 0
      numbers.removeAll()
      for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt32(byte & 15)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): number = number << 4 | UInt32(byte - 55)
        default:
          numbers.append(number)
          number = 0
          guard byte == UInt8(ascii: " ") else {
            joint = byte
            continue
          }
          take(numbers, joint)
          numbers.removeAll(keepingCapacity: true)
        }
      }
      numbers.append(number)
      take(numbers, joint)
    }
  }
}
