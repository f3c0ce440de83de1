import BackupFormat
@_spi(Scanning) import BackupJSON
import BackupValues

/// Reads a file that has passed the check of a contract into records in their normal form.
struct ContentReader: ~Copyable {
  private let source: ByteSource
  private let normal: NormalContract
  private let identity: FileIdentity
  private var writer: NormalWriter
  private var exportedAt: UTCMoment?
  private var members: [BackupContent.Member] = []
  private var collections: [BackupContent.Records]
  private let watch: (Int, Int) -> Bool
  /// How many records may pass between two reports of progress.
  private static let step = 1024

  enum Failure: Error {
    case cancelled
    /// The text is not one that the checker has passed.
    case unreadable
  }

  /// - Parameter watch: told how many bytes of how many are done; `false` ends the reading.
  static func read(
    _ input: InputBytes,
    _ identity: FileIdentity,
    by normal: NormalContract,
    watch: (Int, Int) -> Bool = { _, _ in true }
  ) throws(Failure) -> BackupContent {
    try withoutActuallyEscaping(watch) { watch throws(Failure) in
      try input.withSource { source throws(Failure) in
        var reader = ContentReader(source, identity, normal, watch)
        try reader.readRoot()
        return reader.content()
      }
    }
  }

  private init(
    _ source: ByteSource,
    _ identity: FileIdentity,
    _ normal: NormalContract,
    _ watch: @escaping (Int, Int) -> Bool
  ) {
    self.source = source
    self.identity = identity
    self.normal = normal
    self.watch = watch
    // A normal text is mostly shorter; memory that is not written is not taken.
    writer = NormalWriter(normal, capacity: source.count + ByteSource.padding)
    collections = normal.contract.collections.map {
      BackupContent.Records(field: $0.field, entries: [], ignored: 0)
    }
    for type in normal.answers {
      writer.answers.known.append(FormQuestions.hashes(source, type))
      writer.answers.strays.append([:])
    }
  }

  /// Each member is read where it stands, so that no collection is walked over twice.
  private mutating func readRoot() throws(Failure) {
    guard source.byte(source.documentStart) == 0x7B else { throw .unreadable }
    var index = source.skipWhitespace(source.documentStart + 1)
    while source.byte(index) == 0x22 {
      let key = index + 1
      let keyEnd = source.endOfString(key)
      guard keyEnd >= key else { throw .unreadable }
      let colon = source.skipWhitespace(keyEnd + 1)
      guard source.byte(colon) == 0x3A else { throw .unreadable }
      let place = source.skipWhitespace(colon + 1)
      index = source.skipWhitespace(try readRootMember(source.decodedString(key..<keyEnd), place))
      guard source.byte(index) == 0x2C else { break }
      index = source.skipWhitespace(index + 1)
    }
    guard source.byte(index) == 0x7D else { throw .unreadable }
  }

  /// Reads one member and gives the index behind it.
  private mutating func readRootMember(_ key: String, _ place: Int) throws(Failure) -> Int {
    let contract = normal.contract
    if contract.recognition.marks.contains(where: { $0.isSameUTF8(as: key) }) { return try end(of: place) }
    let layout = normal.layouts[normal.rootLayout]
    guard let known = layout.keys.first(where: { $0.key.bytes.elementsEqual(key.utf8) })?.field else {
      guard layout.dropsUnknown else { return try readMember(key, place, nil) }
      writer.ignored += 1
      return try end(of: place)
    }
    let name = String(decoding: layout.fields[known].prefix.dropFirst().dropLast(2), as: UTF8.self)
    if let number = contract.collections.firstIndex(where: { $0.field.isSameUTF8(as: name) }) {
      return try readCollection(number, place)
    }
    if let field = contract.exportedAt, field.isSameUTF8(as: name) {
      exportedAt = source.stringValue(at: place).flatMap { contract.spelling.moment($0)?.utc }
      return try end(of: place)
    }
    return try readMember(name, place, layout.fields[known])
  }

  private func end(of place: Int) throws(Failure) -> Int {
    guard let end = source.endOfBalancedValue(place, limit: source.count) else { throw .unreadable }
    return end
  }

