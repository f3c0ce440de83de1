@_spi(Scanning) import BackupJSON

/// Looks at the answers of a file for those whose question its form does not have.
struct AnswerWatch {
  /// For each kind of answers in the contract: the hashes of the ids that the form has. The hash is keyed.
  var known: [Set<Int>] = []
  /// For each kind of answers: what the answers without a question look like, by the id.
  var strays: [[[UInt8]: AnswerShape]] = []

  mutating func look(at member: ObjectMembers.Member, _ source: ByteSource, _ number: Int) {
    guard known.indices.contains(number), !known[number].contains(source.keyHash(member.key)) else {
      return
    }
    let id = Array(source.decodedString(member.key).utf8)
    guard let end = source.endOfBalancedValue(member.value, limit: source.count),
      let value = JSONDocument(part: member.value..<end, of: source)?.root
    else { return }
    strays[number][id, default: AnswerShape()].add(value)
  }
}

/// What all answers to one question have in common.
struct AnswerShape: Sendable, Hashable {
  private(set) var hasBooleans = false
  private(set) var hasOthers = false
  private(set) var integers: ClosedRange<Int64>?
  private(set) var texts: Set<[UInt8]> = []
  private(set) var lists: Set<[UInt8]> = []
  private(set) var hasLists = false

  mutating func add(_ value: JSONValue) {
    switch value {
    case .null, .object: hasOthers = true
    case .boolean: hasBooleans = true
    case .number(let number):
      guard let integer = number.integer else {
        hasOthers = true
        return
      }
      let range = integers ?? integer...integer
      integers = min(range.lowerBound, integer)...max(range.upperBound, integer)
    case .string(let text): texts.insert(Array(text.utf8))
    case .array(let elements):
      hasLists = true
      for element in elements {
        if let text = element.stringValue {
          lists.insert(Array(text.utf8))
        } else {
          hasOthers = true
        }
      }
    }
  }

  /// How many kinds of values there are.
  private var kinds: Int {
    [hasBooleans, integers != nil, !texts.isEmpty, hasLists].count { $0 }
  }

  /// Whether all answers are of one kind.
  var isUniform: Bool { !hasOthers && kinds == 1 }
}
