@_spi(Scanning) import BackupJSON

/// The check of a file whose syntax is broken: all faults of its syntax, and what the checker finds in the repaired
/// text, told at the places of the file.
struct RepairedCheck {
  private let source: ByteSource
  private let checker: BackupChecker
  private let options: BackupChecker.Options
  private let repair: TextRepair

  init(_ source: ByteSource, _ checker: BackupChecker, _ options: BackupChecker.Options) {
    self.source = source
    self.checker = checker
    self.options = options
    repair = TextRepair(source, mostFindings: options.purpose.mostFindings)
  }

  func report() -> CheckReport {
    repair.edits.applied(to: source).withSource { repaired in
      switch checker.outcome(repaired, size: source.count, options) {
      case .checked(let report, let contract): merged(report, contract, repaired)
      case .broken: merged(nil, nil, repaired)
      }
    }
  }

  private func merged(_ report: CheckReport?, _ contract: Contract?, _ repaired: ByteSource) -> CheckReport {
    let consequences = Consequences(of: repair.damage, contract)
    var counts = report?.counts ?? [:]
    var findings = labelled(contract, repaired)
    var reading = report?.reading ?? CheckReading(isJudged: false)
    reading.faults = max(repair.count, 1)
    reading.losesSomething = repair.edits.losesSomething
    for finding in report?.findings ?? [] {
      if let original = repair.edits.original(finding), !consequences.contains(original) {
        findings.append(original)
      } else {
        reading.hidden.append(finding)
        counts[finding.severity, default: 0] -= 1
      }
    }
    counts[.error, default: 0] += repair.count
    if findings.isEmpty {
      // The scanner and the checker disagree about what is broken; never say that nothing is.
      let place = source.documentStart..<min(source.documentStart + 1, source.count)
      findings.append(Finding(.expectedValue, at: place, "the file is not JSON"))
      counts[.error] = 1
    }
    var unkept = report?.unkept ?? RuleCounts()
    let isWhole = !repair.edits.losesSomething
    return CheckReport(
      identity: report?.identity,
      title: report?.title,
      verdict: .refused,
      findings: kept(findings.sorted(by: Finding.inReportOrder), &unkept),
      counts: counts.filter { $0.value > 0 },
      collections: isWhole ? report?.collections ?? [] : [],
      exportedAt: report?.exportedAt,
      happened: isWhole ? report?.happened : nil,
      unkept: unkept,
      reading: reading
    )
  }

  /// No more of each severity than a clean text may have.
  private func kept(_ findings: [Finding], _ unkept: inout RuleCounts) -> [Finding] {
    var counts: [Severity: Int] = [:]
    return findings.filter { finding in
      counts[finding.severity, default: 0] += 1
      if counts[finding.severity, default: 0] <= options.purpose.mostFindings { return true }
      if finding.severity < .error { unkept.add(finding.rule) }
      return false
    }
  }

  // MARK: Labels

  /// The faults of the syntax with the records that they are in.
  private func labelled(_ contract: Contract?, _ repaired: ByteSource) -> [Finding] {
    guard let contract else { return repair.findings }
    var labeler = RecordLabeler(repaired, contract)
    var walker = StructureWalker(repaired)
    return repair.findings.map { finding in
      var finding = finding
      walker.advance(to: repair.edits.repaired(finding.range.lowerBound))
      finding.label = labeler.label(walker.frames)
      if repair.damage.isCut, finding.range.upperBound == source.count {
        finding.notes += lastRecord(&labeler, repaired)
      }
      return finding
    }
  }

  /// The last record that the file has wholly, where it was cut short.
  private func lastRecord(_ labeler: inout RecordLabeler, _ repaired: ByteSource) -> [Finding.Note] {
    guard let opening = repair.damage.lastElement else { return [] }
    let place = repair.edits.repaired(opening)
    var walker = StructureWalker(repaired)
    walker.advance(to: place)
    let frames = walker.frames + [StructureWalker.Frame(opening: place, isArray: false)]
    guard let label = labeler.label(frames) else { return [] }
    return [.init("the last record that is whole is \(label.phrase)", range: opening..<opening + 1)]
  }
}
