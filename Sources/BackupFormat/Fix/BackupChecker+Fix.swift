public import BackupJSON

extension BackupChecker {
  /// Applies the fixes of a file's findings, and of what comes to light behind them, where nothing new is wrong
  /// afterwards. Spec/fix.md.
  ///
  /// Whatever the bytes are, the answer is a text, which is the one that was given where nothing can be done.
  ///
  /// - Parameter safety: `safe` for edits whose meaning is certain, `unsafe` for likely ones as well.
  /// - Complexity: linear in the size of the file.
  public func fix(
    _ input: InputBytes,
    allowing safety: Fix.Safety = .safe,
    _ options: Options = Options()
  ) -> FixedText {
    FixRun.fix(input, allowing: safety) { input, purpose in
      var options = options
      options.purpose = purpose
      return check(input, options)
    }
  }
}
