public import BackupJSON

/// Where an import keeps what a store held before it writes into it: a folder, or a place that an app chooses.
///
/// Spec/import.md, section *The safety copy*.
public protocol SafetyPlace {
  /// Keeps bytes for good, under a name that nothing has yet.
  ///
  /// What was kept is read back and shown to `check`; only what `check` lets pass stays, so that a copy that has its
  /// name can be relied on.
  ///
  /// - Parameters:
  ///   - name: the name that is wished, as ``SafetyCopyName`` makes it; where it is taken, another one is chosen.
  ///   - write: gives the bytes, a piece at a time. It may be called again.
  ///   - check: throws where the copy is not what it should be.
  /// - Returns: where the copy lies, as a person would look for it.
  /// - Throws: where it cannot be kept, and what `write` and `check` throw; nothing is kept then.
  func keep(
    _ name: String,
    write: (_ append: (_ piece: [UInt8]) throws -> Void) throws -> Void,
    check: (_ copy: InputBytes) throws -> Void
  ) throws -> String
}
