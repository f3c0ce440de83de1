import BackupEvolution
import BackupFormat
import BackupProject
import BackupValues

/// `release FORMAT`: the draft is judged, and frozen where nothing speaks against it.
struct ReleaseCommand {
  private let format: String
  private let invocation: Invocation
  private let surroundings: Surroundings
  private let options: ProjectOptions
  private let date: CalendarDay

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    self.invocation = invocation
    self.surroundings = surroundings
    format = invocation.arguments[0]
    options = try ProjectOptions(invocation, surroundings)
    if ProjectOptions.isUnattended(surroundings) {
      throw ReleaseCommand.error("a release is made by a person, and CI is set here")
    }
    if let reason = invocation.value(.reason), reason.allSatisfy(\.isWhitespace) {
      throw ReleaseCommand.error("`--reason` needs a sentence")
    }
    guard let text = invocation.value(.date) else {
      guard let today = options.today else {
        throw ReleaseCommand.error("there is no clock here; give the day with `--date`")
      }
      date = today
      return
    }
    guard let day = CalendarDay(text) else {
      throw ReleaseCommand.error("`--date` needs a day such as 2026-01-31, not `\(text.visible)`")
    }
    date = day
  }

  func run() throws(UsageError) -> ExitStatus {
    let gate = Gate(
      DiskFiles(),
      layout: options.layout,
      compiledIn: ProjectOptions.compiledIn,
      today: options.today
    )
    // A report that cannot be written is told before anything is.
    var reports = try options.reports(surroundings, for: .release)
    do throws(ProjectError) {
      let known = try gate.formats() + ProjectOptions.compiledIn.map(\.format)
      guard known.contains(where: { $0.utf8.elementsEqual(format.utf8) }) else {
        return unknown(among: known)
      }
      switch try gate.release(format, reason: invocation.value(.reason), date: date) {
      case .refused(let report): return refused(report, &reports)
      case .nothing:
        surroundings.complain("there is no draft of \(format.visible) to release")
        return .usage
      case .planned(let plan):
        if invocation.has(.reason), !plan.isNewMajor {
          surroundings.complain(
            "`--reason` is for a new major, and \(format.visible) \(plan.version) is none; nothing was written"
          )
          return .usage
        }
        if let previous = plan.previousDate, date < previous {
          surroundings.complain(
            "`--date` \(date) is before the last release of \(previous); nothing was written"
          )
          return .usage
        }
        return write(plan, &reports)
      }
    } catch {
      surroundings.complain("cannot read \(error.path.visible): \(error.reason)")
      return .failure
    }
  }

  private func refused(_ report: GateReport, _ reports: inout RunReports) -> ExitStatus {
    let status = show(report, "gate: \(report.summary)", &reports)
    surroundings.complain("\(format.visible) is not released; nothing was written")
    if case .notCompared = report.outcome { return .failure }
    return max(status, .findings)
  }

  private func write(_ plan: ReleasePlan, _ reports: inout RunReports) -> ExitStatus {
    do throws(ProjectError) {
      try DiskFiles().write(plan.files)
    } catch {
      surroundings.complain(
        "cannot write \(error.path.visible): \(error.reason); \(format.visible) is not released"
      )
      return .failure
    }
    let status = show(plan.report, "\(format.visible) \(plan.version) is released", &reports)
    for file in plan.files { surroundings.complain("wrote \(file.path.visible)") }
    if plan.needsStatusInCode {
      surroundings.complain(
        "now write `status: .released` in the definition of \(format.visible) in Swift; until then the gate fails"
      )
    }
    // Findings below an error do not speak against a release; a report that is missing is told.
    return status == .failure ? .failure : .clean
  }

  private func show(
    _ report: GateReport,
    _ sentence: String,
    _ reports: inout RunReports
  ) -> ExitStatus {
    var status = ExitStatus.clean
    var tally = RunTally()
    reports.begin()
    for file in report.fileReports {
      tally.add(file)
      reports.report(file)
      if case .checked(let checked) = file.outcome {
        status = max(status, options.report.status(checked.counts))
      }
    }
    reports.remark(sentence)
    reports.end(tally)
    return max(status, reports.finish())
  }

  private func unknown(among known: [String]) -> ExitStatus {
    let near = Suggestion.nearest(to: format, among: known)
    let error = UsageError(
      message: "there is no format `\(format.visible)` in \(options.layout.schemas.visible)",
      suggestion: near,
      command: CommandName.release.rawValue
    )
    surroundings.errors.write(error.text)
    return .usage
  }

  private static func error(_ message: String) -> UsageError {
    UsageError(message: message, command: CommandName.release.rawValue)
  }
}
