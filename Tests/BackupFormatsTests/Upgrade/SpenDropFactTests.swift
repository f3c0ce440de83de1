import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade
import BackupValues
import TestSupport
import Testing

/// What the apps' own files say is what SpenDrop 5 says of them.
struct SpenDropFactTests {
  private static func upgraded(_ name: String) throws -> SpenDrop {
    let input = try InputBytes.file("\(Corpora.packageRoot)/fixtures/spendrop-backup/\(name).json")
    let reading = try BackupFile(SpenDrop.definition).read(try Upgrading.upgraded(input))
    return try #require(reading.document)
  }

  private static func conversion(_ name: String) throws -> Conversion {
    let path = "\(Corpora.packageRoot)/fixtures/spendrop-backup/\(name).json"
    return Upgrading.chain.upgrade(try InputBytes.file(path))
  }

  @Test func `30 and 18.5 ringgit become 3000 and 1850 sen`() throws {
    for version in 1...4 {
      let expenses = try Self.upgraded("\(version).0/from-app").expenses
      #expect(expenses.prefix(3).map(\.amount) == [3000, 1850, 255_768])
      #expect(Set(expenses.map(\.currency.description)) == ["MYR"])
    }
  }

  @Test func `shares still add up to the amount`() throws {
    for version in 2...4 {
      let shared = try Self.upgraded("\(version).0/from-app").expenses.filter { $0.shares != nil }
      #expect(shared.count == 2)
      for expense in shared {
        #expect(expense.shares?.reduce(0) { $0 + Int64($1.amountMinor) } == expense.amount)
      }
    }
  }

  @Test func `an expense that was never changed was changed last when it was made`() throws {
    let expenses = try Self.upgraded("1.0/from-app").expenses
    #expect(expenses[0].updatedAt == expenses[0].createdAt)
    #expect(expenses[1].updatedAt.description == "2025-08-15T02:00:00Z")
  }

  @Test func `where nobody knows when a person was noted, the time of the export counts`() throws {
    let backup = try Self.upgraded("1.0/from-app")
    let person = try #require(backup.paybookProfiles.last)
    #expect(person.createdAt == nil)
    #expect(person.updatedAt == backup.exportDate)
    let methods = try #require(backup.paybookProfiles.first).paymentMethods
    #expect(methods.map(\.updatedAt.description) == ["2025-07-02T08:01:00Z", "2025-09-01T12:00:00Z"])
  }

  @Test func `an unknown category stays in the file and is read as another one`() throws {
    let expense = try Self.upgraded("1.0/from-app").expenses[2]
    #expect(expense.category == .other)
    let path = "\(Corpora.packageRoot)/fixtures/spendrop-backup/1.0/from-app.json"
    let root = try JSONDocument(reading: Upgrading.upgraded(InputBytes.file(path))).root.objectValue
    #expect(root?["expenses"]?.arrayValue?[2].objectValue?["category"]?.stringValue == "Pets")
  }

  @Test func `links to people and accounts that are nowhere are dropped and listed`() throws {
    let conversion = try Self.conversion("2.0/dangling")
    let backup = try Self.upgraded("2.0/dangling")
    #expect(backup.expenses[0].payerID == nil)
    #expect(backup.expenses[0].payerNameSnapshot == "Hafiz")
    #expect(backup.expenses[0].accountID == nil)
    #expect(backup.expenses[0].shares?.map(\.personID) == [nil, nil])
    #expect(backup.moneyMovements[0].personID == nil)
    #expect(backup.moneyMovements[0].linkedExpenseID != nil)
    let dropped = conversion.losses.findings.filter { $0.rule.id == "step/dropped" }.map(
      \.pointer.description
    )
    #expect(
      Set(dropped) == [
        "/expenses/0/payerId", "/expenses/0/accountId", "/expenses/0/shares/1/personId",
        "/moneyMovements/0/personId", "/moneyMovements/0/accountId",
      ]
    )
  }

  @Test func `moments in every spelling of the apps are the same moments`() throws {
    let backup = try Self.upgraded("1.0/other-dates")
    #expect(backup.exportDate.description == "2025-04-01T01:30:00.125Z")
    #expect(
      backup.expenses.map(\.date.description) == [
        "2025-03-09T00:15:00Z", "2025-03-10T00:00:00Z", "2025-03-11T09:00:00Z",
      ]
    )
    #expect(backup.expenses.map(\.amount) == [1200, 10, 499])
    #expect(backup.expenses.map(\.currency.description) == ["MYR", "MYR", "JPY"])
  }

  @Test(arguments: [
    ("160.1999999", "EUR", true), ("500.99", "JPY", false), ("18.505", "RM", true), ("0.1e-2", "RM", false),
  ])
  func `an amount that the currency cannot have is never rounded unasked, nor where it can be no slip`(
    amount: String,
    currency: String,
    isRounded: Bool
  ) throws {
    let path = "\(Corpora.packageRoot)/fixtures/spendrop-backup/1.0/from-app.json"
    let text = String(decoding: try InputBytes.file(path).bytes, as: UTF8.self)
      .replacing(#""amount" : 18.5,"#, with: #""amount" : \#(amount),"#)
      .replacing(
        #""createdAt" : "2025-08-15T01:12:44Z",\#n      "currency" : "RM""#,
        with: #""createdAt" : "2025-08-15T01:12:44Z",\#n      "currency" : "\#(currency)""#
      )
    let conversion = Upgrading.chain.upgrade(InputBytes(text))
    guard case .refused = conversion.outcome else {
      Issue.record("converted")
      return
    }
    let finding = try #require(conversion.findings.first { $0.severity == .error })
    #expect(finding.rule.id == "step/money-digits")
    #expect(finding.pointer.description == "/expenses/1/amount")
    #expect(finding.label?.name == "MRT Kajang / Putrajaya")
    var options = UpgradeOptions()
    options.roundsMoney = true
    let rounded =
      switch Upgrading.chain.upgrade(InputBytes(text), options).outcome {
      case .converted: true
      case .current, .refused: false
      }
    #expect(rounded == isRounded)
  }
}
