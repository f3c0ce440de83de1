import BackupFiles

/// All reports of a run: one to standard output, the others to files.
struct RunReports: Reporter {
  private var group: ReporterGroup
  private let files: [ReportFile]
  private let surroundings: Surroundings
  private var status = ExitStatus.clean

  /// Opens the files. One that cannot be written is told at once, and the others go on.
  ///
  /// - Parameters:
  ///   - requests: what the command line asks for.
  ///   - standard: what the reporter for standard output is told.
  ///   - writesStandard: whether there is a report on standard output at all.
  ///   - redaction: whose values the reports in files hide.
  ///   - guarded: the files that the run reads, which are never written over.
  /// - Throws: ``UsageError`` where a report would be written over one of these, over another report or a folder.
  init(
    _ requests: ReportRequests,
    standard: ReporterOptions,
    writesStandard: Bool = true,
    redactionInFiles redaction: Redaction,
    guarding guarded: GuardedFiles,
    _ surroundings: Surroundings,
    for command: CommandName
  ) throws(UsageError) {
    self.surroundings = surroundings
    var reporters = writesStandard ? [requests.standard.reporter(standard)] : []
    var files: [ReportFile] = []
    var guarded = guarded
    var targets: [(request: ReportRequest, target: ReportTarget)] = []
    for request in requests.files {
      do throws(GrowingFile.Failure) {
        targets.append((request, try ReportTarget(request.path)))
      } catch {
        status = RunReports.complain(request.path, error, surroundings)
      }
    }
    // Nothing is opened before everything is known to be allowed.
    for (request, target) in targets {
      if let reason = guarded.refusal(of: target) {
        throw UsageError(
          message: "the report \(request.path.visible) cannot be written: \(reason)",
          command: command.rawValue
        )
      }
    }
    for (request, target) in targets {
      do throws(GrowingFile.Failure) {
        let file = try ReportFile(request.path, target)
        var options = standard
        options.sink = file.sink
        options.paint = Paint(isOn: false)
        options.redaction = redaction
        reporters.append(request.format.reporter(options))
        files.append(file)
      } catch {
        status = RunReports.complain(request.path, error, surroundings)
      }
    }
    self.files = files
    group = ReporterGroup(reporters)
  }

  /// Whether anybody still reads what is written.
  var isWanted: Bool { !files.isEmpty || surroundings.output.state == .open }

  mutating func begin() { group.begin() }

  mutating func report(_ file: FileReport) { group.report(file) }

  mutating func remark(_ sentence: String) { group.remark(sentence) }

  mutating func end(_ tally: RunTally) { group.end(tally) }

  /// Puts the files in their places, once the run has ended.
  ///
  /// - Returns: what the files do to the exit status.
  func finish() -> ExitStatus {
    var status = status
    for file in files {
      do throws(GrowingFile.Failure) {
        try file.finish()
      } catch {
        status = RunReports.complain(file.path, error, surroundings)
      }
    }
    return status
  }

  private static func complain(
    _ path: String,
    _ error: GrowingFile.Failure,
    _ surroundings: Surroundings
  ) -> ExitStatus {
    surroundings.complain("cannot write \(path.visible): \(error.reason)")
    return .failure
  }
}
