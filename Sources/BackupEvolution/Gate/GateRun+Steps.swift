import BackupCrypto
import BackupFormat
import BackupJSON
import BackupUpgrade

extension GateRun {
  /// Each major has its step, which is the one that was released and makes right files.
  mutating func judgeSteps() throws(ProjectError) {
    guard let ledger = state.ledger else { return }
    for (index, release) in ledger.releases.enumerated() where index > 0 {
      let older = ledger.releases[index - 1].version.major
      guard release.version.major > older else { continue }
      let place = JSONPointer(tokens: ["releases", String(index), "step"])
      let step = try StepRun(from: older, to: release.version.major, in: self)
      judgeFile(of: step)
      guard let tokens = step.tokens else {
        addToLedger(missing(older, release.version.major, place, step.isUnreadable))
        continue
      }
      if let recorded = release.step {
        judge(step, tokens, recorded, place)
        if step.isLeftOut { addToLedger(notRun(step, place)) }
      } else {
        addToLedger(unrecorded(release.version, older, JSONPointer(tokens: Array(place.tokens.dropLast()))))
      }
      if let file = state.contract(release.version) { judgeTotality(step, file) }
    }
  }

  /// The same of a draft that is a new major.
  mutating func judgeStep(
    to draft: FormatState.ContractFile,
    from last: FormatVersion
  ) throws(ProjectError) {
    guard draft.version.major > last.major else { return }
    let step = try StepRun(from: last.major, to: draft.version.major, in: self)
    judgeFile(of: step)
    guard step.tokens != nil else {
      let place = JSONPointer(tokens: ["version", "major"])
      return add(missing(last.major, draft.version.major, place, step.isUnreadable), to: draft)
    }
    if step.isLeftOut { add(notRun(step, JSONPointer(tokens: ["version", "major"])), to: draft) }
    judgeTotality(step, draft)
  }

  /// What is wrong with the file of a step itself.
  private mutating func judgeFile(of step: StepRun) {
    guard let file = step.file else { return }
    if !file.reading.findings.isEmpty { add(file.reading.findings, to: file.path, file.input) }
    if let finding = file.misnaming(state.format, from: step.from, to: step.to) {
      add(finding, to: file.path, file.input)
    }
  }

  private func unrecorded(_ version: FormatVersion, _ older: Int, _ place: JSONPointer) -> PlacedFinding {
    PlacedFinding(
      .contractStepMissing,
      at: place,
      "the major \(version) was released without the digest of the step from \(older)",
      notes: [.why("without it any edit of the step would pass")],
      help: "releases are made by `backup-lint release \(shown: state.format)`, which records the step"
    )
  }

  private func notRun(_ step: StepRun, _ place: JSONPointer) -> PlacedFinding {
    let path = layout.step(state.format, to: step.to, from: step.from)
    return PlacedFinding(
      .contractStepNotRun,
      at: place,
      "the step from \(step.from) to \(step.to) was not run: nothing shows that old files become right ones",
      notes: [
        .why("\(shown: path) calls functions, which are in the app; what it makes is seen when it runs")
      ],
      help: "give the step to `expectGate` in the tests of the app, which runs it on every fixture"
    )
  }

  private func missing(
    _ older: Int,
    _ newer: Int,
    _ place: JSONPointer,
    _ isUnreadable: Bool
  ) -> PlacedFinding {
    let path = layout.step(state.format, to: newer, from: older)
    let message: Phrase =
      isUnreadable
      ? "the step from \(older) to \(newer) is no JSON object with members"
      : "there is no step from \(older) to \(newer)"
    return PlacedFinding(
      .contractStepMissing,
      at: place,
      message,
      notes: [.why("files of the major \(older) would never open again")],
      help: "write \(shown: path), which says how a file of \(older) becomes one of \(newer)"
    )
  }

  private mutating func judge(
    _ step: StepRun,
    _ tokens: SHA256Digest,
    _ recorded: Ledger.Step,
    _ place: JSONPointer
  ) {
    let behaviour = step.behaviour
    if let behaviour, let before = recorded.behaviour, behaviour.now != before, behaviour.former != before {
      return addToLedger(
        edited(step, .error, place.appending("behaviour"), "makes something else of the fixtures than it did")
      )
    }
    guard tokens != recorded.tokens else { return }
    if let substance = step.substance, let before = recorded.substance {
      let isSame = substance == before
      return addToLedger(
        edited(
          step,
          isSame ? .note : .error,
          place.appending(isSame ? "tokens" : "substance"),
          isSame
            ? "was edited in what it says to people, and does the same" : "does something else than it did"
        )
      )
    }
    // What is no file has no operations that could be compared.
    guard step.file != nil || behaviour == nil || recorded.behaviour == nil else {
      return addToLedger(
        edited(step, .note, place.appending("tokens"), "was edited, and makes the same of the fixtures")
      )
    }
    addToLedger(edited(step, .error, place.appending("tokens"), "was edited"))
  }

