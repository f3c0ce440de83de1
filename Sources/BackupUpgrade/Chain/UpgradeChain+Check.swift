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

  /// The report of a check, with whether the file can be upgraded where it is of an older major and right.
  package func withProspects(_ report: CheckReport, of input: InputBytes) -> CheckReport {
    guard report.verdict != .refused, let identity = report.identity, library.isOld(identity),
      let contract = library.contract(for: identity), let newest = library.newestVersion(of: identity.format)
    else { return report }
    let age: Phrase = "the backup is of version \(identity.version), and the newest is \(newest)"
    func told(_ findings: [Finding], _ verdict: Verdict, _ caption: Phrase, note: Phrase, help: Phrase)
      -> CheckReport
    {
      let finding = input.withSource { source in
        Finding(
          .versionOlderMajor,
          at: contract.recognition.versionRange(in: source),
          pointer: JSONPointer(tokens: [contract.recognition.versionMark].compactMap(\.self)),
          age,
          caption: caption,
          notes: [.init(note)],
          help: help
        )
      }
      return report.reporting((findings + [finding]).sorted(by: Finding.inReportOrder), verdict)
    }
    for major in identity.version.major..<newest.major where step(identity.format, from: major) == nil {
      return told(
        report.findings,
        report.verdict,
        "cannot be upgraded here",
        note: "there is no step from \(major) to \(major + 1)",
        help: "give the step file beside the contract files"
      )
    }
    let conversion = upgrade(input, checked: report, to: nil, UpgradeOptions())
    switch conversion.outcome {
    case .current: return report
    case .converted:
      let losses = conversion.losses.lossCount
      return told(
        report.findings,
        report.verdict,
        "can be upgraded to \(newest)",
        note: losses == 0
          ? "nothing would be lost on the way"
          : losses == 1
            ? "one value would be lost or replaced on the way"
            : "\(losses) values would be lost or replaced on the way",
        help: "`backup-lint upgrade` does it, and says what has become of each value"
      )
    case .refused:
      let errors = conversion.findings.count { $0.severity == .error }
      return told(
        conversion.findings(with: []),
        .refused,
        "cannot be upgraded to \(newest)",
        note: errors == 1 ? "one error stands in the way" : "\(errors) errors stand in the way",
        help: "mend what is named as an error, then check the file again"
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
