import BackupEvolution
import BackupFormat
import BackupJSON
import BackupValues

/// A small format whose contracts stand in files, and the project that they are in.
struct Pantry {
  static let format = "pantry-backup"
  static let ledgerPath = "Schemas/pantry-backup/ledger.json"
  static let fixturePath = "fixtures/pantry-backup/1.0/full.json"

  static let day = CalendarDay(daysSince1970: 20_484)!

  var tree = MemoryTree()

  /// A contract of the format; what a test changes is given.
  static func contract(
    _ major: Int = 1,
    _ minor: Int = 0,
    status: Contract.Status = .draft,
    kinds: [String] = ["tin", "jar", "other"],
    reserved: [String] = [],
    item: [FieldType] = []
  ) -> Contract {
    Contract(
      format: format,
      title: "Pantry",
      version: FormatVersion(major, minor),
      status: status,
      recognition: Recognition(value: format),
      root: "backup",
      records: [
        RecordType("backup", fields: [FieldType("items", .list(ListType(of: .record("item"))))]),
        RecordType(
          "item",
          reserved: reserved,
          fields: [
            FieldType("id", .key(TextType(1...40))),
            FieldType("name", .text(TextType(1...200))),
            FieldType("kind", .enumeration(EnumerationType(kinds, unknown: .value("other")))),
          ] + item
        ),
      ],
      collections: [Collection(field: "items")]
    )
  }

  /// A field that a minor may add.
  static let note = FieldType(
    "note",
    .text(TextType(0...200)),
    presence: .defaulting(""),
    since: FormatVersion(1, 1)
  )

  static func path(_ major: Int, _ minor: Int) -> String {
    "Schemas/pantry-backup/\(major).\(minor).contract.json"
  }

  /// A backup with one item.
  static func backup(_ major: Int = 1, kind: String = "tin") -> String {
    """
    {
      "format": "pantry-backup",
      "version": {"major": \(major), "minor": 0},
      "items": [{"id": "a", "name": "Beans", "kind": "\(kind)"}]
    }

    """
  }

  /// A project with 1.0 released.
  static func released() throws -> Pantry { try first.get() }

  private static let first = Result { () throws -> Pantry in
    var pantry = Pantry()
    try pantry.put(contract())
    pantry.put(fixturePath, backup())
    pantry.put("fixtures/pantry-backup/1.0/fallback.json", backup(kind: "crate"))
    pantry.put(
      "CHANGELOG.md",
      "# Changelog\n\n- Format: Pantry 1.0.\n- Format: pantry-backup 1.1, pantry-backup 2.0.\n"
    )
    try pantry.release()
    return pantry
  }

  mutating func put(_ path: String, _ text: String) { tree.files[path] = Array(text.utf8) }

  mutating func put(_ contract: Contract) throws {
    let version = contract.version
    tree.files[Pantry.path(version.major, version.minor)] = try ContractWriter().write(contract)
  }

  /// Puts the fixtures of a contract where there are none of their names.
  mutating func putFixtures(of contract: Contract) {
    for fixture in FixtureSet(contract).fixtures {
      let path = "fixtures/pantry-backup/\(contract.version)/\(fixture.name).json"
      if tree.files[path] == nil { tree.files[path] = fixture.document }
    }
  }

  /// Puts a draft with its fixtures.
  mutating func draft(_ contract: Contract) throws {
    try put(contract)
    putFixtures(of: contract)
  }

  /// Replaces a text in a file.
  mutating func edit(_ path: String, _ old: String, _ new: String) {
    let text = String(decoding: tree.files[path] ?? [], as: UTF8.self)
    put(path, text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new))
  }

  /// Releases the draft.
  mutating func release(
    reason: String? = nil,
    compiledIn: [Contract] = [],
    steps: [any UpgradeStep] = []
  ) throws {
    let gate = Gate(tree, compiledIn: compiledIn, steps: steps)
    switch try gate.release(Pantry.format, reason: reason, date: Pantry.day) {
    case .planned(let plan): tree.apply(plan.files)
    case .refused(let report): throw Refused(findings: report.findings.map { "\($0.rule.id): \($0.message)" })
    case .nothing: throw Refused(findings: ["nothing to release"])
    }
  }

  func report(
    against base: Pantry? = nil,
    compiledIn: [Contract] = [],
    steps: [any UpgradeStep] = [],
    today: CalendarDay? = nil
  ) throws -> GateReport {
    let base = base.map { Gate.Base(name: "main", tree: $0.tree) }
    return try Gate(tree, base: base, compiledIn: compiledIn, steps: steps, today: today).report(
      Pantry.format
    )
  }

  struct Refused: Error {
    let findings: [String]
  }
}

extension GateReport {
  /// Rule and place of each finding that is more than a note: `contract/version-skipped 1.2.contract.json#/version`.
  var remarks: [String] {
    files.flatMap { file in
      file.findings.filter { $0.severity > .note }.map { finding in
        "\(finding.rule.id) \(file.path.split(separator: "/").last ?? "")#\(finding.pointer)"
      }
    }
  }

  /// The finding of a rule.
  func finding(_ id: String) -> Finding? { findings.first { $0.rule.id == id } }

  /// The text that a finding marks.
  func marked(_ id: String) -> String? {
    files.lazy.compactMap { file in
      file.findings.first { $0.rule.id == id }.map { file.input.text($0.range) }
    }.first
  }
}
