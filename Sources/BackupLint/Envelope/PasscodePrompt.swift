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
      if case .passcode(let passcode) = answer { return passcode }
      remark = PasscodePrompt.notText
    }
    return nil
  }

  /// Asks twice for a passcode that is to be used from now on.
  func newPasscode(for name: String) -> Passcode? {
    var remark = ""
    for _ in 1...Opening.mostAttempts {
      guard let first = ask(remark + "New passcode for \(name.visible): ") else { return nil }
      guard case .passcode(let passcode) = first else {
        remark = PasscodePrompt.notText
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
    case notText
  }

  private static let notText = "the passcode is no text in UTF-8\n"

  private func ask(_ text: String) -> Answer? {
    // What was said so far stands above the question.
    surroundings.output.flush()
    surroundings.errors.flush()
    guard var line = Signals.withoutNotice({ type(text) }) else { return nil }
    return Passcode(wiping: &line).map { .passcode($0) } ?? .notText
  }
}
