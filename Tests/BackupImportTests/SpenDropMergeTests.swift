import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import Testing

/// Shared expenses came with version 5 of SpenDrop; version 1 changes the same records and knows nothing of them.
struct SpenDropMergeTests {
  static func old(amount: String, day: Int) -> String {
    """
    {"appName": "SpenDrop", "version": 1, "accountName": "Personal", "exportDate": "2026-03-01T00:00:00Z",
     "paybookProfiles": [], "expenses": [{"id": "6e0c2b5a-91d4-4f37-8a1e-3c5b7d9f0a21", "amount": \(amount),
     "categoryRaw": "Food", "currency": "RM", "date": "2026-02-01T04:30:00Z", "merchant": "Kopitiam",
     "createdAt": "2026-02-01T04:31:07Z", "updatedAt": "2026-02-0\(day)T00:00:00Z", "isSampleData": false,
     "paymentSourceRaw": "Card", "sourceTypeRaw": "manual"}]}
    """
  }

  static func new(day: Int) -> String {
    """
    {"format": "spendrop-backup", "version": {"major": 5, "minor": 0}, "accountName": "Personal",
     "exportDate": "2026-03-01T00:00:00Z", "paybookProfiles": [], "accounts": [], "moneyMovements": [],
     "classificationRules": [], "expenses": [{"id": "6e0c2b5a-91d4-4f37-8a1e-3c5b7d9f0a21", "amount": 3000,
     "category": "Food", "currency": "MYR", "date": "2026-02-01T04:30:00Z", "merchant": "Kopitiam",
     "createdAt": "2026-02-01T04:31:07Z", "updatedAt": "2026-02-0\(day)T00:00:00Z", "isSampleData": false,
     "paymentSource": "Card", "sourceType": "manual", "paidByMe": true, "splitMethod": "amounts", "shares": [
     {"id": "33c8855a-ac47-49c3-a17c-d0ef9044c73a", 
      "isMe": false, "nameSnapshot": "Mei", "amountMinor": 2000, "sortIndex": 0},
     {"id": "91438b5e-39bb-4adb-92c9-df650ee20d22", 
      "isMe": true, "nameSnapshot": "Me", "amountMinor": 1000, "sortIndex": 1}]}]}
    """
  }

  static func merged(_ files: [String]) throws -> (MemoryStore, ImportPlan) {
    let store = MemoryStore()
    let plans = try files.map { try Shipped.importer.merge($0, into: store) }
    return (store, try #require(plans.last))
  }

  static func expense(_ store: MemoryStore) -> String {
    store.documents.filter { $0.collection == "expenses" }
      .map { String(decoding: $0.json, as: UTF8.self) }.joined()
  }

  @Test func `version 1 does not clear the shares, whichever was imported first`() throws {
    let files = [Self.old(amount: "30", day: 5), Self.new(day: 2)]
    for order in [files, files.reversed()] {
      let (store, plan) = try Self.merged(order)
      #expect(Self.expense(store).contains(#""amountMinor":2000"#))
      #expect(Self.expense(store).contains(#""updatedAt":"2026-02-05T00:00:00Z""#))
      #expect(plan.findings.map(\.rule.id) == [])
    }
  }

  @Test func `shares that no longer add up are not taken over, and that is said`() throws {
    let files = [Self.old(amount: "45", day: 5), Self.new(day: 2)]
    var hashes: Set<String> = []
    for order in [files, files.reversed()] {
      let (store, plan) = try Self.merged(order)
      #expect(Self.expense(store).contains(#""amount":4500"#))
      #expect(!Self.expense(store).contains("amountMinor"))
      #expect(plan.findings.map(\.rule.id) == ["merge/not-completed"])
      let exported = try Shipped.importer.exported(store, at: Shipped.now)
      #expect(BackupChecker(Shipped.chain.library).check(InputBytes(exported)).counts[.error] == nil)
      hashes.insert(try Shipped.importer.checked(exported).contentHash.description)
      #expect(try Shipped.importer.checked(exported).plan(for: store).counts(.merge).changesNothing)
    }
    #expect(hashes.count == 1)
  }

  @Test func `after any merge the store can be exported, and the export has no error`() throws {
    let checker = BackupChecker(Shipped.chain.library)
    for (first, second) in [("30", "45"), ("45", "30"), ("0.01", "45"), ("30", "30")] {
      for order in KnownVersionTests.orders {
        for days in KnownVersionTests.orders {
          let files = [
            Self.old(amount: first, day: days[0] + 1), Self.old(amount: second, day: days[1] + 1),
            Self.new(day: days[2] + 1),
          ]
          let (store, _) = try Self.merged(order.map { files[$0] })
          let exported = try Shipped.importer.exported(store, at: Shipped.now)
          #expect(
            checker.check(InputBytes(exported)).counts[.error] == nil,
            "\(first) \(second) \(order) \(days)"
          )
        }
      }
    }
  }
}
