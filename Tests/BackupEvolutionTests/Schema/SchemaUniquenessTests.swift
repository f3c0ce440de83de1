import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

struct SchemaUniquenessTests {
  private static func list(_ element: ValueType, _ audience: SchemaExport.Audience) -> JSONObject? {
    let contract = Contract(
      format: "acme-backup",
      title: "Acme",
      version: FormatVersion(1, 0),
      status: .draft,
      recognition: Recognition(value: "acme-backup"),
      root: "backup",
      records: [
        RecordType("backup", fields: [FieldType("a", .list(ListType(of: element, 0...9, isUnique: true)))])
      ]
    )
    let root = SchemaExport(contract, for: audience).document().root
    return root.objectValue?["properties"]?.objectValue?["a"]?.objectValue
  }

  @Test
  func `a reader's schema leaves it to the checker whether a decimal stands twice, and says so`() {
    let list = Self.list(.decimal(DecimalType()), .reader)
    #expect(list?["uniqueItems"] == nil && list?["$comment"]?.stringValue != nil)
  }

  @Test
  func `all other schemas of lists without repetition say it`() {
    for list in [
      Self.list(.decimal(DecimalType()), .writer), Self.list(.text(TextType()), .reader),
      Self.list(.integer(IntegerType()), .reader),
    ] {
      #expect(list?["uniqueItems"] == true && list?["$comment"] == nil)
    }
  }
}
