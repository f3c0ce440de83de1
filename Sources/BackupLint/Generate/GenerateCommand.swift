import BackupEvolution
import BackupFiles
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
    guard let (contract, _) = try FormatLoading.contract(invocation, surroundings) else { return .usage }
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
    let outcome = try? generator.write(size) { piece in
      surroundings.output.write(piece)
      if surroundings.output.state != .open { throw Stop() }
    }
    return outcome.map { tell($0, generator, size) } ?? .clean
  }

  private func write(
    _ generator: SampleGenerator,
    _ size: SampleGenerator.Size,
    to path: String
  ) throws(UsageError) -> ExitStatus {
    let replacing = invocation.has(.force)
    if let refusal = OutputPlace(path).refusal { throw error("cannot write \(path.visible): \(refusal)") }
    // Told before the work; whether the place is still free is asked again at its end.
    if !replacing, FileKind(path) != nil { throw taken(path) }
    do {
      let file = try GrowingFile(path)
      do {
        let outcome = try generator.write(size) { try file.append($0) }
        switch outcome {
        case .refused: file.discard()
        case .written: try file.finish(replacing: replacing)
        }
        return tell(outcome, generator, size)
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

  /// Says what is not as it was wanted.
  private func tell(
    _ outcome: SampleGenerator.Outcome,
    _ generator: SampleGenerator,
    _ size: SampleGenerator.Size
  ) -> ExitStatus {
    switch outcome {
    case .written(let bytes, let fallsShort):
      if fallsShort, case .bytes(let wanted) = size {
        surroundings.complain("the format cannot grow: \(bytes) bytes in place of \(wanted)")
      }
      return .clean
    case .refused(let refusal):
      let contract = generator.contract
      let place =
        refusal.map { $0.pointer.tokens.isEmpty ? "" : " at \($0.pointer.description.visible)" } ?? ""
      let reason = refusal.map { $0.rule.id + place } ?? "its limits and rules leave no room for one"
      surroundings.complain(
        "no document of \(contract.format) \(contract.version) could be made: \(reason)"
      )
      return .failure
    }
  }
}
