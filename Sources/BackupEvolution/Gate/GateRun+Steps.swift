import BackupCrypto
import BackupFormat
import BackupJSON

extension GateRun {
  /// Each major has its step, which is the one that was released and makes right files.
  mutating func judgeSteps() throws(ProjectError) {
    guard let ledger = state.ledger else { return }
    for (index, release) in ledger.releases.enumerated() where index > 0 {
      let older = ledger.releases[index - 1].version.major
      guard release.version.major > older else { continue }
      let place = JSONPointer(tokens: ["releases", String(index), "step"])
      let step = try StepRun(from: older, to: release.version.major, in: self)
      guard let tokens = step.tokens else {
        addToLedger(missing(older, release.version.major, place, step.isUnreadable))
        continue
      }
      if let recorded = release.step { judge(step, tokens, recorded, place) }
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
    guard step.tokens != nil else {
      let place = JSONPointer(tokens: ["version", "major"])
      return add(missing(last.major, draft.version.major, place, step.isUnreadable), to: draft)
    }
    judgeTotality(step, draft)
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
      ? "the step from \(older) to \(newer) is no JSON"
      : "there is no step from \(older) to \(newer)"
    return PlacedFinding(
      .contractStepMissing,
      at: place,
      message,
      notes: [.why("files of the major \(older) would never open again")],
      help: "write \(token: path), which says how a file of \(older) becomes one of \(newer)"
    )
  }

  private mutating func judge(
    _ step: StepRun,
    _ tokens: SHA256Digest,
    _ recorded: Ledger.Step,
    _ place: JSONPointer
  ) {
    let behaviour = step.behaviour
    if let behaviour, let before = recorded.behaviour, behaviour != before {
      return addToLedger(
        edited(step, .error, place.appending("behaviour"), "makes something else of the fixtures than it did")
      )
    }
    guard tokens != recorded.tokens else { return }
    guard behaviour == nil || recorded.behaviour == nil else {
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
    for result in step.results {
      var remark: Phrase
      switch result.outcome {
      case .failed(let reason): remark = "the step gave up: \(token: reason)"
      case .made(let bytes):
        let report = reader.report(InputBytes(bytes))
        guard report.verdict == .refused else { continue }
        let first = report.findings.first { $0.severity == .error }
        remark = "the result is refused"
        if let first {
          remark = "\(remark): \(first.rule.id) at \(token: first.pointer.description): \(first.message)"
        }
      }
      add(
        PlacedFinding(
          .contractStepNotTotal,
          at: JSONPointer(tokens: ["version", "major"]),
          "the step from \(step.from) to \(step.to) makes no right file of \(token: result.path)",
          notes: [.why("a person with such a file could not open it any more"), Finding.Note(remark)],
          help: "let the step cover this case, or let the new contract accept what it gives",
          new: result.path
        ),
        to: file
      )
    }
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
  /// Whether there is a file of the step that is no JSON.
  let isUnreadable: Bool
  /// In the order of versions and names; empty where the step cannot be run.
  let results: [Result]
  private let isRunnable: Bool

  init(from: Int, to: Int, in run: GateRun) throws(ProjectError) {
    self.from = from
    self.to = to
    let format = run.state.format
    let step = run.gate.steps.first {
      $0.format.utf8.elementsEqual(format.utf8) && $0.from == from && $0.to == to
    }
    isRunnable = step != nil
    if let step {
      tokens = step.tokens
      isUnreadable = false
    } else if let input = try run.gate.tree.read(run.layout.step(format, to: to, from: from)) {
      let document = try? JSONDocument(reading: input)
      let canonical = document.flatMap { try? CanonicalWriter().write($0) }
      tokens = canonical.map { SHA256Digest(of: $0) }
      isUnreadable = canonical == nil
    } else {
      tokens = nil
      isUnreadable = false
    }
    var results: [Result] = []
    if let step {
      for (path, input) in try StepRun.files(ofMajor: from, run) {
        results.append(Result(path: path, outcome: StepRun.outcome(step, input)))
      }
    }
    self.results = results
  }

  /// The digest of all results; `nil` where the step cannot be run.
  var behaviour: SHA256Digest? {
    guard isRunnable else { return nil }
    var text: [UInt8] = []
    for result in results {
      text += Array(result.path.utf8) + [0]
      switch result.outcome {
      case .made(let bytes): text += Array(SHA256Digest(of: bytes).description.utf8)
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
  ) throws(ProjectError) -> [(path: String, input: InputBytes)] {
    guard let reader = FixtureReader(run.state.newest(ofMajor: major)?.contract) else { return [] }
    var files: [(path: String, input: InputBytes)] = []
    for release in run.state.ledger?.releases ?? [] where release.version.major == major {
      for fixture in release.fixtures {
        let folder = "\(release.version)/\(fixture.name)"
        let path = ProjectLayout.path(run.layout.fixtures(run.state.format, release.version), fixture.name)
        guard let input = try run.gate.tree.read(path), reader.report(input).verdict != .refused else {
          continue
        }
        files.append((folder, input))
      }
    }
    return files
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
