import BackupJSON

/// What commands that go through files have in common: how a file is read, and what no report may be written over.
struct FileRun {
  let invocation: Invocation
  let targets: [CheckTarget]
  let options: CheckOptions
  let surroundings: Surroundings

  /// Reads a file and does something with it; a signal or a file that is cut short meanwhile ends both.
  ///
  /// - Parameter path: `nil` for standard input.
  func reading<Result>(
    _ path: String?,
    named name: String,
    _ body: (InputBytes) -> Result
  ) throws(InputError) -> Result {
    let showsProgress = surroundings.errorsAreTerminal && !options.isQuiet
    return try Signals.whileReading(name.visible, showsProgress: showsProgress) { () throws(InputError) in
      let limit = options.maximumBytes
      if let path { return body(try InputBytes.file(path, atMost: limit)) }
      return body(try InputBytes.standardInput(atMost: limit))
    }
  }

  /// The reports of the run, with the files for them opened.
  ///
  /// - Parameters:
  ///   - formats: those that are known; `nil` where a contract file cannot be used.
  ///   - writesStandard: whether there is a report on standard output.
  ///   - result: where the run puts new files; `nil` where it makes none.
  func reports(
    _ formats: KnownFormats?,
    writesStandard: Bool = true,
    writing result: ResultTarget? = nil
  ) throws(UsageError) -> FileReports {
    var standard = options.reporter
    if let formats { standard.formats = formats }
    let contracts = invocation.values(.contracts)
    var paths = try ContractFiles.files(contracts, for: invocation.command) + StepFiles.files(contracts)
    if let path = invocation.configuration.path { paths.append(path) }
    let reports = try RunReports(
      options.reports,
      standard: standard,
      writesStandard: writesStandard,
      redactionInFiles: options.redactionInFiles,
      guarding: GuardedFiles(
        paths + CheckTarget.paths(targets),
        andStandardInput: CheckTarget.readStandardInput(targets),
        writing: result?.written ?? [],
        keeping: result?.kept(of: targets) ?? []
      ),
      surroundings,
      for: invocation.command
    )
    return FileReports(reports, options, surroundings)
  }
}
