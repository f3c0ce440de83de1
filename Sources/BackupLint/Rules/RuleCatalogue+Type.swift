import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Types of values. Spec/values.md.
  static let typeEntries: [RuleEntry] = [
    RuleEntry(
      .expectedObject,
      what: "Something else stands in the place of an object.",
      why: "The fields that belong there are lost.",
      fix: "Write an object `{…}` with its fields.",
      example: .seaglass(
        good: #""app": {"version": "1.0.3"}"#,
        bad: #""app": "1.0.3""#
      )
    ),
    RuleEntry(
      .expectedList,
      what: "Something else stands in the place of a list.",
      why: "A single entry without brackets is read by no strict reader.",
      fix: "Put the entries into brackets `[…]`.",
      example: .contract(
        good: #""tags": ["food", "trip"]"#,
        bad: #""tags": "food, trip""#
      )
    ),
    RuleEntry(
      .expectedText,
      what: "Something else stands in the place of a text.",
      why: "A reader that converts it on its own may lose digits or invent a text.",
      fix: "Put the value into double quotes.",
      example: .seaglass(
        good: #""name": "Coffee""#,
        bad: #""name": 17"#
      )
    ),
    RuleEntry(
      .expectedBoolean,
      what: "Something else stands in the place of `true` or `false`.",
      why: "Languages disagree about which texts and numbers count as true.",
      fix: "Write `true` or `false` without quotes.",
      example: .seaglass(
        good: #""hapticsEnabled": true"#,
        bad: #""hapticsEnabled": 1"#
      )
    ),
    RuleEntry(
      .expectedInteger,
      what: "Something else stands in the place of a whole number.",
      why: "A number in quotes is a text; readers differ in whether they convert it.",
      fix: "Write the digits without quotes.",
      example: .seaglass(
        good: #""intensity": 3"#,
        bad: #""intensity": "3""#
      )
    ),
    RuleEntry(
      .expectedNumber,
      what: "Something else stands in the place of a number.",
      why: "A number in quotes is a text; readers differ in whether they convert it.",
      fix: "Write the number without quotes.",
      example: .contract(
        good: #""ratio": 0.5"#,
        bad: #""ratio": "0.5""#
      )
    ),
    RuleEntry(
      .unionUnknown,
      what: "An object says that it is of a kind that the format does not know.",
      why: "Its fields cannot be read without knowing the kind.",
      fix: "Correct the kind, or update the app.",
      example: .contract(
        good: #"{"shape": "circle", "radius": 3}"#,
        bad: #"{"shape": "hexagon", "side": 3}"#
      )
    ),
    RuleEntry(
      .unionUnknownKept,
      what: "An object is of a kind that the format does not know, and is kept as it is.",
      why: "It is not used until a version knows the kind.",
      fix: "Nothing, or update the app; a misspelt kind can be corrected.",
      example: .contract(
        good: #""kind": "scale""#,
        bad: #""kind": "dial""#
      )
    ),
    RuleEntry(
      .mapKey,
      what: "A key of a map is not of the type that the map wants.",
      why: "Readers that convert keys drop the entry or fail.",
      fix: "Write the key in the form that the message names.",
      example: .contract(
        good: #"{"2026-01-31": 2}"#,
        bad: #"{"Saturday": 2}"#
      )
    ),
  ]
}
