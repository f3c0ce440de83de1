public import BackupFormat
import BackupJSON
public import BackupValues

/// Writes the content of a store as a backup file of its format.
public struct BackupExport: Sendable {
  /// The formats that are known.
  public let library: FormatLibrary

  /// Makes an export of a store of one of these formats.
  public init(_ library: FormatLibrary) { self.library = library }

  /// Writes a file piece by piece: the marks of the format, then the fields in the order of the contract, then what the
  /// contract does not know; one record a line. Whoever calls it checks what was written.
  ///
  /// - Parameter exportedAt: what the file says of when it was made.
  /// - Throws: `storeFailed`, `storeBroken`, `otherFormat` or `storeNewer` for a store of a version that is not known, and
  ///   `cancelled`; what `append` throws comes as `storeFailed` too.
  /// - Returns: how many records there are.
  @discardableResult
  public func write(
    _ store: any BackupStore,
    exportedAt: UTCMoment,
    watch: @escaping ImportWatch = { _ in true },
    to append: (_ piece: [UInt8]) throws -> Void
  ) throws(ImportError) -> Int {
    let (content, contract) = try described(store)
    let run = ExportRun(store, content, contract, exportedAt, watch)
    return try run.write(to: append)
  }

  /// The hash of what a store holds: that of the file that an export gives, whenever it is made.
  ///
  /// - Throws: what ``write(_:exportedAt:watch:to:)`` throws.
  public func contentHash(of store: any BackupStore) throws(ImportError) -> ContentHash {
    let (content, contract) = try described(store)
    return try ContentHash(of: store, content, contract)
  }

  /// What a store holds, and the contract of that.
  ///
  /// - Throws: for an empty store, and for one of a version that is not known.
  func described(_ store: any BackupStore) throws(ImportError) -> (StoreContent, Contract) {
    let content: StoreContent?
    do { content = try store.content() } catch { throw ImportError(store: error) }
    guard let content else {
      throw ImportError(.storeEmpty, "the store is empty, and does not say of which format it would be")
    }
    guard let newest = library.contracts(of: content.format).last else {
      throw ImportError(.otherFormat, "the store holds \(content.format), which is not known")
    }
    guard content.version <= newest.version,
      let contract = library.contract(for: FileIdentity(format: content.format, version: content.version)),
      contract.version.major == content.version.major
    else {
      throw ImportError(
        .storeNewer,
        "the store has version \(content.version), and the newest that is known is \(newest.version)",
        help: "update the app"
      )
    }
    let names: [String]
    do { names = try store.collections() } catch { throw ImportError(store: error) }
    // What no field of the file would hold must not be left out without a word.
    for name in names where name != StoredDocument.rootCollection {
      guard contract.collections.contains(where: { $0.field.isSameUTF8(as: name) }) else {
        throw ImportError(
          .storeBroken,
          "the store has records in a collection that version \(content.version) of \(content.format) has not",
          help: "open it with the program that has written it"
        )
      }
    }
    return (content, contract)
  }
}

/// One export.
struct ExportRun {
  let store: any BackupStore
  let content: StoreContent
  let contract: Contract
  let exportedAt: UTCMoment?
  let watch: ImportWatch

  init(
    _ store: any BackupStore,
    _ content: StoreContent,
    _ contract: Contract,
    _ exportedAt: UTCMoment?,
    _ watch: @escaping ImportWatch
  ) {
    self.store = store
    self.content = content
    self.contract = contract
    self.exportedAt = exportedAt
    self.watch = watch
  }

  func write(to append: (_ piece: [UInt8]) throws -> Void) throws(ImportError) -> Int {
    var members: [StoredDocument] = []
    try store.readInOrder(StoredDocument.rootCollection) { members.append($0) }
    var output = PiecedOutput()
    var count = 0
    var isFirst = true
    func begin(_ key: String, _ output: inout PiecedOutput) {
      output.add(isFirst ? "{\n  \"" : ",\n  \"")
      isFirst = false
      output.add(NormalWriter.escaped(key))
      output.add("\": ")
    }
    let recognition = contract.recognition
    if let mark = recognition.mark {
      begin(mark, &output)
      output.add([0x22] + NormalWriter.escaped(recognition.value) + [0x22])
    }
    if let mark = recognition.versionMark {
      begin(mark, &output)
      output.add(recognition.versionText(content.version))
    }
    let fields = contract.record(contract.root)?.fields ?? []
    for field in fields {
      if field.name == contract.exportedAt {
        guard let exportedAt else { continue }
        begin(field.name, &output)
        output.add("\"\(exportedAt)\"")
      } else if contract.collection(field.name) != nil {
        count += try writeRecords(field, &output, begin, append)
      } else if let member = members.first(where: { $0.id.isSameUTF8(as: field.name) }) {
        begin(field.name, &output)
        output.add(member.json)
      }
    }
    for member in members where !fields.contains(where: { $0.name.isSameUTF8(as: member.id) }) {
      begin(member.id, &output)
      output.add(member.json)
    }
    output.add(isFirst ? "{}\n" : "\n}\n")
    try output.flush(to: append)
    return count
  }

  private func writeRecords(
    _ field: FieldType,
    _ output: inout PiecedOutput,
    _ begin: (String, inout PiecedOutput) -> Void,
    _ append: (_ piece: [UInt8]) throws -> Void
  ) throws(ImportError) -> Int {
    let time = contract.countedTimeField(of: field.name)
    var count = 0
    var watched = WatchedCount(.copying, of: 0, watch)
    try store.readInOrder(field.name) { document throws(ImportError) in
      if count == 0 {
        begin(field.name, &output)
        output.add("[\n    ")
      } else {
        output.add(",\n    ")
      }
      guard !document.json.isEmpty else { throw .unreadable(document) }
      count += 1
      output.add(document.textWithCountedTime(time))
      try watched.add()
      try output.flushIfLarge(to: append)
    }
    if count > 0 {
      output.add("\n  ]")
    } else if field.presence == .required {
      begin(field.name, &output)
      output.add("[]")
    }
    return count
  }
}

/// Text that is given away in pieces of some size.
private struct PiecedOutput {
  private static let size = 1 << 16
  private var bytes: [UInt8] = []

  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func add(_ text: [UInt8]) { bytes.append(contentsOf: text) }

  mutating func flushIfLarge(to append: (_ piece: [UInt8]) throws -> Void) throws(ImportError) {
    if bytes.count >= PiecedOutput.size { try flush(to: append) }
  }

  mutating func flush(to append: (_ piece: [UInt8]) throws -> Void) throws(ImportError) {
    do { try append(bytes) } catch { throw ImportError(store: error) }
    bytes.removeAll(keepingCapacity: true)
  }
}
