@_spi(Scanning) import BackupJSON
import BackupValues

/// One check of one file against one contract: the passes, and what is made of them.
struct CheckRun {
  private let source: ByteSource
  /// The number of bytes of the file; the source may be a repaired text.
  private let size: Int
  private let compiled: CompiledContract
  private let identity: FileIdentity
  private let isNewerMinor: Bool
  private let options: BackupChecker.Options

  init(
    _ source: ByteSource,
    size: Int,
    _ compiled: CompiledContract,
    _ identity: FileIdentity,
    isNewerMinor: Bool,
    _ options: BackupChecker.Options
  ) {
    self.source = source
    self.size = size
    self.compiled = compiled
    self.identity = identity
    self.isNewerMinor = isNewerMinor
    self.options = options
  }

  /// The run of a guess: for the very version of the contract.
  init(
    guessing compiled: CompiledContract,
    _ source: ByteSource,
    size: Int,
    _ options: BackupChecker.Options
  ) {
    let contract = compiled.contract
    let identity = FileIdentity(format: contract.format, version: contract.version)
    self.init(source, size: size, compiled, identity, isNewerMinor: false, options)
  }

  func outcome() -> BackupChecker.Outcome {
    let limit = compiled.contract.limits.bytes
    guard size <= limit else { return .checked(tooLarge(limit), nil) }
    var engine = firstPass()
    return engine.isStopped ? .broken : .checked(report(&engine), compiled.contract)
  }

  enum GuessOutcome {
    case right(BackupChecker.Outcome)
    /// The file is another one than was guessed, and all is forgotten.
    case wrong
  }

  func guess() -> GuessOutcome {
    guard size <= compiled.contract.limits.bytes else { return .wrong }
    var engine = firstPass()
    if engine.isStopped { return .right(.broken) }
    return engine.isOfItsContract ? .right(.checked(report(&engine), compiled.contract)) : .wrong
  }

  private func firstPass() -> CheckEngine {
    var engine = CheckEngine(
      source,
      compiled,
      isNewerMinor: isNewerMinor,
      questions: Questions.tables(source, compiled),
      purpose: options.purpose
    )
    engine.run()
    return engine
  }

  private func report(_ engine: inout CheckEngine) -> CheckReport {
    let exportedAt = engine.exportTime()
    let dayAfter = exportedAt.flatMap { MomentWatch.Minute(dayAfter: $0) }
    let isLate = dayAfter.map { $0 < engine.watch.latestChange } ?? false
    if isLate || !engine.identifiers.areResolved { engine.runAgain(changesUntil: dayAfter) }
    engine.reportDuplicates()
    engine.reportFormDuplicates()
    var collector = engine.collector
    addRemarks(exportedAt, &collector)
    var labeler = RecordLabeler(source, compiled.contract)
    let findings = FindingLocator(source).located(collector.findings) { finding, frames in
      finding.label = labeler.label(frames)
    }
    return CheckReport(
      identity: identity,
      title: compiled.contract.title,
      verdict: verdict(collector),
      findings: findings,
      counts: collector.counts,
      collections: zip(compiled.contract.collections, engine.counts).map {
        CollectionSummary(field: $0.field, count: $1)
      },
      exportedAt: exportedAt?.description,
      happened: engine.watch.span,
      unkept: collector.unkept
    )
  }

  private func verdict(_ collector: FindingCollector) -> Verdict {
    if collector.counts[.error, default: 0] > 0 { return .refused }
    return collector.degrades ? .degraded : .accepted
  }

  private func tooLarge(_ limit: Int) -> CheckReport {
    let finding = Finding(
      .fileTooLarge,
      at: 0..<1,
      "the file has \(size) bytes, the format allows \(limit)"
    )
    return CheckReport(
      identity: identity,
      title: compiled.contract.title,
      verdict: .refused,
      findings: [finding],
      counts: [.error: 1],
      collections: [],
      exportedAt: nil,
      reading: CheckReading(isJudged: false)
    )
  }

  // MARK: The file as a whole

  private func addRemarks(_ exportedAt: UTCMoment?, _ collector: inout FindingCollector) {
    if source.hasByteOrderMark {
      collector.add(.ofByteOrderMark)
    }
    if isNewerMinor, let place = rootValue(compiled.contract.recognition.versionKey) {
      collector.add(
        Finding(
          .versionNewerMinor,
          at: place..<place + 1,
          "the file has version \(identity.version), newer than \(compiled.contract.version) that is known here",
          notes: [.why("what the newer version has added will not come through")],
          help: "update \(compiled.contract.title) before importing, to lose nothing"
        )
      )
    }
    if let exportedAt, let now = options.now, let field = compiled.contract.exportedAt,
      exportedAt.millisecondsSince1970 - now.millisecondsSince1970 > 86_400_000, let place = rootValue(field)
    {
      collector.add(
        Finding(
          .dateFuture,
          at: place..<source.keyRange(place).upperBound + 1,
          "the backup says that it was made in the future",
          notes: [.why("the clock of the device was wrong; merging with it may keep the wrong side")]
        )
      )
    }
  }

  private func rootValue(_ key: String) -> Int? {
    source.value(of: key, inObjectAt: source.documentStart)
  }
}

extension Finding {
  static var ofByteOrderMark: Finding {
    Finding(
      .byteOrderMark,
      at: 0..<3,
      "the file begins with a byte order mark",
      notes: [.why("some readers stumble over it; it means nothing in UTF-8")],
      fixes: [Fix("remove it", safety: .safe, edits: [TextEdit(range: 0..<3, replacement: "")])]
    )
  }
}

extension MomentWatch.Minute {
  /// The minute a day after a moment.
  init?(dayAfter moment: UTCMoment) {
    guard let later = UTCMoment(millisecondsSince1970: moment.millisecondsSince1970 + 86_400_000) else {
      return nil
    }
    self.init(text: later.description)
  }
}

extension CheckEngine {
  /// When the backup was made, from the place that the run has noted; `nil` where that is missing or wrong.
  func exportTime() -> UTCMoment? {
    guard let field = compiled.contract.exportedAt else { return nil }
    let root = nodes[compiled.root]
    for number in 0..<Int(root.count) where compiled.text(fields[Int(root.first) + number]) == field {
      // The places of depth 1 are those of the root. Zero is where none was met.
      let place = unsafe places[64 + number]
      return place == 0
        ? nil : source.stringValue(at: place).flatMap { compiled.contract.spelling.moment($0)?.utc }
    }
    return nil
  }

  /// The second pass, in which all ids are known, and the moment behind which no record can have been changed.
  mutating func runAgain(changesUntil limit: MomentWatch.Minute?) {
    collector = FindingCollector(for: purpose)
    identifiers.beginSecondPhase()
    if let limit { watch.limit = limit }
    depth = 0
    strangers = []
    run()
  }
}
