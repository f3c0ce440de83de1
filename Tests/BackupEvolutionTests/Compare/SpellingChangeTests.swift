import BackupFormat
import BackupJSON
import BackupValues
import Testing

@testable import BackupEvolution

/// Changes of what only formats have that were there before their contract.
struct SpellingChangeTests {
  private static func contract(
    _ spelling: Spelling = Spelling(),
    major: Int = 1,
    recognition: Recognition = Recognition(value: "notes"),
    key: ValueType = .uuid,
    amount: ValueType = .decimal(DecimalType(currencyField: "currency"))
  ) -> Contract {
    Contract(
      format: "notes",
      title: "Notes",
      version: FormatVersion(major, 0),
      status: .released,
      recognition: recognition,
      root: "root",
      records: [
        RecordType("root", fields: [FieldType("notes", .list(ListType(of: .record("note"))))]),
        RecordType(
          "note",
          fields: [
            FieldType("id", key), FieldType("at", .utcMoment), FieldType("amount", amount),
            FieldType("currency", .currency), FieldType("other", .currency),
            FieldType("above", .reference(ReferenceType(to: "notes")), presence: .optional, absence: "none"),
          ]
        ),
      ],
      collections: [Collection(field: "notes")],
      spelling: spelling
    )
  }

  private static func lines(_ older: Contract, _ newer: Contract) -> [String] {
    ContractComparison(from: older, to: newer).changes.map { change in
      "\(change.rule.id.dropFirst(9)) \(change.place) \(change.olderReader)/\(change.newerReader) \(change.bump)"
    }
  }

  private static let ringgit = Spelling(currencies: [.init("RM", CurrencyCode("MYR")!)])

  @Test func `a looser spelling of moments is refused by older readers, a stricter one by newer ones`() {
    let lenient = Spelling(moments: .lenient)
    #expect(
      Self.lines(Self.contract(), Self.contract(lenient))
        == ["date-format-changed /spelling/moments refuses/reads major"]
    )
    #expect(
      Self.lines(Self.contract(lenient), Self.contract())
        == ["date-format-changed /spelling/moments reads/refuses major"]
    )
  }

  @Test func `the name of a currency is a promise`() {
    #expect(
      Self.lines(Self.contract(), Self.contract(Self.ringgit))
        == ["type-widened /spelling/currencies/RM refuses/reads major"]
    )
    #expect(
      Self.lines(Self.contract(Self.ringgit), Self.contract())
        == ["type-narrowed /spelling/currencies/RM reads/refuses major"]
    )
    let other = Spelling(currencies: [.init("RM", CurrencyCode("CNY")!)])
    #expect(
      Self.lines(Self.contract(Self.ringgit), Self.contract(other))
        == ["meaning-changed /spelling/currencies/RM misreads/misreads major"]
    )
  }

  @Test func `an amount of another currency is another amount`() {
    let other = Self.contract(amount: .decimal(DecimalType(currencyField: "other")))
    let plain = Self.contract(amount: .decimal(DecimalType()))
    for (older, newer) in [(Self.contract(), other), (Self.contract(), plain), (plain, Self.contract())] {
      #expect(
        Self.lines(older, newer) == [
          "currency-source-changed /records/note/fields/amount/currencyField misreads/misreads major"
        ]
      )
    }
  }

  @Test func `a record that is known by a number is none that is known by a UUID`() {
    let numbered = Self.contract(key: .integer(IntegerType(0...1000)))
    #expect(
      Self.lines(Self.contract(), numbered)
        == ["type-changed /records/note/fields/id/type refuses/refuses major"]
    )
    #expect(Self.lines(numbered, numbered) == [])
  }

  @Test func `a format takes up the marks of the specification with a new major only`() {
    let own = Recognition(key: "appName", value: "Notes", versionForm: .integer)
    let adopted = ContractComparison(
      from: Self.contract(recognition: own),
      to: Self.contract(major: 2)
    )
    #expect(
      Set(adopted.changes.map(\.rule.id)) == ["contract/format-id-changed", "contract/version-key-moved"]
    )
    #expect(adopted.bump == .major)
    let inPlace = ContractComparison(from: Self.contract(recognition: own), to: Self.contract())
    #expect(inPlace.bump == .forbidden)
    let back = ContractComparison(from: Self.contract(), to: Self.contract(major: 2, recognition: own))
    #expect(back.bump == .forbidden)
    let sideways = ContractComparison(
      from: Self.contract(recognition: own),
      to: Self.contract(major: 2, recognition: Recognition(key: "app", value: "Notes", versionForm: .integer))
    )
    #expect(sideways.bump == .forbidden)
  }
}
