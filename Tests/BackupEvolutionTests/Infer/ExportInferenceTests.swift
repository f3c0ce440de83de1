import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

/// Drafts from exports of apps that have no written format.
struct ExportInferenceTests {
  @Test
  func `expenses with people and accounts`() throws {
    let inferred = try Inferred(ExportTexts.spending)
    let contract = inferred.contract
    #expect(contract.format == "spendrop-backup")
    #expect(contract.recognition == Recognition(key: "appName", value: "SpenDrop", versionForm: .integer))
    #expect(contract.version == FormatVersion(2, 0))
    #expect(contract.exportedAt == "exportDate")
    #expect(
      contract.collections == [
        Collection(field: "accounts"), Collection(field: "paybookProfiles"),
        Collection(field: "expenses", updatedAt: "updatedAt", happenedAt: "date"),
      ]
    )
    #expect(try inferred.field("expense", "id").type == .uuid)
    #expect(try inferred.field("expense", "accountId").type == .reference(ReferenceType(to: "accounts")))
    #expect(inferred.support("/expenses/*/accountId", .reference) == "2 of 2")
    #expect(try inferred.field("share", "personId").type == .reference(ReferenceType(to: "paybookProfiles")))
    #expect(try inferred.field("expense", "amount").type == .decimal(DecimalType()))
    #expect(try inferred.field("expense", "amount").doc.contains("better written in minor units"))
    #expect(try inferred.field("expense", "currency").type == .text(TextType(0...1000)))
    #expect(inferred.notes("/expenses/*/currency", .type)[0].contains("not a code of ISO 4217"))
    #expect(try inferred.field("account", "currency").type == .currency)
    #expect(try inferred.values("expense", "categoryRaw") == ["Food", "Transport"])
    #expect(try inferred.values("account", "typeRaw") == ["cash", "bank"])
    #expect(
      try inferred.field("expense", "confidence").type == .decimal(DecimalType(minimum: "0", maximum: "1"))
    )
    #expect(try inferred.field("expense", "shares").presence == .optional)
    #expect(inferred.support("/expenses/*/shares", .optional) == "3 of 4")
    #expect(try inferred.field("expense", "isSampleData").type == .boolean)
  }

  @Test
  func `a journal whose form is data`() throws {
    let inferred = try Inferred(ExportTexts.journal)
    let contract = inferred.contract
    #expect(contract.recognition == Recognition(value: "mood-journal-backup", versionForm: .unwritten))
    #expect(contract.exportedAt == "exportedAt")
    #expect(contract.collections == [Collection(field: "entries", updatedAt: "updatedAt")])
    #expect(try inferred.field("entry", "id").type == .key(TextType(1...1000)))
    guard case .list(let fields) = try inferred.field("form", "fields").type,
      case .union(let union) = fields.element
    else {
      Issue.record("no union")
      return
    }
    #expect(union.discriminator == "kind")
    #expect(union.cases.map(\.value) == ["scale", "choice", "text"])
    #expect(union.unknown == .kept)
    #expect(try inferred.field("scale", "min").type == .integer(IntegerType()))
    #expect(try inferred.field("preference", "reminderTimes").type == .list(ListType(of: .timeOfDay)))
  }
}
