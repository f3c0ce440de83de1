import BackupEnvelope
import BackupJSON

/// Where a run takes passcodes from: a file, a descriptor, or the person at the terminal.
///
/// Never from the command line or the environment, which other programs can read.
final class PasscodeSource {
  enum Origin {
    case file(String)
    case descriptor(Int32)
    case terminal
    /// There is none to be had.
    case none
  }

  let origin: Origin
  /// The file that holds the passcode; `nil` where it is in none.
  let node: FileNode?
  /// The passcodes that have opened files of this run.
  private(set) var proven: [Passcode] = []
  private var read: Result<Passcode, PasscodeFile.Failure>?
  private let prompt: PasscodePrompt?

  /// - Throws: ``UsageError`` for flags that contradict each other or the arguments.
  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    func error(_ message: String) -> UsageError {
      UsageError(message: message, command: invocation.command.rawValue)
    }
    prompt = surroundings.typedPasscode.map { PasscodePrompt(type: $0, surroundings: surroundings) }
    switch (invocation.value(.passcodeFile), invocation.number(.passcodeFD)) {
    case (_?, _?): throw error("`--passcode-file` and `--passcode-fd` contradict each other")
    case (let path?, nil): origin = path == "-" ? .descriptor(0) : .file(path)
    case (nil, let number?): origin = .descriptor(Int32(number))
    case (nil, nil): origin = prompt == nil ? .none : .terminal
    }
    let node =
      switch origin {
      case .file(let path): FileNode(path)
      case .descriptor(let number): FileNode(descriptor: number)
      case .terminal, .none: nil as FileNode?
      }
    self.node = node.flatMap { $0.isDevice ? nil : $0 }
    // To write over it would be to lose the only key of the new file.
    for path in invocation.arguments + [invocation.value(.output)].compactMap(\.self) where path != "-" {
      guard let node = self.node, FileNode(path) == node else { continue }
      throw error("\(path.visible) holds the passcode, and cannot be the backup as well")
    }
    if case .descriptor(0) = origin, invocation.arguments.contains("-") {
      throw error("standard input cannot be both the file and its passcode")
    }
  }

  /// What keeps an encrypted file closed where nobody gives a passcode.
  var absence: String {
    switch origin {
    case .none: "there is no passcode; `--passcode-file` or `--passcode-fd` says where it is"
    case .terminal, .file, .descriptor: "no passcode was given"
    }
  }

  /// The passcode of the file or the descriptor, which is read once.
  ///
  /// - Parameter name: the encrypted file, for the error.
  func given(for name: String) throws(InputError) -> Passcode {
    // What a stream has given is gone, also where it would not do.
    let result =
      read
      ?? Result { () throws(PasscodeFile.Failure) in
        switch origin {
        case .file(let path): try PasscodeFile.passcode(path)
        case .descriptor(let number): try PasscodeFile.passcode(descriptor: number)
        case .terminal, .none: preconditionFailure("no passcode is given")
        }
      }
    read = result
    do throws(PasscodeFile.Failure) {
      return try result.get()
    } catch {
      throw InputError(.readFailed, path: name, reason: error.reason)
    }
  }

  /// Asks for the passcode of a file.
  ///
  /// - Parameter failure: what the last attempt at this file failed with.
  /// - Returns: `nil` where the person gives none.
  func asked(for name: String, after failure: EnvelopeError?) -> Passcode? {
    prompt?.passcode(for: name, after: failure)
  }

  /// Keeps a passcode for the files that follow.
  func remember(_ passcode: Passcode) { proven.append(passcode) }

  /// A passcode for a file that is to be made. A person types it twice.
  ///
  /// - Returns: `nil` where there is none.
  func new(for name: String) throws(InputError) -> Passcode? {
    switch origin {
    case .file, .descriptor: try given(for: name)
    case .terminal: prompt?.newPasscode(for: name)
    case .none: nil
    }
  }
}
