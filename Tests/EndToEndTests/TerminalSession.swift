import Foundation
import Testing

/// What a person answers to what is asked, and how that ends.
struct TerminalSession: Sendable, CustomTestStringConvertible {
  enum Answer: Sendable {
    case text(String)
    /// The program gets a signal while it waits.
    case signal(Int32)
    /// The program is stopped and goes on, and then gets a text.
    case textBehindStop(String)
  }

  let name: String
  let arguments: [String]
  let answers: [(question: String, answer: Answer)]
  /// The status as the system tells it, for a signal as a negative number.
  let status: Int32
  var shows: [String] = []
  var makesFile = false

  var testDescription: String { name }

  private static let question = "Passcode of encrypted.json: "
  private static let new = "New passcode for new.json: "
  private static let again = "The same again: "
  private static let right = Answer.text("correct horse\n")
  private static let wrong = Answer.text("Tr0ub4dor\n")

  static let all: [TerminalSession] = opening + ending + making

  private static let opening = [
    TerminalSession(
      name: "the right passcode",
      arguments: ["check", "encrypted.json"],
      answers: [(question, right)],
      status: 0,
      shows: ["encrypted.json (decrypted): "]
    ),
    TerminalSession(
      name: "the third answer",
      arguments: ["check", "encrypted.json"],
      answers: [(question, wrong), (question, .text("correct horse \n")), (question, right)],
      status: 0,
      shows: ["the passcode is wrong", "a blank at one of its ends", "encrypted.json (decrypted): "]
    ),
    TerminalSession(
      name: "three wrong answers",
      arguments: ["check", "encrypted.json"],
      answers: [(question, wrong), (question, wrong), (question, wrong)],
      status: 3,
      shows: ["envelope/wrong-passcode"]
    ),
    TerminalSession(
      name: "one answer for two files",
      arguments: ["check", "encrypted.json", "other.json"],
      answers: [(question, right)],
      status: 0,
      shows: ["encrypted.json (decrypted): ", "other.json (decrypted): "]
    ),
    TerminalSession(
      name: "nothing is asked about a file that is out of bounds",
      arguments: ["check", "bomb.json"],
      answers: [],
      status: 1,
      shows: ["envelope/memory"]
    ),
    TerminalSession(
      name: "nothing is asked where the passcode is in a file",
      arguments: ["check", "--passcode-file", "full.json", "encrypted.json"],
      answers: [],
      status: 3,
      shows: ["envelope/wrong-passcode"]
    ),
  ]

  private static let ending = [
    TerminalSession(
      name: "no answer",
      arguments: ["check", "encrypted.json"],
      answers: [(question, .text("\u{4}"))],
      status: 0,
      shows: ["envelope/not-opened"]
    ),
    TerminalSession(
      name: "no answer where one is required",
      arguments: ["check", "--require-open", "encrypted.json"],
      answers: [(question, .text("\u{4}"))],
      status: 3,
      shows: ["no passcode was given"]
    ),
    TerminalSession(
      name: "control and C",
      arguments: ["check", "encrypted.json"],
      answers: [(question, .text("abc\u{3}"))],
      status: -SIGINT
    ),
    TerminalSession(
      name: "a pause of the process",
      arguments: ["check", "encrypted.json"],
      answers: [(question, .textBehindStop("correct horse\n"))],
      status: 0,
      shows: ["encrypted.json (decrypted): "]
    ),
    TerminalSession(
      name: "the end of the process",
      arguments: ["check", "encrypted.json"],
      answers: [(question, .signal(SIGTERM))],
      status: -SIGTERM
    ),
  ]

  private static let making = [
    TerminalSession(
      name: "a new passcode, twice the same",
      arguments: ["encrypt", "full.json", "-o", "new.json"],
      answers: [(new, right), (again, right)],
      status: 0,
      shows: ["encrypted to new.json"],
      makesFile: true
    ),
    TerminalSession(
      name: "a new passcode, mistyped at first",
      arguments: ["encrypt", "full.json", "-o", "new.json"],
      answers: [(new, right), (again, wrong), (new, right), (again, right)],
      status: 0,
      shows: ["the two are not the same", "encrypted to new.json"],
      makesFile: true
    ),
    TerminalSession(
      name: "an empty new passcode",
      arguments: ["encrypt", "full.json", "-o", "new.json"],
      answers: [(new, .text("\n")), (new, .text("\u{4}"))],
      status: 3,
      shows: ["the passcode is empty", "no passcode was given"]
    ),
    TerminalSession(
      name: "what is inside",
      arguments: ["decrypt", "encrypted.json", "-o", "new.json"],
      answers: [(question, wrong), (question, right)],
      status: 0,
      shows: ["the passcode is wrong", "decrypted to new.json"],
      makesFile: true
    ),
  ]
}
