import BackupFormat
import BackupJSON

/// A document of any size, made from one small document: its lists at the root are written over and over, with new
/// ids, references and words.
struct LargeDocument {
  /// A list at the root that can be made longer.
  private struct Growing {
    let field: String
    let collection: Int?
    let templates: [RecordTemplate]
    /// The fewest and the most elements.
    let limits: ClosedRange<Int>
    /// How many elements it has, in relation to the others.
    let weight: Int
    var count = 0

    /// The bytes of an element with the comma and line feed before it, on average.
    var size = 1
    /// How many more elements there may be.
    var room: Int { limits.upperBound - count }
  }

  private let root: JSONObject
  private let index: ContractIndex
  private let seed: UInt64
  private var growing: [Growing] = []
  /// The size that is wanted, in bytes; `nil` where a number of records is.
  private let bytes: Int?

  /// How many different elements a list has before the first is written again.
  private static let variants = 48

  /// `nil` for a contract that has no document.
  init?(_ index: ContractIndex, seed: UInt64, _ size: SampleGenerator.Size) {
    self.index = index
    self.seed = seed
    let wanted: Int
    switch size {
    case .records(let count): (wanted, bytes) = (count, nil)
    case .bytes(let count): (wanted, bytes) = (count / 64, min(count, index.contract.limits.bytes / 50 * 49))
    }
    var builder = DocumentBuilder(index, .mixed, seed: seed)
    let forms = builder.addForms()
    let lists = Self.lists(index)
    let variants = max(1, min(wanted, Self.variants))
    var built: DocumentBuilder.Built?
    for variants in [variants, 4, 1] where built == nil {
      let more = lists.compactMap { list in
        list.most > 0 && list.canVary
          ? Directive([.field(list.field.name), .element(min(variants, list.most) - 1)], .built) : nil
      }
      built = try? builder.document(forms + more)
      if built?.agrees == false || built?.isComplete == false { built = nil }
    }
    guard let built, let root = built.root.objectValue else { return nil }
    self.root = root
    let referenced = Self.referenced(index)
    for list in lists where list.canVary {
      guard let elements = root[list.field.name]?.arrayValue, !elements.isEmpty else { continue }
      let least = list.collection.map { built.needs[$0] } ?? 0
      growing.append(
        Growing(
          field: list.field.name,
          collection: list.collection,
          templates: elements.map { TemplateMaker.template($0, list.element, index) },
          limits: min(max(list.least, least), max(list.most, 0))...max(list.most, least, list.least),
          weight: list.collection.map { referenced.contains($0) } ?? false ? 1 : 6
        )
      )
    }
    measure()
    settleCounts(wanted)
  }

  /// Writes each element once, to know what it takes.
  private mutating func measure() {
    var filler = TemplateFiller(index, seed: seed, counts: index.contract.collections.map { _ in 1 })
    for place in growing.indices {
      var bytes: [UInt8] = []
      let templates = growing[place].templates
      for (number, template) in templates.enumerated() {
        filler.append(template, growing[place].collection, number, to: &bytes)
      }
      growing[place].size = bytes.count / max(1, templates.count) + 2
    }
  }

  // MARK: Lists

  private struct RootList {
    let field: FieldType
    let element: ValueType
    let collection: Int?
    let least: Int
    let most: Int
    /// Whether elements can be written again.
    let canVary: Bool
  }

  private static func lists(_ index: ContractIndex) -> [RootList] {
    let forms = index.forms.compactMap { $0.questions.first }
    let summed = (index.root?.rules ?? []).compactMap { rule in
      switch rule.condition {
      case .notBefore: nil as String?
      case .sum(let list, _, _): list
      }
    }
    return (index.root?.fields ?? []).compactMap { field in
      guard case .list(let list) = field.type else { return nil }
      let collection = index.collection(field.name)
      var most = index.most(list, collection: collection)
      // Short ids are used up at some point.
      switch collection.flatMap({ index.keyType($0) }) {
      case .key(let text)?: most = min(most, TextSource(text, isKey: true).count(upTo: most))
      case .integer(let integer)?:
        most = Int(min(Int64(most), integer.maximum - RecordIDs.least(integer) + 1))
      default: break
      }
      let isFixed = (forms + summed).contains { $0.isSameUTF8(as: field.name) } || field.deprecated
      return RootList(
        field: field,
        element: list.element,
        collection: collection,
        least: list.minimum,
        most: most,
        canVary: !isFixed && !list.isUnique && index.levels(of: list.element) != nil
      )
    }
  }

