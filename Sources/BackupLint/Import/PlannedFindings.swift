import BackupFormat
import BackupImport
import BackupJSON

/// What was found in a file and on the way into a store, as reports of a run.
struct PlannedFindings {
  private let checked: CheckedBackup
  /// The file as it was, or what was inside of it.
  private let content: InputBytes
  private let plan: ImportPlan?
  private let stages: BackupStages
  private let name: String

  init(
    _ checked: CheckedBackup,
    of content: InputBytes,
    _ plan: ImportPlan?,
    _ stages: BackupStages,
    named name: String
  ) {
    self.checked = checked
    self.content = content
    self.plan = plan
    self.stages = stages
    self.name = name
  }

  /// One report, or two where the file was upgraded: what the plan has found stands in what came out of that.
  func reports(with account: ImportAccount?, _ mode: ImportMode) -> [FileReport] {
    let report = stages.report(checked)
    let told = report.findings.filter { $0.rule == .dateFuture }.map(\.pointer)
    // That a time lies in the future is told once.
    let planned = (plan?.findings(mode) ?? []).filter { finding in
      finding.rule != .mergeFutureTime || !told.contains { $0.tokens.starts(with: finding.pointer.tokens) }
    }
    guard checked.source.conversion != nil else {
      let all = (report.findings + configured(planned)).sorted(by: Finding.inReportOrder)
      return [file(name, content, report.reporting(all, report.verdict), account)]
    }
    var files = [file(name, content, report, account)]
    if !planned.isEmpty {
      let upgraded = CheckReport(unread: configured(planned), .accepted)
      files.append(file(name + " (upgraded)", checked.source.content, upgraded, nil))
    }
    return files
  }

  /// With the severities that the project wants.
  private func configured(_ findings: [Finding]) -> [Finding] {
    stages.formats.configuration.applied(to: CheckReport(unread: findings, .accepted)).findings
  }

  private func file(
    _ name: String,
    _ input: InputBytes,
    _ report: CheckReport,
    _ account: ImportAccount?
  ) -> FileReport {
    var file = FileReport(path: name, outcome: .checked(stages.formats.checked(input, report)))
    file.importing = account
    return file
  }
}
