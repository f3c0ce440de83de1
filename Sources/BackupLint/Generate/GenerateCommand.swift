import BackupEvolution
import BackupFormat
import BackupJSON

/// `generate FORMAT`: invented files of a format, valid ones or faulty ones.
struct GenerateCommand {
  /// How many records a document has where nothing is said.
  static let usualRecords = 12

  private let invocation: Invocation
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    self.invocation = invocation
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    let size = try size()
    try refuseContradictions()
    guard let formats = try FormatLoading.formats(invocation, surroundings) else { return .usage }
    let contract = try formats.contract(
      named: invocation.arguments[0],
      version: invocation.value(.version),
      for: invocation.command
    )
    let generator = SampleGenerator(contract, seed: UInt64(invocation.number(.seed) ?? 1))
    if let folder = invocation.value(.faults) {
      return try FaultFolder(generator, invocation, surroundings).fill(folder)
    }
    if let path = invocation.value(.output) { return try write(generator, size, to: path) }
    return print(generator, size)
  }

  private func size() throws(UsageError) -> SampleGenerator.Size {
    guard let text = invocation.value(.size) else {
      return .records(invocation.number(.records) ?? Self.usualRecords)
    }
    guard let bytes = SizeText.bytes(text) else {
      throw UsageError(
        message: "`--size` needs a number with a unit (B, KB, MB, GB, KiB, MiB, GiB), not `\(text.visible)`",
        suggestion: SizeText.suggestion(for: text),
        command: invocation.command.rawValue
      )
    }
    return .bytes(bytes)
  }

  private func refuseContradictions() throws(UsageError) {
    let pairs: [(FlagName, FlagName)] = [
      (.size, .records), (.faults, .size), (.faults, .records), (.faults, .output),
    ]
    for (one, other) in pairs where invocation.has(one) && invocation.has(other) {
      throw error("`--\(one.rawValue)` and `--\(other.rawValue)` cannot be used together")
    }
    if invocation.has(.force), !invocation.has(.output) {
      throw error("`--force` is for the file of `--output`")
    }
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message: message, command: invocation.command.rawValue)
  }

  // MARK: Writing

  /// A reader that has seen enough ends the work.
  private struct Stop: Error {}

  private func print(_ generator: SampleGenerator, _ size: SampleGenerator.Size) -> ExitStatus {
    var isEmpty = true
    try? generator.write(size) { piece in
      isEmpty = false
      surroundings.output.write(piece)
      if surroundings.output.state != .open { throw Stop() }
    }
    return isEmpty ? nothing(generator) : .clean
  }

  private func write(
    _ generator: SampleGenerator,
    _ size: SampleGenerator.Size,
    to path: String
  ) throws(UsageError) -> ExitStatus {
    let replacing = invocation.has(.force)
    // Told before the work; whether the place is still free is asked again at its end.
    if !replacing, FileKind(path) != nil { throw taken(path) }
    do {
      let file = try GrowingFile(path)
      var isEmpty = true
      do {
        try generator.write(size) { piece in
          isEmpty = false
          try file.append(piece)
        }
        if isEmpty {
          file.discard()
          return nothing(generator)
        }
        try file.finish(replacing: replacing)
        return .clean
      } catch {
        file.discard()
        throw error
      }
    } catch let failure as GrowingFile.Failure {
      if failure.isTaken { throw taken(path) }
      surroundings.complain("cannot write \(path.visible): \(failure.reason)")
      return .failure
    } catch {
      return .failure
    }
  }

  private func taken(_ path: String) -> UsageError {
    error("\(path.visible) is there already; `--force` replaces it")
  }

  private func nothing(_ generator: SampleGenerator) -> ExitStatus {
    let contract = generator.contract
    surroundings.complain(
      "no document of \(contract.format) \(contract.version) could be made: its limits and rules leave no room for one"
    )
    return .failure
  }
}
