package import BackupEvolution
import BackupFormat
import BackupJSON
import BackupValues

/// A small project in memory, with a format that was released twice, in which each rule about projects has its failing
/// and passing part.
package enum ExampleProject {
  /// How far the format is.
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// 1.0 and 2.0 are released.
    case released
    /// 2.1 is a draft that adds an optional field.
    case minor
    /// The same, and the definition of 2.1 stands in Swift.
    case declared
    /// The same, and the remark about the new field is waived.
    case waived
    /// 3.0 is a draft with a new required field, and a step that fills it.
    case major
  }

  /// The id of the format.
  package static let format = "pantry-backup"
  static let folder = "Schemas/pantry-backup/"

  /// The files of a state, without any fault.
  package static func tree(_ state: State) -> MemoryTree { trees[state] ?? MemoryTree() }

  /// What the gate says about a project; the base is the one without a fault.
  package static func report(_ tree: MemoryTree, _ state: State) throws(ProjectError) -> GateReport {
    let gate = Gate(
      tree,
      base: Gate.Base(name: "main", tree: ExampleProject.tree(state)),
      compiledIn: state == .declared ? [contract(2, 1)] : [],
      today: CalendarDay(daysSince1970: 20_500)
    )
    return try gate.report(format)
  }

  private static let trees: [State: MemoryTree] = {
    var trees: [State: MemoryTree] = [:]
    for state in State.allCases { trees[state] = made(state) }
    return trees
  }()

  private static func made(_ state: State) -> MemoryTree {
    var tree = MemoryTree()
    put(
      "CHANGELOG.md",
      "- Format: pantry-backup 3.1, pantry-backup 3.0, pantry-backup 2.1, pantry-backup 2.0\n- Format: pantry-backup 1.0\n",
      &tree
    )
    put("fixtures/pantry-backup/1.0/beans.json", beans(1), &tree)
    draft(contract(1, 0), &tree)
    release(nil, &tree)
    put(folder + "1-to-2.upgrade.json", step(from: 1, adding: "shelf"), &tree)
    put("fixtures/pantry-backup/2.0/beans.json", beans(2), &tree)
    draft(contract(2, 0), &tree)
    release("Items have a place.", &tree)
    switch state {
    case .released: break
    case .minor, .declared: draft(contract(2, 1), &tree)
    case .waived:
      draft(contract(2, 1), &tree)
      put(folder + "waivers.json", waivers, &tree)
    case .major:
      put(folder + "2-to-3.upgrade.json", step(from: 2, adding: "box"), &tree)
      draft(contract(3, 0), &tree)
    }
    return tree
  }

  private static func step(from major: Int, adding field: String) -> String {
    """
    {
      "kind": "backup-upgrade",
      "upgrade": 1,
      "format": "pantry-backup",
      "from": \(major),
      "to": \(major + 1),
      "operations": [
        {"do": "mark", "set": {"format": "pantry-backup", "version": {"major": \(major + 1), "minor": 0}}},
        {"do": "add", "at": "/items/*", "field": "\(field)", "value": 1},
        {"do": "count", "before": "/items/*", "now": "/items/*"}
      ]
    }

    """
  }

  private static func beans(_ major: Int) -> String {
    """
    {
      "format": "pantry-backup",
      "version": {"major": \(major), "minor": 0},
      "items": [{"id": "a", "name": "Beans", "kind": "crate"\(major == 2 ? ", \"shelf\": 3" : "")}]
    }

    """
  }

  private static let waivers = """
    {
      "kind": "backup-waivers",
      "waivers": 1,
      "waived": [
        {
          "rule": "contract/field-added-optional-with-default",
          "place": "/records/item/fields/note",
          "reason": "The field was announced.",
          "until": "2026-12-31"
        }
      ]
    }

    """

  private static func put(_ path: String, _ text: String, _ tree: inout MemoryTree) {
    tree.files[path] = Array(text.utf8)
  }

  private static func draft(_ contract: Contract, _ tree: inout MemoryTree) {
    tree.files[folder + "\(contract.version).contract.json"] = (try? ContractWriter().write(contract)) ?? []
    for fixture in FixtureSet(contract).fixtures {
      tree.files["fixtures/pantry-backup/\(contract.version)/\(fixture.name).json"] = fixture.document
    }
  }

  private static func release(_ reason: String?, _ tree: inout MemoryTree) {
    guard let day = CalendarDay(daysSince1970: 20_484),
      case .planned(let plan)? = try? Gate(tree).release(
        format,
        reason: reason,
        date: day
      )
    else { return }
    tree.apply(plan.files)
  }

  private static func contract(_ major: Int, _ minor: Int) -> Contract {
    var fields = [
      FieldType("id", .key(TextType(1...40))), FieldType("name", .text(TextType(1...200))),
      FieldType("kind", .enumeration(EnumerationType(["tin", "jar", "other"], unknown: .value("other")))),
    ]
    if major >= 2 { fields.append(FieldType("shelf", .integer(IntegerType(1...9)))) }
    if major == 2, minor == 1 {
      let note = ValueType.text(TextType(0...80))
      fields.append(FieldType("note", note, presence: .defaulting(""), since: FormatVersion(2, 1)))
    }
    if major == 3 { fields.append(FieldType("box", .integer(IntegerType(1...7)))) }
    return Contract(
      format: format,
      title: "Pantry",
      version: FormatVersion(major, minor),
      status: .draft,
      recognition: Recognition(value: format),
      root: "backup",
      records: [
        RecordType("backup", fields: [FieldType("items", .list(ListType(of: .record("item"))))]),
        RecordType("item", fields: fields),
      ],
      collections: [Collection(field: "items")]
    )
  }
}
