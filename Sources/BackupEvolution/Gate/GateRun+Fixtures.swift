import BackupCrypto
import BackupFormat
import BackupJSON

extension GateRun {
  /// The fixtures of a release are there, as they were, and are read as they were.
  mutating func judgeFixtures(of release: Ledger.Release, _ place: JSONPointer) throws(ProjectError) {
    let folder = layout.fixtures(state.format, release.version)
    // The newest contract of the major is what an app of today reads the file by.
    let isIntact = state.isIntact(release.version.major)
    let reader = isIntact ? FixtureReader(state.newest(ofMajor: release.version.major)?.contract) : nil
    for fixture in release.fixtures {
      let place = place.appending("fixtures").appending(fixture.name)
      let path = ProjectLayout.path(folder, fixture.name)
      guard let input = try gate.tree.read(path) else {
        addToLedger(frozen(.contractFixtureDeleted, place, path, "was deleted"))
        continue
      }
      guard SHA256Digest(of: input.bytes) == fixture.digest else {
        addToLedger(frozen(.contractFixtureEdited, place.appending("sha256"), path, "was edited"))
        continue
      }
      guard let reader else { continue }
      judge(reader.read(input, named: fixture.name), asRecorded: fixture, path, place)
    }
  }

  private func frozen(_ rule: Rule, _ place: JSONPointer, _ path: String, _ what: String) -> PlacedFinding {
    PlacedFinding(
      rule,
      at: place,
      "the released fixture \(shown: path) \(what)",
      notes: [.why("it stands for the files that people have; another file would prove nothing about them")],
      help: "\(restore(path)); a new case is a new file of the draft"
    )
  }

  private mutating func judge(
    _ now: Ledger.Fixture,
    asRecorded before: Ledger.Fixture,
    _ path: String,
    _ place: JSONPointer
  ) {
    var notes = [Finding.Note.why("every file ever written must import, and mean what it meant")]
    if now.verdict != before.verdict {
      notes.append(Finding.Note("it was \(before.verdict.rawValue), and is \(now.verdict.rawValue)"))
    }
    let (gone, new) = FixtureReader.difference(before.findings, now.findings)
    guard now.verdict != before.verdict || !gone.isEmpty || !new.isEmpty else { return }
    notes += new.prefix(4).map { Finding.Note("new: \(shown: $0)") }
    notes += gone.prefix(4).map { Finding.Note("no longer: \(shown: $0)") }
    addToLedger(
      PlacedFinding(
        .contractFixtureImportDiffers,
        at: place.appending(now.verdict == before.verdict ? "findings" : "verdict"),
        "the released fixture \(shown: path) is no longer read as it was",
        notes: notes,
        help: "undo the change of the draft that does it, or make the draft a new major with a step",
        old: before.verdict.rawValue,
        new: now.verdict.rawValue
      )
    )
  }

  /// The fixtures of a draft are there, and are files of the draft.
  mutating func judgeFixtures(ofDraft file: FormatState.ContractFile) throws(ProjectError) {
    guard let contract = file.contract, let reader = FixtureReader(contract) else { return }
    let folder = layout.fixtures(state.format, file.version)
    let names = try gate.tree.files(in: folder).filter(ProjectLayout.isFixtureName)
    // A release writes those that are missing.
    if case .gate = purpose { judgeMissing(names, contract, folder, file) }
    for name in names {
      let path = ProjectLayout.path(folder, name)
      guard let input = try gate.tree.read(path) else { continue }
      let report = reader.report(input)
      guard report.verdict == .refused else { continue }
      let first = report.findings.first { $0.severity == .error }
      add(
        PlacedFinding(
          .contractFixtureImportDiffers,
          at: JSONPointer(tokens: ["version"]),
          "the fixture \(shown: path) is refused by the draft that it is a fixture of",
          notes: first.map {
            [Finding.Note("\($0.rule.id) at \(shown: $0.pointer.description): \($0.message)")]
          }
            ?? [],
          help: "mend the file, or delete it and run `backup-lint gate --accept`",
          new: name
        ),
        to: file
      )
    }
  }

  private mutating func judgeMissing(
    _ names: [String],
    _ contract: Contract,
    _ folder: String,
    _ file: FormatState.ContractFile
  ) {
    let missing = DraftFixtures.names(of: contract).filter { wanted in
      !names.contains { $0.utf8.elementsEqual(wanted.utf8) }
    }
    guard !missing.isEmpty || names.isEmpty else { return }
    let what = missing.isEmpty ? "any fixture" : "the fixtures " + missing.joined(separator: ", ")
    add(
      PlacedFinding(
        .contractFixtureMissing,
        at: JSONPointer(tokens: ["version"]),
        "the draft \(file.version) is without \(missing.count == 1 ? "the fixture " + missing[0] : what)",
        notes: [.why("only a file can show that a later version still reads it")],
        help: "run `backup-lint gate --accept`, which writes them into \(shown: folder)"
      ),
      to: file
    )
  }
}

extension FormatState {
  /// Whether the newest contract of a major is a draft, or what was released. What another one makes of files says
  /// nothing that the change of the contract does not say.
  func isIntact(_ major: Int) -> Bool {
    guard let file = newest(ofMajor: major), let release = ledger?.release(file.version) else { return true }
    return file.contract?.releasedDigest == release.contract
  }

  /// The newest contract of a major that can be read.
  func newest(ofMajor major: Int) -> ContractFile? {
    contracts.last { $0.version.major == major && $0.contract != nil }
  }
}

/// What a reader of one version makes of fixtures.
struct FixtureReader {
  private let checker: BackupChecker

  /// Fails without a contract.
  init?(_ contract: Contract?) {
    guard let contract else { return nil }
    checker = BackupChecker(FormatLibrary(withoutMistakes: [contract]))
  }

  func report(_ input: InputBytes) -> CheckReport { checker.check(input) }

  /// A fixture as the ledger records it.
  func read(_ input: InputBytes, named name: String) -> Ledger.Fixture {
    let report = report(input)
    return Ledger.Fixture(
      name: name,
      digest: SHA256Digest(of: input.bytes),
      verdict: report.verdict,
      findings: report.findings.map { "\($0.rule.id) \($0.pointer)" }
    )
  }

  /// What stands only in the first list, and what only in the second, each as often as it does.
  static func difference(_ old: [String], _ new: [String]) -> (gone: [String], new: [String]) {
    (rest(of: old, without: new), rest(of: new, without: old))
  }

  private static func rest(of list: [String], without other: [String]) -> [String] {
    var counts: [[UInt8]: Int] = [:]
    for text in other { counts[Array(text.utf8), default: 0] += 1 }
    return list.filter { text in
      let key = Array(text.utf8)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
  }
}
