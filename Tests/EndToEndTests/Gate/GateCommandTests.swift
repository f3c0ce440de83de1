import Foundation
import Testing

/// What `gate` and `release` do with their words and with the world around them.
@Suite(.enabled(if: ScratchProject.hasGit)) struct GateCommandTests {
  @Test func `where there is no format, nothing was compared`() throws {
    let project = try ScratchProject()
    let answer = try project.lint("gate")
    #expect(answer.status == 3 && answer.output.isEmpty)
    #expect(answer.errors == "backup-lint: nothing could be compared: there is no format in Schemas\n")
  }

  @Test func `a released contract without a ledger is no pass`() throws {
    let project = try ScratchProject.released()
    try project.remove(ScratchProject.ledger)
    let answer = try project.lint("gate")
    #expect(answer.status == 3, "\(answer.text)")
    #expect(answer.output.contains("error[contract/baseline-missing]"))
    #expect(answer.errors.contains("nothing could be compared for pantry-backup"))
  }

  @Test func `a contract file that is no JSON is no pass`() throws {
    let project = try ScratchProject.released()
    try project.put(ScratchProject.contract11, "{\"kind\": \"backup-contract\",")
    let answer = try project.lint("gate")
    #expect(answer.status == 3 && answer.output.contains("1.1.contract.json:1:"), "\(answer.text)")
  }

  @Test(arguments: ["nope", "-x", "--accept"])
  func `a base that is none is wrong usage`(name: String) throws {
    let project = try ScratchProject.released()
    let answer = try project.lint("gate", "--against", name)
    #expect(answer.status == 2 && answer.errors.contains("git knows no commit"), "\(answer.text)")
  }

  @Test func `without a repository there is no base`() throws {
    let project = try ScratchProject.released()
    try project.remove(".git")
    try project.put(".git", "gitdir: /nonexistent")
    let answer = try project.lint("gate", "--against", "main")
    #expect(answer.status == 3 && answer.errors.contains("this is no git repository"), "\(answer.text)")
  }

  @Test func `without git there is no base`() throws {
    let project = try ScratchProject.released()
    let answer = try project.lint("gate", "--against", "main", variables: ["PATH": "/nonexistent"])
    #expect(answer.status == 3 && answer.errors.contains("there is no git"), "\(answer.text)")
  }

  @Test func `an unknown format is wrong usage, with the nearest word`() throws {
    let project = try ScratchProject.released()
    let answer = try project.lint("gate", "pantry-backups")
    #expect(answer.status == 2 && answer.errors.contains("did you mean `pantry-backup`?"), "\(answer.text)")
  }

  @Test(arguments: [["gate", "--accept"], ["release", "pantry-backup"]])
  func `where CI is set, nothing is written`(words: [String]) throws {
    let project = try ScratchProject.drafted()
    let before = try project.files()
    let answer =
      try words.count == 2 && words[0] == "gate"
      ? project.lint("gate", "--accept", variables: ["CI": "true"])
      : project.lint("release", "pantry-backup", variables: ["CI": "true"])
    #expect(answer.status == 2 && answer.errors.contains("CI is set here"), "\(answer.text)")
    #expect(try project.files() == before)
    #expect(try project.lint("gate", variables: ["CI": "true"]).status == 0)
  }

  @Test func `a release that is refused writes nothing`() throws {
    let project = try ScratchProject.drafted()
    try project.put("CHANGELOG.md", "# Changelog\n")
    let before = try project.files()
    let contract = try project.text(ScratchProject.contract10)
    let answer = try project.lint("release", "pantry-backup")
    #expect(
      answer.status == 1 && answer.output.contains("error[contract/changelog-missing]"),
      "\(answer.text)"
    )
    #expect(try project.files() == before)
    #expect(try project.text(ScratchProject.contract10) == contract)
  }

  @Test func `a release keeps fixtures that are there, and writes the others`() throws {
    let project = try ScratchProject.drafted()
    let own = "{\"format\": \"pantry-backup\", \"version\": {\"major\": 1, \"minor\": 0}, \"items\": []}\n"
    try project.put("fixtures/pantry-backup/1.0/full.json", own)
    try project.remove("fixtures/pantry-backup/1.0/edge.json")
    #expect(try project.lint("release", "pantry-backup").status == 0)
    #expect(try project.text("fixtures/pantry-backup/1.0/full.json") == own)
    #expect(project.exists("fixtures/pantry-backup/1.0/edge.json"))
    #expect(try project.lint("gate").status == 0)
  }

  @Test func `a second release of the same draft is none`() throws {
    let project = try ScratchProject.released()
    let answer = try project.lint("release", "pantry-backup")
    #expect(answer.status == 2 && answer.errors.contains("there is no draft"), "\(answer.text)")
  }

  @Test(arguments: [
    (["--reason", " "], "`--reason` needs a sentence"),
    (["--date", "tomorrow"], "needs a day such as 2026-01-31"),
    (["--reason", "Because."], "is for a new major"),
  ])
  func `a flag of a release that cannot be meant is wrong usage`(flags: [String], words: String) throws {
    let project = try ScratchProject.drafted()
    let answer = try project.lint("release", "pantry-backup", flags[0], flags[1])
    #expect(answer.status == 2 && answer.errors.contains(words), "\(answer.text)")
    #expect(!project.exists(ScratchProject.ledger))
  }

  @Test func `every form of report has the findings, in the contract or the ledger`() throws {
    let project = try ScratchProject.released()
    try project.edit("fixtures/pantry-backup/1.0/full.json", "\"tin\"", "\"jar\"")
    let concise = try project.lint("gate", "--format", "concise")
    #expect(concise.output.hasPrefix("Schemas/pantry-backup/ledger.json:"), "\(concise.text)")
    #expect(concise.output.contains("error[contract/fixture-edited]"))
    let json = try project.lint("gate", "--format", "json")
    for part in [
      "\"path\": \"Schemas/pantry-backup/ledger.json\"", "\"verdict\": null",
      "\"rule\": \"contract/fixture-edited\"",
    ] { #expect(json.output.contains(part), "\(json.text)") }
    #expect(try project.lint("gate", "--format", "json").output == json.output)
  }

  @Test func `folders of other names can be gated`() throws {
    let project = try ScratchProject.released()
    try project.git("mv", "Schemas", "contracts")
    try project.git("mv", "fixtures", "samples")
    try project.commit()
    let answer = try project.lint(
      "gate",
      "--contracts",
      "contracts",
      "--fixtures",
      "samples/",
      "--against",
      "main"
    )
    #expect(answer.status == 0, "\(answer.text)")
    let outside = try project.lint("gate", "--contracts", "../contracts", "--against", "main")
    #expect(outside.status == 2, "\(outside.text)")
  }
}