  private mutating func readMember(_ key: String, _ place: Int, _ field: NormalContract.Field?)
    throws(Failure) -> Int
  {
    if field?.omitsNull == true, source.byte(place) == 0x6E { return place + 4 }
    let start = writer.out.count
    writer.wroteCanonical = true
    let end = field.map { writer.value(source, place, $0.node) } ?? writer.anything(source, place)
    guard let end else { throw .unreadable }
    let text = start..<writer.out.count
    if let standard = field?.standard,
      standard.withUnsafeBytes({ $0.isSame(as: writer.out.bytes(text)) })
    {
      writer.out.truncate(to: start)
      return end
    }
    members.append(
      BackupContent.Member(key: key, text: text, offset: place, isCanonical: writer.wroteCanonical)
    )
    return end
  }

  private mutating func readCollection(_ number: Int, _ place: Int) throws(Failure) -> Int {
    // A `null` that stands for no records.
    guard source.byte(place) == 0x5B else { return try end(of: place) }
    let node = normal.collectionNodes[number]
    let before = writer.ignored
    var entries: [BackupContent.Entry] = []
    var index = source.skipWhitespaceRun(place + 1)
    while source.byte(index) != 0x5D {
      let start = writer.out.count
      writer.wroteCanonical = true
      guard let end = writer.record(source, index, node) else { throw .unreadable }
      let seen = writer.seen
      entries.append(
        BackupContent.Entry(
          text: start..<writer.out.count,
          id: seen.id,
          offset: index,
          index: entries.count,
          createdAt: seen.createdAt,
          updatedAt: seen.updatedAt,
          isCanonical: writer.wroteCanonical
        )
      )
      if entries.count == ContentReader.step {
        entries.reserveCapacity(expected(entries.count, from: place, to: end))
      }
      if entries.count % ContentReader.step == 0, !watch(end, source.count) { throw .cancelled }
      index = source.skipWhitespace(end)
      guard source.byte(index) == 0x2C else { break }
      index = source.skipWhitespaceRun(index + 1)
    }
    guard source.byte(index) == 0x5D else { throw .unreadable }
    collections[number].entries = entries
    collections[number].ignored = writer.ignored - before
    writer.ignored = before
    return index + 1
  }

  /// About how many records a collection has, told by the size of its first ones.
  private func expected(_ count: Int, from start: Int, to end: Int) -> Int {
    let size = max((end - start) / count, 1)
    return min((source.count - start) / size + count, source.count)
  }

  private mutating func content() -> BackupContent {
    let ignored = writer.ignored
    let strays = writer.answers.strays
    let (text, ids) = writer.take()
    for index in collections.indices { collections[index].entries.sort(by: ids) }
    members.sort { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
    return BackupContent(
      identity: identity,
      normal: normal,
      exportedAt: exportedAt,
      text: text,
      ids: ids,
      members: members,
      collections: collections,
      ignored: ignored,
      strays: strays
    )
  }
}

extension [BackupContent.Entry] {
  /// Whether the records stand in order already, as those of an export do.
  private func isInOrder(by ids: FrozenBytes) -> Bool {
    for index in indices.dropFirst() where !ids.bytes(self[index - 1].id).precedes(ids.bytes(self[index].id))
    {
      return false
    }
    return true
  }

  /// Sorts by the UTF-8 bytes of the ids; mostly the first eight bytes tell.
  fileprivate mutating func sort(by ids: FrozenBytes) {
    if isInOrder(by: ids) { return }
    var keys: [(head: UInt64, entry: Int)] = []
    keys.reserveCapacity(count)
    for (index, entry) in enumerated() {
      var head: UInt64 = 0
      for byte in ids.bytes(entry.id).prefix(8) { head = head << 8 | UInt64(byte) }
      if entry.id.count < 8 { head <<= UInt64(8 * (8 - entry.id.count)) }
      keys.append((head, index))
    }
    let entries = self
    keys.sort { left, right in
      if left.head != right.head { return left.head < right.head }
      return ids.bytes(entries[left.entry].id).precedes(ids.bytes(entries[right.entry].id))
    }
    self = keys.map { entries[$0.entry] }
  }
}
