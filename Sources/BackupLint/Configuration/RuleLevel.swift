import BackupEnvelope
import BackupFormat
import BackupJSON

/// How grave the findings of a rule are in the reports of a project.
enum RuleLevel: String, CaseIterable, Sendable {
  case error, warning, note, off

  /// The severity; `nil` where nothing is reported.
  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}

/// Which rules a project may choose a level for, and which levels.
///
/// An error is left alone: the file is refused, and a report that says less would promise an import that fails. What
/// is read with a fallback may be lowered and not silenced: there would be a loss that nobody is told of. The gate
/// judges a release, and is not asked what it should find.
enum ChangeableRules {
  static let all: [Rule] =
    (Rule.fileRules + Rule.syntaxRules + Rule.formatRules + Rule.valueRules + Rule.envelopeRules).filter {
      $0.severity < .error
    }

  static func levels(of rule: Rule) -> [RuleLevel] {
    RuleLevel.allCases.filter { $0 != .off || !rule.degrades }
  }
}
