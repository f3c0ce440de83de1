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