  private func edited(
    _ step: StepRun,
    _ severity: Severity,
    _ place: JSONPointer,
    _ what: String
  ) -> PlacedFinding {
    PlacedFinding(
      .contractStepEdited,
      severity,
      at: place,
      "the released step from \(step.from) to \(step.to) \(what)",
      notes: [.why("two people with the same old file would get two different new ones")],
      help: restore(layout.step(state.format, to: step.to, from: step.from))
    )
  }

  private mutating func judgeTotality(_ step: StepRun, _ file: FormatState.ContractFile) {
    guard let reader = FixtureReader(state.newest(ofMajor: step.to)?.contract) else { return }
    if !gate.isOfBase { judgeTypes(step, file) }
    var isTotal = true
    for result in step.results {
      guard let remark = StepRun.fault(of: result.outcome, reader) else { continue }
      isTotal = false
      add(partial(step, "\(shown: result.path)", [remark], result.path), to: file)
    }
    // One made-up file says as much as all of them, and none says more than a fixture.
    guard isTotal, !gate.isOfBase, state.isIntact(step.from), state.isIntact(step.to),
      let failure = step.failingSample(of: state.newest(ofMajor: step.from)?.contract, reader)
    else { return }
    let document = Excerpts.line(failure.sample.document)
    let remarks: [Phrase] = [failure.remark, "the file: \(shown: document)"]
    add(partial(step, "a file with \(shown: failure.sample.what)", remarks, failure.sample.what), to: file)
  }

  /// What the types alone say: which field of the new contract nothing writes, and what may not come through.
  private mutating func judgeTypes(_ step: StepRun, _ file: FormatState.ContractFile) {
    guard let upgrade = step.file?.upgrade(state.format, from: step.from, to: step.to),
      let old = state.newest(ofMajor: step.from)?.contract,
      let new = state.contract(FormatVersion(step.to, 0))?.contract
        ?? state.newest(ofMajor: step.to)?.contract
    else { return }
    for gap in ContractFit.gaps(of: upgrade, from: old, to: new) {
      let severity: Severity
      switch gap.level {
      case .fault: severity = .error
      case .doubt: severity = .warning
      }
      let operation = gap.operation.map { "/operations/\($0)" } ?? ""
      add(
        PlacedFinding(
          .contractStepNotTotal,
          severity,
          at: JSONPointer(tokens: ["version", "major"]),
          "the step from \(step.from) to \(step.to) is not right for every file: \(shown: gap.message)",
          notes: [
            .why(
              "the contract of \(step.from), followed through the operations, does not give the one of \(step.to)"
            )
          ],
          help: operation.isEmpty
            ? "let an operation of the step write it" : "see `\(operation)` of the step",
          new: operation + " " + gap.message
        ),
        to: file
      )
    }
  }

  private func partial(_ step: StepRun, _ what: Phrase, _ remarks: [Phrase], _ key: String) -> PlacedFinding {
    PlacedFinding(
      .contractStepNotTotal,
      at: JSONPointer(tokens: ["version", "major"]),
      "the step from \(step.from) to \(step.to) makes no right file of \(what)",
      notes: [.why("a person with such a file could not open it any more")]
        + remarks.map { Finding.Note($0) },
      help: "let the step cover this case, or let the new contract accept what it gives",
      new: key
    )
  }
}

/// A step with all that it makes of the fixtures of the older major.
struct StepRun {
  struct Result {
    enum Outcome {
      case made([UInt8])
      case failed(String)
    }

    let path: String
    let outcome: Outcome
  }

  let from: Int
  let to: Int
  /// `nil` where there is neither a step nor a file of it.
  let tokens: SHA256Digest?
  /// Whether there is a file of the step that is no JSON object with members.
  let isUnreadable: Bool
  /// The digest of what the file does, without what it says to people; `nil` where there is none.
  let substance: SHA256Digest?
  /// In the order of versions and names; empty where the step cannot be run.
  let results: [Result]
  /// The file of the step; `nil` where there is none, or the step was given.
  let file: StepFile?
  let step: (any UpgradeStep)?
  /// Whether each fixture of the older major is the one that was released.
  private let isComplete: Bool

  /// How many made-up files a step is tried with: fewer where it has thousands of operations, of which each is run
  /// on every file.
  private var samples: Int {
    let operations = file?.reading.upgrade?.operations.count ?? 0
    return max(20, min(500, 500_000 / max(1, operations)))
  }

