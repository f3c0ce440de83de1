public import BackupFormat
public import BackupValues

/// A backup of SpenDrop, which keeps account of expenses and of what people owe each other.
///
/// This is version 5. The files of versions 1 to 4 are described by contract files in Schemas/, and the steps there make
/// this version of them. Spec/formats/spendrop-backup.md describes the file.
public struct SpenDrop: Sendable, Hashable {
  /// What the person calls the account of the app.
  public var accountName: String
  /// When the backup was made.
  public var exportDate: UTCMoment
  /// What was spent.
  public var expenses: [Expense]
  /// Where money is kept.
  public var accounts: [Account]
  /// The people with whom expenses are shared.
  public var paybookProfiles: [Profile]
  /// Money that came, went, or was moved.
  public var moneyMovements: [Movement]
  /// What the app has learnt of merchants.
  public var classificationRules: [ClassificationRule]
  /// Which payment settles which debt.
  public var settlementAllocations: [SettlementAllocation]
  /// Records that the app made up to show itself.
  public var sampleRecords: [SampleRecord]
  /// What the app has learnt of the ways of payments.
  public var channelRules: [ChannelRule]

  /// Makes a backup; that ids are unique and references lead somewhere is checked on writing.
  public init(
    accountName: String,
    exportDate: UTCMoment,
    expenses: [Expense],
    accounts: [Account],
    paybookProfiles: [Profile],
    moneyMovements: [Movement],
    classificationRules: [ClassificationRule],
    settlementAllocations: [SettlementAllocation] = [],
    sampleRecords: [SampleRecord] = [],
    channelRules: [ChannelRule] = []
  ) {
    self.accountName = accountName
    self.exportDate = exportDate
    self.expenses = expenses
    self.accounts = accounts
    self.paybookProfiles = paybookProfiles
    self.moneyMovements = moneyMovements
    self.classificationRules = classificationRules
    self.settlementAllocations = settlementAllocations
    self.sampleRecords = sampleRecords
    self.channelRules = channelRules
  }
}

extension SpenDrop {
  static let record = Record(
    "backup",
    SpenDrop.init,
    Field("accountName", \.accountName, .text()).doc("What the person calls the account of the app."),
    Field("exportDate", \.exportDate, .utcMoment).doc("When the backup was made."),
    Field("expenses", \.expenses, .list(of: .record(Expense.record))).doc("What was spent."),
    Field("accounts", \.accounts, .list(of: .record(Account.record))).doc("Where money is kept."),
    Field("paybookProfiles", \.paybookProfiles, .list(of: .record(Profile.record))).doc(
      "The people with whom expenses are shared."
    ),
    Field("moneyMovements", \.moneyMovements, .list(of: .record(Movement.record))).doc(
      "Money that came, went, or was moved."
    ),
    Field("classificationRules", \.classificationRules, .list(of: .record(ClassificationRule.record))).doc(
      "What the app has learnt of merchants."
    ),
    Field(
      "settlementAllocations",
      \.settlementAllocations,
      .defaulting(.list(of: .record(SettlementAllocation.record)), to: [])
    ).doc("Which payment settles which debt."),
    Field("sampleRecords", \.sampleRecords, .defaulting(.list(of: .record(SampleRecord.record)), to: [])).doc(
      "Records that the app made up to show itself."
    ),
    Field("channelRules", \.channelRules, .defaulting(.list(of: .record(ChannelRule.record)), to: [])).doc(
      "What the app has learnt of the ways of payments."
    )
  ).doc("The whole document.")

  /// Version 5.0. A draft until an app ships it.
  public static let definition = FormatDefinition(
    "spendrop-backup",
    title: "SpenDrop",
    version: FormatVersion(5, 0),
    status: .draft,
    doc: "A backup of SpenDrop, which keeps account of expenses and of what people owe each other.",
    root: record,
    collections: [
      Collection(
        field: "expenses",
        updatedAt: "updatedAt",
        happenedAt: "date",
        duplicateSignatures: [["transactionReference"], ["merchant", "amount", "currency", "date"]]
      ),
      Collection(field: "accounts", updatedAt: "updatedAt"),
      Collection(field: "paybookProfiles", updatedAt: "updatedAt"),
      Collection(
        field: "moneyMovements",
        updatedAt: "updatedAt",
        happenedAt: "date",
        duplicateSignatures: [["transactionReference"]]
      ),
      Collection(field: "classificationRules", updatedAt: "updatedAt"),
      Collection(field: "settlementAllocations", updatedAt: "updatedAt", happenedAt: "date"),
      Collection(field: "sampleRecords", key: "recordID", updatedAt: "updatedAt"),
      Collection(field: "channelRules", updatedAt: "updatedAt"),
    ],
    exportedAt: "exportDate",
    envelopes: [1]
  )
}
