import BackupFormat
import BackupJSON
import Testing

/// Every type of value, right and wrong.
struct ValueCheckTests {
  struct Case: CustomTestStringConvertible {
    let member: String
    let findings: [String]

    init(_ member: String, _ findings: String...) {
      self.member = member
      self.findings = findings
    }

    var testDescription: String { member }
  }

  @Test(arguments: [
    Case(#""tags":["a","b"]"#),
    Case(#""tags":["a","b","\u0061"]"#, "rule/duplicate-element /tags/2"),
    Case(#""tags":["a","b","c","d","e"]"#, "limit/list-count /tags"),
    Case(#""tags":[""]"#, "text/length /tags/0"),
    Case(#""tags":["ééééééééééé"]"#, "text/length /tags/0"),
    Case(#""tags":["éééééééééé"]"#),
    Case(#""tags":[1]"#, "type/expected-text /tags/0"),
    Case(#""scores":{"2026-01-01":3}"#),
    Case(#""scores":{"2026-02-30":3}"#, "type/map-key /scores/2026-02-30"),
    Case(#""scores":{"2026-01-01":3,"2026-01-01":4}"#, "json/duplicate-key /scores/2026-01-01"),
    Case(
      #""scores":{"2026-01-01":1,"2026-01-02":1,"2026-01-03":1,"2026-01-04":1}"#,
      "limit/map-count /scores"
    ),
    Case(#""scores":{"2026-01-01":11}"#, "number/out-of-range /scores/2026-01-01"),
    Case(#""shapes":[{"kind":"circle","radius":1.5},{"side":2,"kind":"square"}]"#),
    Case(#""shapes":[{"kind":"circle","radius":10.51}]"#, "number/out-of-range /shapes/0/radius"),
    Case(#""shapes":[{"kind":"square","side":9}]"#, "number/fallback /shapes/0/side"),
    Case(#""shapes":[{"kind":"star","points":5}]"#, "type/unknown-case-kept /shapes/0/kind"),
    Case(#""shapes":[{"radius":1}]"#, "field/missing /shapes/0/kind"),
    Case(#""shapes":[{"kind":7}]"#, "type/expected-text /shapes/0/kind"),
    Case(#""shapes":[{"kind":"circle"}]"#, "field/missing /shapes/0/radius"),
    Case(#""shapes":[{"kind":"square","side":1,"radius":2}]"#, "field/unknown /shapes/0/radius"),
    Case(#""values":{"money":{"amount":5,"currency":"EUR"}}"#),
    Case(
      #""values":{"money":{"amount":5.00,"currency":"JPY"}}"#,
      "money/not-minor-units /values/money/amount"
    ),
    Case(#""values":{"money":{"amount":5001,"currency":"EUR"}}"#, "number/out-of-range /values/money/amount"),
    Case(#""values":{"money":5}"#, "type/expected-object /values/money"),
    Case(#""values":{"day":"2024-02-29","time":"23:59","data":"AAECAw==","flag":false,"closed":"b"}"#),
    Case(#""values":{"day":"2023-02-29"}"#, "date/no-such-day /values/day"),
    Case(#""values":{"time":"24:00"}"#, "date/hour-24 /values/time"),
    Case(#""values":{"data":"AAECAwQ="}"#, "text/base64 /values/data"),
    Case(#""values":{"data":"AA"}"#, "text/base64 /values/data"),
    Case(#""values":{"data":"\/\/8="}"#),
    Case(#""values":{"token":"AAECAw","slug":"rye-bread","strict":{"on":true}}"#),
    Case(#""values":{"token":"AAECAw=="}"#, "text/base64 /values/token"),
    Case(#""values":{"slug":"Rye"}"#, "text/characters /values/slug"),
    Case(#""values":{"strict":{"on":true,"off":false}}"#, "field/not-allowed /values/strict/off"),
    Case(#""values":{"day":"2026-01-02","until":"2026-01-01"}"#, "rule/not-before-kept /values/until"),
    Case(
      #""values":{"end":"2026-01-01","day":"2026-01-02"}"#,
      "field/alias /values/end",
      "rule/not-before-kept /values/end"
    ),
    Case(#""values":{"flag":"true"}"#, "type/expected-boolean /values/flag"),
    Case(#""values":{"flag":null}"#, "field/null /values/flag"),
    Case(#""values":{"closed":"c"}"#, "enum/unknown-value /values/closed"),
    Case(#""values":{"closed":"\u0061"}"#),
    Case(#""values":{"aVeryLongFieldNameIndeed":true}"#),
    Case(#""values":{"aVeryLongFieldNameIndeeX":true}"#, "field/unknown /values/aVeryLongFieldNameIndeeX"),
    Case(#""debug":{"a":[1,{"b":null}],"a":2}"#, "json/duplicate-key /debug/a"),
    Case(#""debug":[[[]]]"#),
  ])
  func `a member is judged by its type`(_ item: Case) {
    #expect(EveryType.findings(EveryType.document(item.member)) == item.findings)
  }

  @Test(arguments: [
    Case(#"[{"id":"a","name":"A","updatedAt":"2026-01-01T00:00:00Z"}]"#),
    Case(#"[{"id":"","name":"A","updatedAt":"2026-01-01T00:00:00Z"}]"#, "id/empty /people/0/id"),
    Case(
      #"[{"id":"a","name":"A","updatedAt":"2026-01-01T00:00:00Z","nickname":"x"}]"#,
      "field/reserved /people/0/nickname"
    ),
    Case(
      #"[{"id":"a","name":"A","updatedAt":"2026-01-01T00:00:00Z"},{"id":"\u0061","name":"B","updatedAt":"2026-01-01T00:00:00Z"}]"#,
      "id/duplicate /people/1/id"
    ),
    Case(
      #"[{"id":"a","name":"A","boss":"b","updatedAt":"2026-01-01T00:00:00Z"},{"id":"b","name":"B","updatedAt":"2026-01-01T00:00:00Z"}]"#
    ),
    Case(
      #"[{"id":"a","name":"A","boss":"c","updatedAt":"2026-01-01T00:00:00Z"}]"#,
      "ref/missing-kept /people/0/boss"
    ),
  ])
  func `keys that are text are ids and targets like UUIDs`(_ item: Case) {
    #expect(EveryType.findings(EveryType.document(people: item.member)) == item.findings)
  }

  @Test(arguments: [
    Case(#"[{"person":"ann","amount":300},{"person":"ann","amount":700}]"#),
    Case("[]"),
    Case(#"[{"person":"ann","amount":300}]"#, "rule/sum /expenses/0/shares"),
    Case(#"[{"person":"bob","amount":1000}]"#, "ref/missing /expenses/0/shares/0/person"),
    Case(#"[{"person":"ann","amount":1.5}]"#, "number/not-plain-integer /expenses/0/shares/0/amount"),
    Case(
      #"[{"person":"ann","amount":9007199254740991},{"person":"ann","amount":1},{"person":"ann","amount":-9007199254739992}]"#
    ),
  ])
  func `shares add up to the amount`(_ item: Case) {
    let expense =
      #"[{"id":"7c42ca9b-9eab-4d04-80b3-40f10b0c54aa","amount":1000,"currency":"EUR","shares":\#(item.member)}]"#
    #expect(EveryType.findings(EveryType.document(expenses: expense)) == item.findings)
  }
}
