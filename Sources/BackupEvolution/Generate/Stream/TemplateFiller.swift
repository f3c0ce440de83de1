import BackupFormat

/// Writes copies of templates: ids come from counters, and references are ids that can be computed again.
struct TemplateFiller {
  /// How the ids of one collection are made.
  private enum IDs {
    case uuid
    case text(TextSource)
    case integer(IntegerType)
  }

  private let ids: [IDs]
  private let seed: UInt64
  /// How many records of each collection there are.
  private let counts: [Int]
  private var random: SplitMix64
  private let words: [[UInt8]] = Words.all.map { Array($0.utf8) }

  init(_ index: ContractIndex, seed: UInt64, counts: [Int]) {
    self.seed = seed
    self.counts = counts
    random = SplitMix64(seed: seed)
    ids = index.contract.collections.indices.map { number in
      switch index.keyType(number) {
      case .key(let text)?: .text(TextSource(text, isKey: true))
      case .integer(let integer)?: .integer(integer)
      default: .uuid
      }
    }
  }

  /// A number from 0 to below a bound, which is 1 or more.
  mutating func below(_ bound: Int) -> Int { random.below(bound) }

  /// Appends a copy, as the record of that number in a collection.
  mutating func append(
    _ template: RecordTemplate,
    _ collection: Int?,
    _ number: Int,
    to output: inout [UInt8]
  ) {
    var start = 0
    for (end, hole) in template.holes {
      output.append(contentsOf: template.bytes[start..<end])
      start = end
      switch hole {
      case .ownID: append(collection ?? 0, number, to: &output)
      case .reference(let target): append(target, random.below(max(1, counts[target])), to: &output)
      case .uuid:
        output.append(UInt8(ascii: "\""))
        Identifiers.appendUUID(random.next(), random.next(), to: &output)
        output.append(UInt8(ascii: "\""))
      case .words(let minimum, let maximum):
        output.append(UInt8(ascii: "\""))
        append(words: minimum, maximum, to: &output)
        output.append(UInt8(ascii: "\""))
      }
    }
    output.append(contentsOf: template.bytes[start...])
  }

  private func append(_ collection: Int, _ number: Int, to output: inout [UInt8]) {
    if case .integer(let integer) = ids[collection] {
      output.append(contentsOf: String(RecordIDs.integer(integer, number)).utf8)
      return
    }
    output.append(UInt8(ascii: "\""))
    switch ids[collection] {
    case .integer: break
    case .uuid:
      let (high, low) = RecordIDs.words(collection, number, seed: seed)
      Identifiers.appendUUID(high, low, to: &output)
    case .text(let source): output.append(contentsOf: (source.distinct(number) ?? "").utf8)
    }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func append(words minimum: Int, _ maximum: Int, to output: inout [UInt8]) {
    let start = output.count
    let wanted = max(minimum, min(maximum, 5 + random.below(28)))
    while output.count &- start < wanted {
      if output.count > start { output.append(UInt8(ascii: " ")) }
      output.append(contentsOf: words[random.below(words.count)])
    }
    if output.count &- start > maximum { output.removeLast(output.count &- start &- maximum) }
    if output.last == UInt8(ascii: " ") { output[output.count &- 1] = UInt8(ascii: "s") }
  }
}
