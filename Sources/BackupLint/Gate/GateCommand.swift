import BackupEvolution
import BackupFormat
import BackupProject

/// `gate`: every format of a project is judged and reported.
struct GateCommand {
  private let invocation: Invocation
  private let surroundings: Surroundings
  private let options: ProjectOptions

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    self.invocation = invocation
    self.surroundings = surroundings
    options = try ProjectOptions(invocation, surroundings)
    if invocation.has(.accept), ProjectOptions.isUnattended(surroundings) {
      throw error("`--accept` writes files that a person has to read, and CI is set here")
    }
  }

  func run() throws(UsageError) -> ExitStatus {
    do throws(GateStop) {
      let gate = Gate(
        DiskFiles(),
        layout: options.layout,
        base: try base(),
        compiledIn: ProjectOptions.compiledIn,
        today: options.today
      )
      let formats = try formats(of: gate)
      // A report that cannot be written is told before anything is.
      var reports = try usage { () throws(UsageError) in try options.reports(surroundings, for: .gate) }
      var status = ExitStatus.clean
      if invocation.has(.accept) { status = try accept(formats, gate) }
      return max(status, try report(formats, gate, to: &reports))
    } catch {
      switch error {
      case .usage(let error): throw error
      case .failure(let message):
        surroundings.complain(message)
        return .failure
      }
    }
  }

  /// Why there is no report.
  private enum GateStop: Error {
    case usage(UsageError)
    case failure(String)
  }

  private func base() throws(GateStop) -> Gate.Base? {
    guard let name = invocation.value(.against) else { return nil }
    for path in [options.layout.schemas, options.layout.fixtures] {
      let isOutside = path.utf8.first == UInt8(ascii: "/") || path.split(separator: "/").contains("..")
      if isOutside {
        throw .usage(error("`--against` looks for \(path.visible) below the folder that it is run in"))
      }
    }
    do throws(GitFiles.Failure) {
      return Gate.Base(name: name, tree: try GitFiles(name))
    } catch {
      switch error {
      case .unknown(let name): throw .usage(self.error("git knows no commit `\(name.visible)`"))
      case .noRepository: throw .failure("cannot compare with \(name.visible): this is no git repository")
      case .noGit: throw .failure("cannot compare with \(name.visible): there is no git")
      }
    }
  }

  private func formats(of gate: Gate) throws(GateStop) -> [String] {
    let found = try reading { () throws(ProjectError) in try gate.formats() }
    let known = found + ProjectOptions.compiledIn.map(\.format)
    for name in invocation.arguments where !known.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      let list =
        found.isEmpty ? "" : "; \(options.layout.schemas.visible) has \(found.joined(separator: ", "))"
      throw .usage(
        error("there is no format `\(name.visible)`" + list, near: Suggestion.nearest(to: name, among: known))
      )
    }
    let formats = invocation.arguments.isEmpty ? found : invocation.arguments
    if formats.isEmpty {
      throw .failure("nothing could be compared: there is no format in \(options.layout.schemas.visible)")
    }
    return formats
  }

  private func report(
    _ formats: [String],
    _ gate: Gate,
    to reporter: inout RunReports
  ) throws(GateStop) -> ExitStatus {
    var status = ExitStatus.clean
    var tally = RunTally()
    var reports: [GateReport] = []
    for format in formats {
      reports.append(try reading { () throws(ProjectError) in try gate.report(format) })
    }
    reporter.begin()
    for report in reports {
      for file in report.fileReports {
        tally.add(file)
        reporter.report(file)
        if case .checked(let checked) = file.outcome {
          status = max(status, options.report.status(checked.counts))
        }
      }
    }
    for report in reports { reporter.remark("gate: \(report.summary)") }
    reporter.end(tally)
    status = max(status, reporter.finish())
    for report in reports {
      guard case .notCompared(let reason) = report.outcome else { continue }
      surroundings.complain("nothing could be compared for \(report.format.visible): \(reason.visible)")
      status = .failure
    }
    return status
  }

  private func accept(_ formats: [String], _ gate: Gate) throws(GateStop) -> ExitStatus {
    for format in formats {
      let plan = try reading { () throws(ProjectError) in try gate.acceptance(format) }
      do throws(ProjectError) {
        try DiskFiles().write(plan.files)
      } catch {
        throw .failure("cannot write \(error.path.visible): \(error.reason)")
      }
      for file in plan.files { surroundings.complain("wrote \(file.path.visible)") }
      for name in plan.inCode {
        surroundings.complain("add to the definition of \(format.visible) in Swift: \(name.visible)")
      }
    }
    return .clean
  }

  private func reading<Result>(_ body: () throws(ProjectError) -> Result) throws(GateStop) -> Result {
    do throws(ProjectError) {
      return try body()
    } catch {
      throw .failure("cannot read \(error.path.visible): \(error.reason)")
    }
  }

  private func usage<Result>(_ body: () throws(UsageError) -> Result) throws(GateStop) -> Result {
    do throws(UsageError) {
      return try body()
    } catch {
      throw .usage(error)
    }
  }

  private func error(_ message: String, near: String? = nil) -> UsageError {
    UsageError(message: message, suggestion: near, command: CommandName.gate.rawValue)
  }
}
