/// The kinds of rules between fields, by the names that they have in a contract file.
enum RuleName: String, Sendable, CaseIterable {
  case notBefore
  case sum

  init(_ rule: FieldRule) {
    self =
      switch rule.condition {
      case .notBefore: .notBefore
      case .sum: .sum
      }
  }
}

/// The kinds of answers to the questions of a form, by the names that they have in a contract file.
enum AnswerName: String, Sendable, CaseIterable {
  case integer
  case option
  case options
  case boolean
  case text

  init(_ answer: AnswersType.Answer) {
    self =
      switch answer {
      case .integer: .integer
      case .option: .option
      case .options: .options
      case .boolean: .boolean
      case .text: .text
      }
  }
}
