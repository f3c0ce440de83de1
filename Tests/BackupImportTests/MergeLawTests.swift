import BackupEvolution
import BackupFormat
import BackupFormats
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import TestSupport
import Testing

/// Laws that hold for whatever two or three backups hold.
struct MergeLawTests {
  #if DEBUG
    static let rounds = 2
  #else
    static let rounds = 400
  #endif

  /// What devices of one person hold: mostly the same records, changed here and there, never at the same time.
  struct Devices {
    let contract: Contract
    /// One file each.
    var files: [[UInt8]] = []
    /// The ids of all records.
    var ids: Set<String> = []

    init(_ contract: Contract, count: Int, seed: UInt64) throws {
      self.contract = contract
      var random = TestSupport.SplitMix64(seed: seed)
      let base = try #require(SampleGenerator(contract, seed: seed).documents(records: 8).first { _ in true })
      let root = try #require(try JSONDocument(reading: InputBytes(base)).root.objectValue)
      var clock = 0
      for _ in 0..<count {
        var file = root
        for collection in contract.collections {
          guard var records = file[collection.field]?.arrayValue else { continue }
          ids.formUnion(records.map { collection.field + "/" + Self.id($0, collection) })
          for place in records.indices where Bool.random(using: &random) {
            clock += 1
            records[place] = Self.changed(records[place], contract, collection, clock)
          }
          file[collection.field] = .array(records)
        }
        file["extra"] = nil
        files.append(try JSONWriter(.compact).write(.object(file)))
      }
    }

    static func id(_ record: JSONValue, _ collection: Collection) -> String {
      record.objectValue?[collection.key]?.stringValue?.lowercased() ?? ""
    }

    /// A record with a later time, and something that the contract does not know.
    static func changed(_ record: JSONValue, _ contract: Contract, _ collection: Collection, _ clock: Int)
      -> JSONValue
    {
      guard var object = record.objectValue, let updatedAt = collection.updatedAt else { return record }
      let moment = UTCMoment(millisecondsSince1970: 1_740_000_000_000 + Int64(clock) * 1000)
      object[updatedAt] = .string(moment?.description ?? "")
      object["seen\(clock)"] = .integer(Int64(clock))
      return .object(object)
    }
  }

  static let formats = ["seaglass-backup", "spendrop-backup", "mood-journal-backup"]

  static func contract(_ format: String) throws -> Contract {
    try #require(ShippedFormats.declared.first { $0.format == format })
  }

  /// Merges the files of some stores into one.
  static func merge(_ files: [[UInt8]], into store: MemoryStore) throws {
    for file in files {
      _ = try Shipped.importer.checked(file).plan(for: store).apply(.merge, to: store, safety: Drawer())
    }
  }

  static func hash(_ store: MemoryStore) throws -> String {
    try BackupExport(ShippedFormats.library).contentHash(of: store).description
  }

  @Test(arguments: formats)
  func `a merge with itself changes nothing`(format: String) throws {
    for round in 0..<Self.rounds {
      let file = try Devices(Self.contract(format), count: 1, seed: UInt64(round)).files[0]
      let store = try Shipped.importer.store(file)
      let before = store.documents
      let plan = try Shipped.importer.checked(file).plan(for: store)
      #expect(plan.counts(.merge).changesNothing)
      #expect(plan.counts(.merge).same == before.count)
      _ = try plan.apply(.merge, to: store, safety: nil)
      #expect(store.documents == before)
    }
  }

  @Test(arguments: formats)
  func `two stores that exchange their files end equal`(format: String) throws {
    for round in 0..<Self.rounds {
      let devices = try Devices(Self.contract(format), count: 2, seed: UInt64(100 + round))
      let stores = try devices.files.map { try Shipped.importer.store($0) }
      let exports = try stores.map { try Shipped.importer.exported($0, at: Shipped.now) }
      try Self.merge([exports[1]], into: stores[0])
      try Self.merge([exports[0]], into: stores[1])
      #expect(try Self.hash(stores[0]) == Self.hash(stores[1]))
      try Self.expectAll(devices.ids, in: stores[0])
    }
  }

  @Test(arguments: formats)
  func `three stores end equal, whoever tells whom first`(format: String) throws {
    for round in 0..<Self.rounds {
      let devices = try Devices(Self.contract(format), count: 3, seed: UInt64(900 + round))
      let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
      let hashes = try orders.map { order in
        let store = MemoryStore()
        try Self.merge(order.map { devices.files[$0] }, into: store)
        return try Self.hash(store)
      }
      #expect(Set(hashes).count == 1)
    }
  }

  @Test(arguments: formats)
  func `no record of either side is lost`(format: String) throws {
    for round in 0..<Self.rounds {
      let first = try Devices(Self.contract(format), count: 1, seed: UInt64(2000 + round))
      let second = try Devices(Self.contract(format), count: 1, seed: UInt64(5000 + round))
      let store = try Shipped.importer.store(first.files[0])
      let plan = try Shipped.importer.checked(second.files[0]).plan(for: store)
      // Two journals that have nothing to do with each other may give one id to two questions.
      if plan.obstacle(to: .merge)?.code == .formConflict { continue }
      _ = try plan.apply(.merge, to: store, safety: Drawer())
      try Self.expectAll(first.ids.union(second.ids), in: store)
      let exported = try Shipped.importer.exported(store, at: Shipped.now)
      #expect(BackupChecker(ShippedFormats.library).check(InputBytes(exported)).counts[.error] == nil)
      let again = try Shipped.importer.checked(second.files[0]).plan(for: store)
      #expect(again.counts(.merge).changesNothing)
    }
  }

  @Test(arguments: formats)
  func `ties are the same each time, and reported`(format: String) throws {
    for round in 0..<Self.rounds {
      let contract = try Self.contract(format)
      let file = try Devices(contract, count: 1, seed: UInt64(7000 + round)).files[0]
      let (other, count) = try Self.contradicted(file, contract)
      guard count > 0 else { continue }
      let store = try Shipped.importer.store(file)
      let before = store.documents
      let plan = try Shipped.importer.checked(other).plan(for: store)
      #expect(plan.counts(.merge).ties == count)
      #expect(plan.findings.count { $0.rule.id == "merge/tie" } == count)
      _ = try plan.apply(.merge, to: store, safety: Drawer())
      #expect(store.documents == before)
    }
  }

  /// The same records with another moment of their making, and how many they are.
  private static func contradicted(_ file: [UInt8], _ contract: Contract) throws -> ([UInt8], Int) {
    var root = try #require(try JSONDocument(reading: InputBytes(file)).root.objectValue)
    var count = 0
    for collection in contract.collections {
      guard var records = root[collection.field]?.arrayValue else { continue }
      for place in records.indices {
        guard var record = records[place].objectValue, record["createdAt"]?.stringValue != nil else {
          continue
        }
        record["createdAt"] = "2001-02-03T04:05:06Z"
        records[place] = .object(record)
        count += 1
      }
      root[collection.field] = .array(records)
    }
    return (try JSONWriter(.compact).write(.object(root)), count)
  }

  private static func expectAll(_ ids: Set<String>, in store: MemoryStore) throws {
    let there = Set(store.documents.map { $0.collection + "/" + $0.id.lowercased() })
    #expect(ids.subtracting(there).isEmpty)
  }
}
