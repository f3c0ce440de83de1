public import BackupFormat
public import BackupJSON

/// What the gate has found out about one format.
public struct GateReport: Sendable {
  /// How the newest version of the format stands.
  public enum Outcome: Sendable, Hashable {
    /// It is a draft, and nothing of the format was ever released.
    case neverReleased
    /// It is released.
    case released
    /// It is a draft, whose changes need one bump and whose number is another or the same.
    case draft(needs: Bump, has: Bump)
    /// Nothing could be compared, for this reason.
    case notCompared(String)
  }

  /// The id of the format.
  public let format: String
  /// The newest version; `nil` where no contract could be read.
  public let version: FormatVersion?
  /// How the newest version stands.
  public let outcome: Outcome
  /// The name of the base, where it has nothing of the format.
  public let newSince: String?
  /// The files of the format that have findings, and the contract of the newest version, by path.
  public let files: [GateFile]

  /// All findings of all files.
  public var findings: [Finding] { files.flatMap(\.findings) }

  /// Whether a finding is an error.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// The outcome as a clause: `seaglass-backup 1.1 needs a minor, and is one`.
  public var summary: String {
    clause + (newSince.map { "; it is new since \($0)" } ?? "")
  }

  private var clause: String {
    let name = format + (version.map { " \($0)" } ?? "")
    switch outcome {
    case .neverReleased: return "\(name) is a draft that nothing has been released of yet"
    case .released: return "\(name) is released"
    case .notCompared(let reason): return "\(name): nothing could be compared: \(reason)"
    case .draft(.forbidden, _): return "\(name) has a change that no version makes right"
    case .draft(let needs, let has):
      return "\(name) needs \(needs.noun), and is \(needs == has ? "one" : has.noun)"
    }
  }
}

extension Bump {
  /// The bump with its article, as part of a sentence.
  package var noun: String {
    switch self {
    case .none: "no new version"
    case .minor: "a minor"
    case .major: "a major"
    case .forbidden: "what no version can give"
    }
  }
}

/// One file of a format, and what the gate says about it.
public struct GateFile: Sendable {
  /// The path from the folder of the project.
  public let path: String
  /// The text that the findings are about: that of the file, and for a contract that is declared in Swift the file
  /// that it gives.
  public let input: InputBytes
  /// The version that the file belongs to, for a ledger the newest; `nil` where there is none.
  public let version: FormatVersion?
  /// In the order of the file.
  public let findings: [Finding]
  /// What each finding is about, for its fingerprint: rule, format, path, old and new.
  public let subjects: [[String]]
}
