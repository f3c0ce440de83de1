extension CommandTable {
  /// Where the passcode of an encrypted backup comes from, if no person is to be asked. Never from the command line or
  /// the environment: other programs see both.
  static let passcodeFlags = [
    FlagSpec(
      name: .passcodeFile,
      value: .text("FILE"),
      help: "Take the passcode of encrypted backups from a file; one line end behind it is none of it."
    ),
    FlagSpec(
      name: .passcodeFD,
      value: .number("N"),
      help: "Take the passcode from an open file descriptor, in the same way."
    ),
  ]
}