  /// The collections that others refer to: there are fewer trackers than entries.
  private static func referenced(_ index: ContractIndex) -> Set<Int> {
    var found: Set<Int> = []
    for place in ContractPlaces(index).types {
      if case .reference(let reference) = place.type, let collection = index.collection(reference.collection)
      {
        found.insert(collection)
      }
    }
    return found
  }

  private mutating func settleCounts(_ wanted: Int) {
    let weights = growing.reduce(0) { $0 + $1.weight }
    guard weights > 0 else { return }
    let share = growing.reduce(0) { $0 + $1.weight * $1.size }
    for place in growing.indices {
      let list = growing[place]
      // A little less than is wanted: the last list goes on until the size is reached.
      let ideal = bytes.map { $0 / 100 * 97 / max(1, share) * list.weight } ?? wanted * list.weight / weights
      growing[place].count = min(max(ideal, list.limits.lowerBound), list.limits.upperBound)
    }
    guard bytes == nil else { return }
    var missing = wanted - growing.reduce(0) { $0 + $1.count }
    for place in growing.indices.reversed() where missing > 0 {
      let more = min(missing, growing[place].limits.upperBound - growing[place].count)
      growing[place].count += more
      missing -= more
    }
  }

  // MARK: Writing

  func write(to sink: ([UInt8]) throws -> Void) rethrows {
    var counts = index.contract.collections.map { root[$0.field]?.arrayValue?.count ?? 0 }
    for list in growing {
      if let collection = list.collection { counts[collection] = list.count }
    }
    var filler = TemplateFiller(index, seed: seed, counts: counts)
    var output: [UInt8] = []
    output.reserveCapacity(1 << 17)
    var written = 0
    // What comes behind the last list that grows.
    let most = growing.map(\.room).max() ?? 0
    let last = growing.last { $0.room > most / 2 }?.field
    let tail = tailSize(behind: last)
    output.append(UInt8(ascii: "{"))
    for (number, member) in root.enumerated() {
      if number > 0 { output.append(UInt8(ascii: ",")) }
      append(.string(member.key), to: &output)
      output.append(UInt8(ascii: ":"))
      guard let list = growing.first(where: { $0.field.isSameUTF8(as: member.key) }) else {
        append(member.value, to: &output)
        continue
      }
      let target = bytes.map { $0 - tail }
      let isLast = last.map { $0.isSameUTF8(as: member.key) } ?? false
      output.append(UInt8(ascii: "["))
      var place = 0
      while place < list.limits.upperBound {
        if place >= list.count {
          guard isLast, let target, written + output.count + list.size * 2 <= target else { break }
        }
        if place > 0 { output.append(UInt8(ascii: ",")) }
        output.append(UInt8(ascii: "\n"))
        let template = place < list.templates.count ? place : filler.below(list.templates.count)
        filler.append(list.templates[template], list.collection, place, to: &output)
        place += 1
        if output.count >= 1 << 16 {
          written += output.count
          try sink(output)
          output.removeAll(keepingCapacity: true)
        }
      }
      output.append(UInt8(ascii: "]"))
    }
    output += [UInt8(ascii: "}"), UInt8(ascii: "\n")]
    try sink(output)
  }

  /// The whole document; `nil` for one that is larger.
  func bytes(upTo most: Int) -> [UInt8]? {
    struct TooLarge: Error {}
    var bytes: [UInt8] = []
    do {
      try write {
        bytes += $0
        if bytes.count > most { throw TooLarge() }
      }
    } catch {
      return nil
    }
    return bytes
  }

  /// Whether several more elements would have fitted into the bytes that were wanted.
  func fallsShort(_ bytes: Int, of size: SampleGenerator.Size) -> Bool {
    switch size {
    case .records: false
    case .bytes(let wanted): wanted - bytes > max(wanted / 10, 8 * (growing.map(\.size).max() ?? 0))
    }
  }

  /// The bytes of all that comes behind a list: what is referred to must all be written.
  private func tailSize(behind field: String?) -> Int {
    guard let field, let place = root.position(of: field) else { return 2 }
    return root[(place + 1)...].reduce(2) { size, member in
      let list = growing.first { $0.field.isSameUTF8(as: member.key) }
      let own = list.map { $0.count * $0.size + $0.count * $0.size / 20 } ?? Self.size(of: member.value)
      return size + member.key.utf8.count + 4 + own
    }
  }

  private static func size(of value: JSONValue) -> Int { (try? JSONWriter(.compact).write(value).count) ?? 0 }

  private func append(_ value: JSONValue, to output: inout [UInt8]) {
    if let bytes = try? JSONWriter(.compact).write(value) { output += bytes }
  }
}
