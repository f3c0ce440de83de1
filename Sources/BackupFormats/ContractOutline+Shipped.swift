// Made of the contracts by `make generate`.
import BackupFormat

extension ContractOutline {
  static let moodJournal1 = ContractOutline(
    format: "mood-journal-backup",
    title: "Mood Journal",
    version: FormatVersion(1, 0),
    recognition: Recognition(
      key: "format",
      value: "mood-journal-backup",
      versionKey: "version",
      versionForm: .majorMinor,
      presence: []
    ),
    rootKeys: [
      "exportedAt",
      "logs",
    ],
    collections: [
      "logs",
    ]
  )

  static let moodJournal2 = ContractOutline(
    format: "mood-journal-backup",
    title: "Mood Journal",
    version: FormatVersion(2, 0),
    recognition: Recognition(
      key: "format",
      value: "mood-journal-backup",
      versionKey: "version",
      versionForm: .majorMinor,
      presence: []
    ),
    rootKeys: [
      "exportedAt",
      "form",
      "entries",
      "preferences",
    ],
    collections: [
      "entries",
    ]
  )

  static let seaglass1 = ContractOutline(
    format: "seaglass-backup",
    title: "Seaglass",
    version: FormatVersion(1, 0),
    recognition: Recognition(
      key: "format",
      value: "seaglass-backup",
      versionKey: "version",
      versionForm: .majorMinor,
      presence: []
    ),
    rootKeys: [
      "exportedAt",
      "device",
      "app",
      "trackers",
      "runs",
      "entries",
      "preferences",
    ],
    collections: [
      "trackers",
      "runs",
      "entries",
    ]
  )

  static let spendrop1 = ContractOutline(
    format: "spendrop-backup",
    title: "SpenDrop",
    version: FormatVersion(1, 0),
    recognition: Recognition(
      key: "appName",
      value: "SpenDrop",
      versionKey: "version",
      versionForm: .integer,
      presence: []
    ),
    rootKeys: [
      "accountName",
      "expenses",
      "exportDate",
      "paybookProfiles",
    ],
    collections: [
      "expenses",
      "paybookProfiles",
    ]
  )

  static let spendrop2 = ContractOutline(
    format: "spendrop-backup",
    title: "SpenDrop",
    version: FormatVersion(2, 0),
    recognition: Recognition(
      key: "appName",
      value: "SpenDrop",
      versionKey: "version",
      versionForm: .integer,
      presence: []
    ),
    rootKeys: [
      "accountName",
      "accounts",
      "expenses",
      "exportDate",
      "moneyMovements",
      "paybookProfiles",
    ],
    collections: [
      "expenses",
      "accounts",
      "paybookProfiles",
      "moneyMovements",
    ]
  )

  static let spendrop3 = ContractOutline(
    format: "spendrop-backup",
    title: "SpenDrop",
    version: FormatVersion(3, 0),
    recognition: Recognition(
      key: "appName",
      value: "SpenDrop",
      versionKey: "version",
      versionForm: .integer,
      presence: []
    ),
    rootKeys: [
      "accountName",
      "accounts",
      "classificationRules",
      "expenses",
      "exportDate",
      "moneyMovements",
      "paybookProfiles",
    ],
    collections: [
      "expenses",
      "accounts",
      "paybookProfiles",
      "moneyMovements",
      "classificationRules",
    ]
  )

  static let spendrop4 = ContractOutline(
    format: "spendrop-backup",
    title: "SpenDrop",
    version: FormatVersion(4, 0),
    recognition: Recognition(
      key: "appName",
      value: "SpenDrop",
      versionKey: "version",
      versionForm: .integer,
      presence: []
    ),
    rootKeys: [
      "accountName",
      "accounts",
      "channelRules",
      "classificationRules",
      "expenses",
      "exportDate",
      "moneyMovements",
      "paybookProfiles",
      "sampleRecords",
      "settlementAllocations",
    ],
    collections: [
      "expenses",
      "accounts",
      "paybookProfiles",
      "moneyMovements",
      "classificationRules",
      "settlementAllocations",
      "sampleRecords",
      "channelRules",
    ]
  )

  static let spendrop5 = ContractOutline(
    format: "spendrop-backup",
    title: "SpenDrop",
    version: FormatVersion(5, 0),
    recognition: Recognition(
      key: "format",
      value: "spendrop-backup",
      versionKey: "version",
      versionForm: .majorMinor,
      presence: []
    ),
    rootKeys: [
      "accountName",
      "exportDate",
      "expenses",
      "accounts",
      "paybookProfiles",
      "moneyMovements",
      "classificationRules",
      "settlementAllocations",
      "sampleRecords",
      "channelRules",
    ],
    collections: [
      "expenses",
      "accounts",
      "paybookProfiles",
      "moneyMovements",
      "classificationRules",
      "settlementAllocations",
      "sampleRecords",
      "channelRules",
    ]
  )
}
