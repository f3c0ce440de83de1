import BackupFormat
import ContractSamples
import Testing

/// Answers are judged by the form in the same file.
struct AnswerCheckTests {
  private static let form =
    #""form":{"questions":[{"id":"mood","kind":"scale","min":1,"max":10},{"id":"where","kind":"choice","options":[{"id":"home"}]},"#
    + #"{"id":"who","kind":"multiChoice","options":[{"id":"a"},{"id":"b"}]},{"id":"ok","kind":"toggle"},{"id":"why","kind":"text"},{"id":"x","kind":"drawing"}]}"#

  @Test(arguments: [
    (#"{"mood":7,"where":"home","who":["a","b"],"ok":true,"why":"x","x":{"any":1}}"#, []),
    ("{\"mood\": 7\n }", []),
    (#"{"mood":11}"#, ["form/answer /answers/0/mood"]),
    (#"{"mood":"7"}"#, ["form/answer /answers/0/mood"]),
    (#"{"mood":7.0}"#, ["form/answer /answers/0/mood"]),
    (#"{"where":"work"}"#, ["form/unknown-option /answers/0/where"]),
    (#"{"who":["a","c"]}"#, ["form/unknown-option /answers/0/who/1"]),
    (#"{"who":"a"}"#, ["form/answer /answers/0/who"]),
    (#"{"ok":"yes"}"#, ["form/answer /answers/0/ok"]),
    (#"{"sleep":7}"#, ["form/unknown-field /answers/0/sleep"]),
    (#"{"mood":7,"mood":8}"#, ["json/duplicate-key /answers/0/mood"]),
  ])
  func `an answer fits its question, wherever the form stands`(answers: String, expected: [String]) {
    let behind = EveryType.document(#""answers":[\#(answers)],\#(Self.form)"#)
    let before = EveryType.document(#"\#(Self.form),"answers":[\#(answers)]"#)
    #expect(EveryType.findings(behind) == expected)
    #expect(EveryType.findings(before) == expected)
  }
}
