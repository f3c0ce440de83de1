import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

struct SchemaFileTests {
  @Test(arguments: SchemaFile.all)
  func `the committed schema is the one that the contract gives`(file: SchemaFile) throws {
    let (committed, made) = (try file.committed(), try file.made())
    #expect(committed.utf8.elementsEqual(made.utf8), "run `make generate`, and read what has changed")
  }

  @Test(arguments: SchemaFile.all)
  func `every reference in a committed schema leads to a definition, and none is left over`(file: SchemaFile)
    throws
  {
    let schema = SchemaExport(file.contract, for: file.audience).document()
    let defined = Set(schema.root.objectValue?["$defs"]?.objectValue?.keys ?? [])
    var referred: Set<String> = []
    SchemaFileTests.walk(schema.root) { object in
      guard let reference = object["$ref"]?.stringValue else { return }
      let name = String(reference.dropFirst("#/$defs/".count))
      referred.insert(name.replacing("%20", with: " "))
    }
    #expect(referred == defined)
  }

  private static func walk(_ value: JSONValue, _ visit: (JSONObject) -> Void) {
    for element in value.arrayValue ?? [] { walk(element, visit) }
    guard let object = value.objectValue else { return }
    visit(object)
    for member in object { walk(member.value, visit) }
  }
}
