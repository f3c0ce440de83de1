import BackupJSON

/// What `encrypt` and `decrypt` have in common: one file is read, and one is made.
struct NewFileRun {
  let passcodes: PasscodeSource
  let writer: ResultWriter
  let surroundings: Surroundings
  /// The file that is read; `nil` for standard input.
  let path: String?
  /// What it is called.
  let name: String
  /// What the new file is called.
  let output: String
  /// What is done to it, for the notice of a long run.
  private let work: String
  private let maximumBytes: Int
  private let isQuiet: Bool

  /// - Throws: ``UsageError`` for flags that contradict each other, and where no new file is named.
  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    name = invocation.arguments[0]
    work = invocation.command.rawValue + "ing"
    path = name == "-" ? nil : name
    output = try ResultTarget.newFile(invocation)
    let targets: [CheckTarget] = [path.map { .file($0) } ?? .standardInput]
    let target = try ResultTarget(invocation, targets, surroundings)
    writer = ResultWriter(target: target, surroundings: surroundings)
    passcodes = try PasscodeSource(invocation, surroundings)
    maximumBytes = try CheckOptions.maximumBytes(invocation)
    isQuiet = invocation.has(.quiet)
    self.surroundings = surroundings
  }

  /// Reads the file and does something with it.
  ///
  /// - Returns: the status of `body`, or the one of a file that cannot be read, which was told.
  func reading(_ body: (InputBytes) throws(InputError) -> ExitStatus) -> ExitStatus {
    let showsProgress = surroundings.errorsAreTerminal && !isQuiet
    do throws(InputError) {
      return try Signals.whileReading(name.visible, sayingThat: work, showsProgress: showsProgress) {
        () throws(InputError) in
        try body(try InputBytes.read(path, atMost: maximumBytes))
      }
    } catch {
      surroundings.complainUnreadable(name, error)
      return .failure
    }
  }

  /// Says what was done, beside the result where that goes to standard output.
  func say(_ text: String) {
    guard !isQuiet else { return }
    let sink = writer.target.takesOutput ? surroundings.errors : surroundings.output
    sink.write("\(name.visible): \(text)\n")
  }

  /// Says something that is worth knowing and keeps nothing from being done.
  func warn(_ text: String) {
    if !isQuiet { surroundings.complain("\(name.visible) \(text)") }
  }

  /// Says what may be in the passcode by mistake.
  func warn(aboutPasscode oddity: String) {
    if !isQuiet { surroundings.complain("the passcode \(oddity)") }
  }

  /// The new file as it is called in a sentence.
  var outputWords: String { output == "-" ? "standard output" : output.visible }
}
