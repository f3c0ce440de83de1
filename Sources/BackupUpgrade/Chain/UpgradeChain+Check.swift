public import BackupFormat
@_spi(Scanning) public import BackupJSON

extension UpgradeChain {
  /// Checks a file as ``BackupChecker`` does, by the contract of its own version. One of an older major is also
  /// upgraded, and the result thrown away: the report says that the file is old (`version/older-major`) and whether it
  /// can be upgraded, and has everything that keeps it from that.
  ///
  /// Spec/versions.md, section *What a reader does*.
  public func check(
    _ input: InputBytes,
    _ options: BackupChecker.Options = BackupChecker.Options()
  ) -> CheckReport {
    withProspects(BackupChecker(library).check(input, options), of: input)
  }

  /// The report of a check, with whether the file can be upgraded where it is of an older major.
  package func withProspects(_ report: CheckReport, of input: InputBytes) -> CheckReport {
    guard report.reading.isJudged, let identity = report.identity, library.isOld(identity),
      let contract = library.contract(for: identity), let newest = library.newestVersion(of: identity.format)
    else { return report }
    let prospects = prospects(report, of: input, identity, newest)
    let finding = input.withSource { source in
      Finding(
        .versionOlderMajor,
        at: contract.recognition.versionRange(in: source),
        pointer: JSONPointer(tokens: [contract.recognition.versionMark].compactMap(\.self)),
        "the backup is of version \(identity.version), and the newest is \(newest)",
        caption: prospects.caption,
        notes: [.init(prospects.note)],
        help: prospects.help
      )
    }
    let findings = (prospects.report.findings + [finding]).sorted(by: Finding.inReportOrder)
    return report.reporting(findings, prospects.report.verdict)
  }

  /// Whether an old file can be upgraded.
  private struct Prospects {
    let report: CheckReport
    let caption: Phrase
    let note: Phrase
    let help: Phrase
  }

  private func prospects(
    _ report: CheckReport,
    of input: InputBytes,
    _ identity: FileIdentity,
    _ newest: FormatVersion
  ) -> Prospects {
    for major in identity.version.major..<newest.major where step(identity.format, from: major) == nil {
      return Prospects(
        report: report,
        caption: "cannot be upgraded here",
        note: "there is no step from \(major) to \(major + 1)",
        help: "give the step file beside the contract files"
      )
    }
    let mending: Phrase = "mend what is named as an error, then check the file again"
    guard report.verdict != .refused else {
      return Prospects(
        report: report,
        caption: "is not upgraded as it is",
        note: "a file with an error by its own version is refused",
        help: mending
      )
    }
    let conversion = upgrade(input, checked: report, to: nil, UpgradeOptions())
    let losses = conversion.losses.lossCount
    switch conversion.outcome {
    case .converted, .current:
      return Prospects(
        report: conversion.report,
        caption: "can be upgraded to \(newest)",
        note: losses == 0
          ? "nothing would be lost on the way"
          : losses == 1
            ? "one value would be lost or replaced on the way"
            : "\(losses) values would be lost or replaced on the way",
        help: "`backup-lint upgrade` does it, and says what has become of each value"
      )
    case .refused:
      let errors = conversion.findings.count { $0.severity == .error }
      return Prospects(
        report: report.reporting(conversion.findings(with: []), .refused),
        caption: "cannot be upgraded to \(newest)",
        note: errors == 1 ? "one error stands in the way" : "\(errors) errors stand in the way",
        help: mending
      )
    }
  }
}

extension Recognition {
  /// Where a file says its version; its first byte where it does not.
  fileprivate func versionRange(in source: ByteSource) -> Range<Int> {
    let start = source.documentStart
    for member in ObjectMembers(of: source, at: start) where source.keyText(member.key) == versionMark {
      return member.value..<(source.endOfBalancedValue(member.value, limit: source.count) ?? member.value + 1)
    }
    return start..<min(start + 1, source.count)
  }
}
