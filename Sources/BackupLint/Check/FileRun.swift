import BackupJSON

/// What commands that go through files have in common: how a file is read, and what no report may be written over.
struct FileRun {
  let invocation: Invocation
  let targets: [CheckTarget]
  let options: CheckOptions
  let surroundings: Surroundings
  let passcodes: PasscodeSource

  /// - Parameter result: where the run puts new files; what is said beside a diff or a result is not in its way.
  /// - Throws: ``UsageError`` for flags that contradict each other or the arguments.
  init(
    _ invocation: Invocation,
    _ targets: [CheckTarget],
    _ surroundings: Surroundings,
    writing result: ResultTarget? = nil
  ) throws(UsageError) {
    self.invocation = invocation
    self.targets = targets
    self.surroundings = surroundings
    let talk = result?.takesOutput ?? false ? surroundings.withOutputOnErrors : surroundings
    options = try CheckOptions(invocation, talk)
    passcodes = try PasscodeSource(invocation, surroundings)
  }

  /// Reads a file, opens it where it is encrypted, and does something with it; a signal or a file that is cut short
  /// meanwhile ends all three.
  ///
  /// - Parameters:
  ///   - path: `nil` for standard input.
  ///   - formats: those that an encrypted file may be of.
  func reading<Result>(
    _ path: String?,
    named name: String,
    among formats: KnownFormats,
    _ body: (OpenedInput) -> Result
  ) throws(InputError) -> Result {
    let showsProgress = surroundings.errorsAreTerminal && !options.isQuiet
    return try Signals.whileReading(name.visible, showsProgress: showsProgress) { () throws(InputError) in
      let input = try InputBytes.read(path, atMost: options.maximumBytes)
      return body(try Opening(library: formats.library, passcodes: passcodes).open(input, named: name))
    }
  }

  /// Tells of an encrypted file that nothing can be done with, since there is no passcode.
  ///
  /// - Parameter mustOpen: whether a file without a passcode is a failure.
  /// - Returns: what that does to the exit status.
  func statusOfClosed(_ opened: OpenedInput, named name: String, mustOpen: Bool = true) -> ExitStatus {
    switch opened {
    case .plain, .decrypted: return .clean
    case .closed(let closed):
      switch closed.reason {
      case .refused: return .clean
      case .wrongPasscode: return .failure
      case .withoutPasscode:
        guard mustOpen else { return .clean }
        surroundings.complainWithout(passcodes, for: name)
        return .failure
      }
    }
  }

  /// The reports of the run, with the files for them opened.
  ///
  /// - Parameters:
  ///   - formats: those that are known; `nil` where a contract file cannot be used.
  ///   - writesStandard: whether there is a report on standard output.
  ///   - result: where the run puts new files; `nil` where it makes none.
  ///   - stores: the stores that it reads and writes, which need not be there yet.
  func reports(
    _ formats: KnownFormats?,
    writesStandard: Bool = true,
    writing result: ResultTarget? = nil,
    besides stores: [String] = []
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
        paths + stores + CheckTarget.paths(targets),
        andPasscode: passcodes.node,
        andStandardInput: CheckTarget.readStandardInput(targets),
        writing: (result?.written ?? []) + stores.flatMap(StoreFile.files),
        keeping: result?.kept(of: targets) ?? []
      ),
      surroundings,
      for: invocation.command
    )
    return FileReports(reports, options, surroundings)
  }
}
