import Foundation
import Testing

/// Each careless edit of a format is caught in a git repository, with words that say what to do; the right way passes.
@Suite(.enabled(if: ScratchProject.hasGit)) struct GateScenarioTests {
  struct Careless: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: String
    let help: String
    let edit: @Sendable (ScratchProject) throws -> Void

    var testDescription: String { name }
  }

  private static let note =
    #""note": {"type": "text", "optional": true, "absence": "means none", "since": "1.1"}"#

  private static let edits = [
    Careless(
      name: "a field of the released contract is renamed",
      rule: "contract/released-version-mutated",
      help: "git checkout main -- Schemas/pantry-backup/1.0.contract.json"
    ) { try $0.edit(ScratchProject.contract10, "\"name\"", "\"title\"") },
    Careless(
      name: "a field is renamed in a minor",
      rule: "contract/bump-too-small",
      help: "make it 2.0"
    ) {
      try $0.begin(ScratchProject.contract11, version: "1.1")
      try $0.edit(ScratchProject.contract11, "\"name\": {", "\"label\": {")
    },
    Careless(
      name: "a value of an enumeration is dropped in a minor",
      rule: "contract/enum-value-removed",
      help: "make it 2.0"
    ) {
      try $0.begin(ScratchProject.contract11, version: "1.1")
      try $0.edit(ScratchProject.contract11, "\"jar\": {},", "")
    },
    Careless(
      name: "a required field comes in a minor",
      rule: "contract/field-added-required",
      help: "give the field a `default`"
    ) {
      try $0.begin(ScratchProject.contract11, version: "1.1")
      try $0.addField(ScratchProject.contract11, #""shelf": {"type": "integer", "since": "1.1"}"#)
    },
    Careless(
      name: "a fixture is deleted",
      rule: "contract/fixture-deleted",
      help: "git checkout main -- fixtures/pantry-backup/1.0/full.json"
    ) { try $0.remove("fixtures/pantry-backup/1.0/full.json") },
    Careless(
      name: "a fixture is edited",
      rule: "contract/fixture-edited",
      help: "a new case is a new file of the draft"
    ) { try $0.edit("fixtures/pantry-backup/1.0/full.json", "\"tin\"", "\"jar\"") },
    Careless(
      name: "the ledger is edited",
      rule: "contract/ledger-rewritten",
      help: "git checkout main -- Schemas/pantry-backup/ledger.json"
    ) { try $0.edit(ScratchProject.ledger, "2026-01-31", "2026-01-30") },
    Careless(
      name: "the contract and its digest in the ledger are edited together",
      rule: "contract/ledger-rewritten",
      help: "git checkout main"
    ) {
      try $0.edit(ScratchProject.contract10, "200", "300")
      let ledger = try $0.text(ScratchProject.ledger)
      try $0.put(
        ScratchProject.ledger,
        ledger.replacing(
          #/"contract": "[0-9a-f]{64}"/#,
          with: "\"contract\": \"" + String(repeating: "0", count: 64) + "\""
        )
      )
    },
    Careless(
      name: "the ledger is deleted",
      rule: "contract/ledger-rewritten",
      help: "git checkout main -- Schemas/pantry-backup/ledger.json"
    ) { try $0.remove(ScratchProject.ledger) },
    Careless(
      name: "the changelog is forgotten",
      rule: "contract/changelog-missing",
      help: "pantry-backup 1.1"
    ) {
      try $0.begin(ScratchProject.contract11, version: "1.1")
      try $0.addField(ScratchProject.contract11, note)
      try $0.lint("gate", "--accept")
      try $0.put("CHANGELOG.md", "# Changelog\n")
    },
    Careless(name: "a version is skipped", rule: "contract/version-skipped", help: "make it 1.1") {
      let path = "Schemas/pantry-backup/1.2.contract.json"
      try $0.begin(path, version: "1.2")
      try $0.addField(path, note)
      try $0.lint("gate", "--accept")
    },
    Careless(
      name: "the step of a major is forgotten",
      rule: "contract/step-missing",
      help: "Schemas/pantry-backup/1-to-2.upgrade.json"
    ) {
      try $0.begin(ScratchProject.contract20, version: "2.0")
      try $0.addField(ScratchProject.contract20, #""shelf": {"type": "integer"}"#)
      try $0.lint("gate", "--accept")
    },
    Careless(
      name: "a schema is edited",
      rule: "contract/released-version-mutated",
      help: "git checkout main -- Schemas/pantry-backup/1.0.schema.json"
    ) { try $0.edit("Schemas/pantry-backup/1.0.schema.json", "200", "300") },
  ]

  private static let step = """
    {"kind": "backup-upgrade", "upgrade": 1, "format": "pantry-backup", "from": 1, "to": 2, "operations": [
      {"do": "mark", "set": {"format": "pantry-backup", "version": {"major": 2, "minor": 0}}},
      {"do": "add", "at": "/items/*", "field": "shelf", "value": 1}
    ]}
    """

  @Test(arguments: edits)
  func `a careless edit is caught, and what to do is said`(careless: Careless) throws {
    let project = try ScratchProject.released()
    let before = try project.lint("gate", "--against", "main")
    #expect(before.status == 0, "\(before.text)")
    try careless.edit(project)
    let answer = try project.lint("gate", "--against", "main")
    #expect(answer.status == 1 || answer.status == 3, "\(answer.text)")
    #expect(answer.output.contains("error[\(careless.rule)]"), "\(answer.text)")
    #expect(answer.output.contains(careless.help), "\(answer.text)")
    #expect(answer.output.contains("= help: "), "\(answer.text)")
    // The same holds once it is committed, as long as the base is the one before.
    try project.git("checkout", "-q", "-b", "work")
    try project.commit()
    #expect(try project.lint("gate", "--against", "main").status == answer.status)
  }

  @Test func `a definition whose file is stale is caught, and accepting writes the file`() throws {
    let project = try ScratchProject()
    try project.lint("gate", "--accept", "seaglass-backup")
    #expect(try project.lint("gate", "seaglass-backup").status == 0)
    let path = "Schemas/seaglass-backup/1.0.contract.json"
    try project.edit(path, "\"Seaglass\"", "\"Beach glass\"")
    let answer = try project.lint("gate")
    #expect(answer.status == 1 && answer.output.contains("error[contract/snapshot-stale]"), "\(answer.text)")
    #expect(answer.output.contains("run `backup-lint gate --accept`"), "\(answer.text)")
    let accepted = try project.lint("gate", "--accept")
    #expect(accepted.status == 0 && accepted.errors.contains("wrote \(path)"), "\(accepted.text)")
  }

  @Test func `the right way passes, from the first draft to the second major`() throws {
    let project = try ScratchProject.drafted()
    let draft = try project.lint("gate", "--against", "main")
    #expect(draft.status == 0, "\(draft.text)")
    #expect(draft.output.contains("gate: pantry-backup 1.0 is a draft that nothing has been released of yet"))
    let first = try project.lint("release", "pantry-backup", "--date", "2026-01-31")
    #expect(first.status == 0 && first.output.contains("pantry-backup 1.0 is released"), "\(first.text)")
    try project.commit()

    try project.begin(ScratchProject.contract11, version: "1.1")
    try project.addField(ScratchProject.contract11, Self.note)
    #expect(try project.lint("gate", "--accept", "--against", "main").status == 0)
    let minor = try project.lint("gate", "--against", "main")
    #expect(minor.output.contains("gate: pantry-backup 1.1 needs a minor, and is one"), "\(minor.text)")
    let second = try project.lint("release", "pantry-backup", "--date", "2026-02-28")
    #expect(second.status == 0, "\(second.text)")
    #expect(try project.lint("gate", "--against", "main").status == 0)
    try project.commit()

    try project.begin(ScratchProject.contract20, version: "2.0", from: ScratchProject.contract11)
    try project.edit(ScratchProject.contract20, "\"since\": \"1.1\"", "\"doc\": \"A remark.\"")
    try project.addField(
      ScratchProject.contract20,
      #""shelf": {"type": "integer", "minimum": 1, "maximum": 9}"#
    )
    try project.put("Schemas/pantry-backup/1-to-2.upgrade.json", Self.step)
    try project.lint("gate", "--accept")
    let forgotten = try project.lint("release", "pantry-backup", "--date", "2026-03-31")
    #expect(
      forgotten.status == 1 && forgotten.output.contains("error[contract/major-without-reason]"),
      "\(forgotten.text)"
    )
    #expect(forgotten.output.contains("`--reason TEXT`") && forgotten.errors.contains("nothing was written"))
    let major = try project.lint(
      "release",
      "pantry-backup",
      "--date",
      "2026-03-31",
      "--reason",
      "Items have a place."
    )
    #expect(major.status == 0, "\(major.text)")
    let last = try project.lint("gate", "--against", "main")
    #expect(last.status == 0 && last.output.contains("gate: pantry-backup 2.0 is released"), "\(last.text)")
    let ledger = try project.text(ScratchProject.ledger)
    for part in ["\"version\": \"2.0\"", "\"date\": \"2026-03-31\"", "\"reason\": \"Items have a place.\""] {
      #expect(ledger.contains(part))
    }
  }
}
