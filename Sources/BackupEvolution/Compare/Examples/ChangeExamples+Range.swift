/// Limits, lists and maps.
extension ChangeRule {
  static let rangeExamples: [ChangeRule: ChangeExample] = [
    .intRangeWidened: ChangeExample(
      #""stars": {"type": "integer", "minimum": 1, "maximum": 5}"#,
      #""stars": {"type": "integer", "minimum": 1, "maximum": 10}"#
    ),
    .intRangeNarrowed: ChangeExample(
      #""stars": {"type": "integer", "minimum": 1, "maximum": 5}"#,
      #""stars": {"type": "integer", "minimum": 1, "maximum": 4}"#
    ),
    .decimalRangeWidened: ChangeExample(
      #""ratio": {"type": "decimal", "minimum": 0, "maximum": 1}"#,
      #""ratio": {"type": "decimal", "minimum": 0, "maximum": 2}"#
    ),
    .decimalRangeNarrowed: ChangeExample(
      #""ratio": {"type": "decimal", "minimum": 0, "maximum": 1}"#,
      #""ratio": {"type": "decimal", "minimum": 0, "maximum": 0.5}"#
    ),
    .textLengthTightened: ChangeExample(
      #""title": {"type": "text", "minimum": 1, "maximum": 80}"#,
      #""title": {"type": "text", "minimum": 1, "maximum": 60}"#
    ),
    .textLengthLoosened: ChangeExample(
      #""title": {"type": "text", "minimum": 1, "maximum": 80}"#,
      #""title": {"type": "text", "minimum": 1, "maximum": 100}"#
    ),
    .binaryLengthTightened: ChangeExample(
      #""photo": {"type": "base64", "maximum": 30}"#,
      #""photo": {"type": "base64", "maximum": 20}"#
    ),
    .binaryLengthLoosened: ChangeExample(
      #""photo": {"type": "base64", "maximum": 30}"#,
      #""photo": {"type": "base64", "maximum": 40}"#
    ),
    .arrayMinTightened: ChangeExample(
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 1, "maximum": 10}"#,
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 2, "maximum": 10}"#
    ),
    .arrayMinLoosened: ChangeExample(
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 1, "maximum": 10}"#,
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "maximum": 10}"#
    ),
    .arrayMaxTightened: ChangeExample(
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 1, "maximum": 10}"#,
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 1, "maximum": 5}"#
    ),
    .arrayMaxLoosened: ChangeExample(
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 1, "maximum": 10}"#,
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 1, "maximum": 12}"#
    ),
    .mapCountTightened: ChangeExample(
      #""scores": {"type": "map", "key": "uuid", "value": {"type": "boolean"}, "maximum": 50}"#,
      #""scores": {"type": "map", "key": "uuid", "value": {"type": "boolean"}, "maximum": 40}"#
    ),
    .mapCountLoosened: ChangeExample(
      #""scores": {"type": "map", "key": "uuid", "value": {"type": "boolean"}, "maximum": 50}"#,
      #""scores": {"type": "map", "key": "uuid", "value": {"type": "boolean"}, "maximum": 60}"#
    ),
    .limitTightened: ChangeExample(
      #""bytes": 100000"#,
      #""bytes": 50000"#
    ),
    .limitLoosened: ChangeExample(
      #""records": 20"#,
      #""records": 30"#
    ),
    .arrayUniqueAdded: ChangeExample(
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 1, "maximum": 10}"#,
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 1, "maximum": 10, "unique": true}"#
    ),
    .arrayUniqueRemoved: ChangeExample(
      #""of": {"type": "timeOfDay"}, "unique": true"#,
      #""of": {"type": "timeOfDay"}"#
    ),
    .arrayOrderMeaningChanged: ChangeExample(
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 1, "maximum": 10}"#,
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 1, "maximum": 10, "ordered": false}"#
    ),
    .mapKeyKindChanged: ChangeExample(
      #""key": "uuid""#,
      #""key": "day""#
    ),
  ]
}
