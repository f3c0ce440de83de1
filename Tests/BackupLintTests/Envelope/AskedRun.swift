import Foundation
import TestSupport

@testable import BackupLint

/// A run in which a person at a terminal answers in order; behind the last answer the input ends.
struct AskedRun {
  let status: BackupLint.ExitStatus
  let output: String
  let errors: String
  /// What the person was asked.
  let questions: [String]

  private final class Person {
    var answers: [[UInt8]]
    var questions: [String] = []

    init(_ answers: [[UInt8]]) { self.answers = answers }

    func answer(_ question: String) -> [UInt8]? {
      questions.append(question)
      return answers.isEmpty ? nil : answers.removeFirst()
    }
  }

  static let folder = Corpora.packageRoot + "/fixtures/envelope/"

  init(_ words: [String], answers: [String]) {
    self.init(words, bytes: answers.map { Array($0.utf8) })
  }

  init(_ words: [String], bytes: [[UInt8]]) {
    let person = Person(bytes)
    let surroundings = Surroundings.test(typing: person.answer)
    status = CommandLineTool.run(words, surroundings)
    output = surroundings.output.text.replacingOccurrences(of: Self.folder, with: "")
    errors = surroundings.errors.text.replacingOccurrences(of: Self.folder, with: "")
    questions = person.questions.map { $0.replacingOccurrences(of: Self.folder, with: "") }
  }
}
