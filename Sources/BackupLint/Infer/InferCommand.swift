import BackupEvolution
import BackupFiles
import BackupFormat
import BackupJSON

/// `infer FILE…`: a draft of a contract on standard output or in a file, the evidence on standard error.
struct InferCommand {
  private let invocation: Invocation
  private let surroundings: Surroundings
  private let opening: Opening

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    self.invocation = invocation
    // A format that is to be described is not known yet.
    opening = Opening(library: nil, passcodes: try PasscodeSource(invocation, surroundings))
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    if invocation.has(.force), !invocation.has(.output) {
      throw error("`--force` is about the file of `--output`")
    }
    if let path = invocation.value(.output), let refusal = OutputPlace(path).refusal {
      throw error("cannot write \(path.visible): \(refusal)")
    }
    if let path = invocation.value(.output), let node = FileNode(path),
      invocation.arguments.contains(where: { FileNode($0) == node })
    {
      throw error("\(path.visible) is a backup that the draft is made from")
    }
    if let path = invocation.value(.output), !invocation.has(.force), surroundings.fileExists(path) {
      throw error("\(path.visible) is there already; `--force` replaces it")
    }
    if invocation.arguments.filter({ $0 == "-" }).count > 1 {
      throw error("standard input can be read only once")
    }
    var inference = ContractInference(options)
    var status = ExitStatus.clean
    for path in invocation.arguments { status = max(status, add(path, to: &inference)) }
    // A draft of the other files would not accept the one that is missing.
    guard status == .clean else { return status }
    do throws(InferenceError) {
      let draft = try inference.draft()
      return write(draft)
    } catch {
      return complain(error, error.file.map { invocation.arguments[$0] })
    }
  }

  private var options: ContractInference.Options {
    var options = ContractInference.Options(
      format: invocation.value(.format),
      title: invocation.value(.title)
    )
    if let most = invocation.number(.maxEnum) {
      options = ContractInference.Options(format: options.format, title: options.title, maximumValues: most)
    }
    return options
  }

  private func add(_ path: String, to inference: inout ContractInference) -> ExitStatus {
    let opened: OpenedInput
    do throws(InputError) {
      opened = try Signals.whileReading(path.visible, showsProgress: surroundings.errorsAreTerminal) {
        () throws(InputError) in
        let input = try InputBytes.read(path == "-" ? nil : path)
        return try opening.open(input, named: path)
      }
    } catch {
      surroundings.complainUnreadable(path, error)
      return .failure
    }
    guard let input = opened.content else { return complainClosed(opened, path) }
    do throws(InferenceError) {
      try inference.add(input)
      return .clean
    } catch {
      return complain(error, path)
    }
  }

  /// Says of an encrypted file why nothing can be inferred from it.
  private func complainClosed(_ opened: OpenedInput, _ path: String) -> ExitStatus {
    switch opened {
    case .plain, .decrypted: return .clean
    case .closed(let closed):
      switch closed.reason {
      case .refused, .wrongPasscode:
        let finding = closed.findings.first { $0.severity == .error }
        let reason = finding?.message.rendered(redacting: true) ?? "it cannot be opened"
        surroundings.complain("no contract can be inferred: \(path.visible): \(reason)")
        return closed.reason == .refused ? .findings : .failure
      case .withoutPasscode:
        surroundings.complainWithout(opening.passcodes, for: path)
        return .failure
      }
    }
  }

  private func complain(_ error: InferenceError, _ path: String?) -> ExitStatus {
    let place = path.map { "\($0.visible): " } ?? ""
    surroundings.complain("no contract can be inferred: \(place)\(error.message)")
    if let finding = error.findings.first {
      surroundings.errors.write("  first of all: \(finding.message.rendered(redacting: true))\n")
    }
    surroundings.errors.write("  \(error.help)\n")
    if error.code == .wrongName { return .usage }
    return error.code == .notAccepted ? .failure : .findings
  }

  private func write(_ draft: InferredContract) -> ExitStatus {
    let bytes: [UInt8]
    do throws(JSONWriteError) {
      bytes = try ContractWriter().write(draft.contract)
    } catch {
      surroundings.complain("the draft is nested too deep to be written")
      return .failure
    }
    if let path = invocation.value(.output) {
      do throws(GrowingFile.Failure) {
        try GrowingFile.write(bytes, to: path, replacing: invocation.has(.force))
      } catch {
        surroundings.complain("cannot write \(path.visible): \(error.reason)")
        return .failure
      }
    } else {
      surroundings.output.write(bytes)
      surroundings.output.flush()
    }
    surroundings.errors.write(EvidenceReport(draft).rendered(invocation.choice(.evidence)))
    return .clean
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message: message, command: CommandName.infer.rawValue)
  }
}
