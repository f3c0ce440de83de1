import BackupFormat
@_spi(Scanning) import BackupJSON

/// The upgrade of one file, once it is known what it is and what it shall become.
struct UpgradeWork {
  let chain: UpgradeChain
  let input: InputBytes
  let report: CheckReport
  let contract: Contract
  let target: FormatVersion

  private struct Subject: Hashable {
    let rule: Rule
    let pointer: JSONPointer

    init(_ finding: Finding) {
      rule = finding.rule
      pointer = finding.pointer
    }
  }

  func conversion(_ outcome: Conversion.Outcome, _ findings: [Finding], _ losses: LossReport) -> Conversion {
    Conversion(original: report, target: target, outcome: outcome, findings: findings, losses: losses)
  }

  func refused(_ findings: [Finding], _ losses: LossReport = .empty) -> Conversion {
    conversion(.refused, (report.findings + findings).sorted(by: Finding.inReportOrder), losses)
  }

  /// There is no way to the wanted version.
  func refused(_ message: Phrase, help: Phrase? = nil) -> Conversion {
    input.withSource { source in
      let start = min(source.documentStart, max(0, source.count - 1))
      let finding = Finding(
        .stepNotThere,
        at: start..<min(start + 1, source.count),
        message,
        notes: [.why("the file is right by its own version; nothing of it was changed")],
        help: help
      )
      return refused([finding])
    }
  }

  func run(_ steps: [Upgrade], _ wanted: Contract, _ options: UpgradeOptions) -> Conversion {
    let runner = StepRunner(steps, functions: chain.functions, options)
    let checker = BackupChecker(chain.library)
    var isRight = false
    let result = input.withSource { source in
      runner.run(source, by: contract, ending: wanted) { tree in
        guard let output = TreeWriter.write(tree, .pretty) else { return nil }
        let check = checker.check(output)
        isRight = check.verdict != .refused && check.identity?.version == target
        let placement = Placement(source: source, contract: contract)
        return (output, ResultFindings(check.findings, placement, target).findings(in: tree))
      }
    }
    // What is so in both versions is told once, be it at the key or at the value.
    let known = Set(report.findings.map(Subject.init))
    let ranges = Set(report.findings.map { $0.range })
    let found = result.found.filter { finding in
      !known.contains(Subject(finding)) && !(finding.severity < .error && ranges.contains(finding.range))
    }
    switch result.outcome {
    case .failed(let findings): return refused(findings, result.losses)
    case .made(let output, let losses):
      guard isRight else { return refused(found, losses) }
      let findings = (report.findings + found).sorted(by: Finding.inReportOrder)
      return conversion(.converted(output), findings, losses)
    }
  }
}

extension UpgradeTree {
  /// Writes the minor of a contract into the version that a step has written.
  mutating func setMinor(of contract: Contract) {
    guard contract.version.minor > 0, contract.recognition.versionForm == .majorMinor,
      let version = member(name(contract.recognition.versionKey), of: root)?.node, kind(version) == .object,
      let minor = member(name("minor"), of: version)?.node,
      let text = keep(String(contract.version.minor).utf8)
    else { return }
    setText(of: minor, .number, text)
  }
}
