import BackupFormat
import BackupJSON
import BackupUpgrade
import BackupValues

/// A small format of the tests with three majors, and the steps between them.
enum Coins {
  static let format = "coins-backup"

  static let library: FormatLibrary = {
    do {
      return try FormatLibrary([one, two, three, threeOne])
    } catch {
      fatalError("the contracts of the tests have mistakes:\n\(error)")
    }
  }()

  private static func contract(
    _ version: FormatVersion,
    _ recognition: Recognition,
    exportedAt: String,
    spelling: Spelling = Spelling(),
    _ records: [RecordType],
    _ collections: [Collection]
  ) -> Contract {
    Contract(
      format: format,
      title: "Coins",
      version: version,
      status: .released,
      recognition: recognition,
      root: "backup",
      records: records,
      collections: collections,
      exportedAt: exportedAt,
      spelling: spelling
    )
  }

  /// Amounts in major units, no time of the last change, links that may lead nowhere.
  static let one = contract(
    FormatVersion(1, 0),
    Recognition(key: "appName", value: "Coins", versionForm: .integer),
    exportedAt: "exportDate",
    spelling: Spelling(currencies: CurrencyCode("MYR").map { [Spelling.CurrencyName("RM", $0)] } ?? []),
    [
      RecordType(
        "backup",
        fields: [
          FieldType("exportDate", .utcMoment), FieldType("costs", .list(ListType(of: .record("cost")))),
          FieldType("people", .list(ListType(of: .record("person")))),
        ]
      ),
      RecordType(
        "cost",
        label: "shop",
        fields: [
          FieldType("id", .uuid), FieldType("shop", .text(TextType(1...80))),
          FieldType(
            "amount",
            .decimal(DecimalType(minimum: "0", currencyField: "currency"))
          ),
          FieldType("currency", .currency),
          FieldType("createdAt", .utcMoment, presence: .optional),
          FieldType("payerId", .uuid, presence: .optional),
          FieldType("mood", .text(TextType()), presence: .optional),
        ]
      ),
      RecordType(
        "person",
        label: "name",
        fields: [FieldType("id", .uuid), FieldType("name", .text(TextType(1...80)))]
      ),
    ],
    [Collection(field: "costs"), Collection(field: "people")]
  )

  /// Amounts in minor units, every record with the time of its last change.
  static let two = contract(
    FormatVersion(2, 0),
    Recognition(value: format),
    exportedAt: "exportedAt",
    records(amounts: [
      FieldType("amount", .minorUnits(MinorUnitsType(of: "currency", 0...9_007_199_254_740_991))),
      FieldType("currency", .currency),
    ]),
    [Collection(field: "expenses", updatedAt: "updatedAt"), Collection(field: "people")]
  )

  /// Amounts as money.
  static let three = three(FormatVersion(3, 0), [])
  static let threeOne = three(
    FormatVersion(3, 1),
    [FieldType("note", .text(TextType(0...80)), presence: .defaulting(""), since: FormatVersion(3, 1))]
  )

  private static func three(_ version: FormatVersion, _ more: [FieldType]) -> Contract {
    contract(
      version,
      Recognition(value: format),
      exportedAt: "exportedAt",
      records(amounts: [FieldType("cost", .money(MoneyType(0...9_007_199_254_740_991)))] + more),
      [Collection(field: "expenses", updatedAt: "updatedAt"), Collection(field: "people")]
    )
  }

  private static func records(amounts: [FieldType]) -> [RecordType] {
    [
      RecordType(
        "backup",
        fields: [
          FieldType("exportedAt", .utcMoment), FieldType("expenses", .list(ListType(of: .record("expense")))),
          FieldType("people", .list(ListType(of: .record("person")))),
        ]
      ),
      RecordType(
        "expense",
        label: "shop",
        reserved: ["mood"],
        fields: [FieldType("id", .uuid), FieldType("shop", .text(TextType(1...80)))] + amounts + [
          FieldType("createdAt", .utcMoment, presence: .optional), FieldType("updatedAt", .utcMoment),
          FieldType("payerId", .reference(ReferenceType(to: "people")), presence: .optional),
        ]
      ),
      RecordType(
        "person",
        label: "name",
        fields: [FieldType("id", .uuid), FieldType("name", .text(TextType(1...80)))]
      ),
    ]
  }

  static let oneToTwo = """
    {
      "kind": "backup-upgrade", "upgrade": 1, "format": "coins-backup", "from": 1, "to": 2,
      "operations": [
        {"do": "mark", "remove": ["appName"], "set": {"format": "coins-backup", "version": {"major": 2, "minor": 0}}},
        {"do": "rename", "names": {"costs": "expenses", "exportDate": "exportedAt"}},
        {"do": "add", "at": "/expenses/*", "field": "updatedAt", "from": ["createdAt", "/exportedAt"]},
        {"do": "minorUnits", "at": "/expenses/*", "fields": ["amount"], "currency": "currency", "aliases": {"RM": "MYR"}},
        {"do": "currency", "at": "/expenses/*", "fields": ["currency"], "aliases": {"RM": "MYR"}},
        {"do": "uuid", "at": "/expenses/*", "fields": ["id", "payerId"]},
        {"do": "dropDangling", "at": "/expenses/*", "fields": ["payerId"], "collection": "people"},
        {"do": "remove", "at": "/expenses/*", "fields": ["mood"]},
        {"do": "count", "before": "/costs/*", "now": "/expenses/*"}
      ]
    }
    """

  static let twoToThree = """
    {
      "kind": "backup-upgrade", "upgrade": 1, "format": "coins-backup", "from": 2, "to": 3,
      "operations": [
        {"do": "mark", "set": {"format": "coins-backup", "version": {"major": 3, "minor": 0}}},
        {"do": "wrap", "at": "/expenses/*", "fields": ["amount", "currency"], "into": "cost"}
      ]
    }
    """

  static let steps: [Upgrade] = [oneToTwo, twoToThree].compactMap {
    UpgradeReader().read(InputBytes($0)).upgrade
  }

  static let chain = UpgradeChain(library, steps: steps)

  /// A file of version 1 in the writing of an app of old.
  static let file = #"""
    {
      "appName" : "Coins",
      "costs" : [
        {
          "amount" : 30,
          "createdAt" : "2025-05-01T08:00:00+08:00",
          "currency" : "RM",
          "id" : "5C1F2A9E-0D7B-4E52-9C3A-6B8F1D2E3A4B",
          "payerId" : "7C1F2A9E-0D7B-4E52-9C3A-000000000001",
          "shop" : "Kedai \/ Kopi"
        },
        {
          "amount" : 18.5,
          "colour" : "red",
          "currency" : "RM",
          "id" : "5C1F2A9E-0D7B-4E52-9C3A-6B8F1D2E3A4C",
          "mood" : "good",
          "payerId" : "7C1F2A9E-0D7B-4E52-9C3A-000000000009",
          "shop" : "Bookshop"
        }
      ],
      "exportDate" : "2026-01-31T10:00:00Z",
      "people" : [
        {
          "id" : "7c1f2a9e-0d7b-4e52-9c3a-000000000001",
          "name" : "Ann"
        }
      ],
      "version" : 1
    }
    """#
}
