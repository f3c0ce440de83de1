import BackupEnvelope

/// Asks the person at the terminal for passcodes.
struct PasscodePrompt {
  /// Shows a text and takes a line that is not shown; `nil` where the person ends the input.
  let type: (String) -> [UInt8]?
  let surroundings: Surroundings

  /// Asks for the passcode of a file.
  ///
  /// - Parameter failure: what the last answer failed with, which is said first.
  func passcode(for name: String, after failure: EnvelopeError?) -> Passcode? {
    var remark = failure.map { "\($0)\n" } ?? ""
    for _ in 1...Opening.mostAttempts {
      guard let answer = ask(remark + "Passcode of \(name.visible): ") else { return nil }
      switch answer {
      case .passcode(let passcode): return passcode
      case .unusable(let reason): remark = reason
      }
    }
    return nil
  }

  /// Asks twice for a passcode that is to be used from now on.
  func newPasscode(for name: String) -> Passcode? {
    var remark = ""
    for _ in 1...Opening.mostAttempts {
      guard let first = ask(remark + "New passcode for \(name.visible): ") else { return nil }
      let passcode: Passcode
      switch first {
      case .passcode(let typed): passcode = typed
      case .unusable(let reason):
        remark = reason
        continue
      }
      if let fault = passcode.creationFault {
        remark = fault + "\n"
        continue
      }
      guard let second = ask("The same again: ") else { return nil }
      if case .passcode(let again) = second, again.isSame(as: passcode) { return passcode }
      remark = "the two are not the same\n"
    }
    return nil
  }

  private enum Answer {
    case passcode(Passcode)
    /// With the reason, as a line.
    case unusable(String)
  }

  private func ask(_ text: String) -> Answer? {
    let typed = Signals.withoutNotice {
      // What was said so far stands above the question.
      surroundings.output.flush()
      surroundings.errors.flush()
      return type(text)
    }
    guard var line = typed else { return nil }
    guard line.count < SilentTerminal.mostBytes else {
      Passcode.wipe(&line)
      return .unusable("the passcode is longer than a terminal takes; put it into a file\n")
    }
    return Passcode(wiping: &line).map { .passcode($0) } ?? .unusable("the passcode is no text in UTF-8\n")
  }
}
