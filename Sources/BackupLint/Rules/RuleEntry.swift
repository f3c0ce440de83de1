package import BackupJSON

/// What people are told about one rule: by `rules` and `explain`, in reports and in Spec/rules.md.
package struct RuleEntry: Sendable {
  package let rule: Rule
  /// What the rule finds, as one sentence.
  package let what: String
  /// What goes wrong for a person otherwise.
  package let why: String
  /// What to do about it.
  package let fix: String
  /// A file in which the rule finds something, beside one in which it does not.
  package let example: RuleExample

  /// The part of the failing file that the rule is about, for showing.
  package var bad: String { example.bad }
  /// The same part as it is right, for showing.
  package var good: String { example.good }

  init(_ rule: Rule, what: String, why: String, fix: String, example: RuleExample) {
    self.rule = rule
    self.what = what
    self.why = why
    self.fix = fix
    self.example = example
  }
}