  init(from: Int, to: Int, in run: GateRun) throws(ProjectError) {
    self.from = from
    self.to = to
    let format = run.state.format
    let given = run.gate.steps.first {
      $0.format.utf8.elementsEqual(format.utf8) && $0.from == from && $0.to == to
    }
    let path = run.layout.step(format, to: to, from: from)
    if let given {
      step = given
      file = nil
      tokens = SHA256Digest(of: given.tokens)
      substance = nil
      isUnreadable = false
    } else if let input = try run.gate.tree.read(path) {
      let file = StepFile(path, input)
      self.file = file
      step = file.step(format, from: from, to: to)
      tokens = file.canonical.map { SHA256Digest(of: $0) }
      substance = file.substance.map { SHA256Digest(of: $0) }
      isUnreadable = file.canonical == nil
    } else {
      step = nil
      file = nil
      tokens = nil
      substance = nil
      isUnreadable = false
    }
    var results: [Result] = []
    var isComplete = true
    if let step {
      let files = try StepRun.files(ofMajor: from, run)
      isComplete = files.isComplete
      for (path, input) in files.right {
        results.append(Result(path: path, outcome: StepRun.outcome(step, input)))
      }
    }
    self.results = results
    self.isComplete = isComplete
  }

  /// Whether there is a right step that cannot be run here: it calls functions of the app.
  var isLeftOut: Bool { step == nil && file?.callsFunctions == true }

  /// The digest of all results, as it is recorded now, and as earlier releases recorded it: of the order of keys too.
  /// `nil` where the step cannot be run, or fixtures have changed that it is run on.
  var behaviour: (now: SHA256Digest, former: SHA256Digest)? {
    guard step != nil, isComplete else { return nil }
    return (
      behaviour { bytes in
        (try? JSONDocument(reading: InputBytes(bytes))).flatMap { CanonicalText.bytes($0.root) } ?? bytes
      },
      behaviour { $0 }
    )
  }

  private func behaviour(_ form: ([UInt8]) -> [UInt8]) -> SHA256Digest {
    var text: [UInt8] = []
    for result in results {
      text += Array(result.path.utf8) + [0]
      switch result.outcome {
      case .made(let bytes): text += Array(SHA256Digest(of: form(bytes)).description.utf8)
      case .failed: text += Array("failed".utf8)
      }
      text.append(0x0A)
    }
    return SHA256Digest(of: text)
  }

  /// The released fixtures of a major that its newest reader does not refuse, by version and name.
  private static func files(
    ofMajor major: Int,
    _ run: GateRun
  ) throws(ProjectError) -> (right: [(path: String, input: InputBytes)], isComplete: Bool) {
    guard let reader = FixtureReader(run.state.newest(ofMajor: major)?.contract) else { return ([], false) }
    var files: [(path: String, input: InputBytes)] = []
    var isComplete = true
    for release in run.state.ledger?.releases ?? [] where release.version.major == major {
      let folder = run.layout.fixtures(run.state.format, release.version)
      for fixture in release.fixtures {
        guard let input = try run.gate.tree.read(ProjectLayout.path(folder, fixture.name)),
          SHA256Digest(of: input.bytes) == fixture.digest
        else {
          isComplete = false
          continue
        }
        guard reader.report(input).verdict != .refused else { continue }
        files.append(("\(release.version)/\(fixture.name)", input))
      }
    }
    return (files, isComplete)
  }

  /// What is wrong with what a step made; `nil` where nothing is.
  static func fault(of outcome: Result.Outcome, _ reader: FixtureReader) -> Phrase? {
    switch outcome {
    case .failed(let reason): return "the step gave up: \(shown: reason)"
    case .made(let bytes):
      let report = reader.report(InputBytes(bytes))
      guard report.verdict == .refused else { return nil }
      guard let first = report.findings.first(where: { $0.severity == .error }) else {
        return "the result is refused"
      }
      return
        "the result is refused: \(first.rule.id) at \(shown: first.pointer.description): \(first.message)"
    }
  }

  /// The first made-up file of the older major of which the step makes no right one.
  func failingSample(of contract: Contract?, _ reader: FixtureReader) -> (sample: Sample, remark: Phrase)? {
    guard let step, let contract else { return nil }
    for sample in SampleGenerator(contract).samples().prefix(samples) {
      let outcome = StepRun.outcome(step, InputBytes(sample.document))
      if let remark = StepRun.fault(of: outcome, reader) { return (sample, remark) }
    }
    return nil
  }

  private static func outcome(_ step: any UpgradeStep, _ input: InputBytes) -> Result.Outcome {
    do {
      let document = try JSONDocument(reading: input)
      return .made(try JSONWriter(.pretty).write(try step.apply(document)))
    } catch {
      return .failed("\(error)")
    }
  }
}
