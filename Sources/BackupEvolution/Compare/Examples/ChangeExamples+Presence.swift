/// What it means that a value is not there, is null, or is what it is.
extension ChangeRule {
  static let presenceExamples: [ChangeRule: ChangeExample] = [
    .fieldBecameRequired: ChangeExample(
      #""summary": {"type": "text", "optional": true}"#,
      #""summary": {"type": "text"}"#
    ),
    .fieldBecameOptional: ChangeExample(
      #""weight": {"type": "integer", "unit": "grams"}"#,
      #""weight": {"type": "integer", "unit": "grams", "optional": true, "absence": "means not weighed"}"#
    ),
    .defaultChanged: ChangeExample(
      #""body": {"type": "text", "default": ""}"#,
      #""body": {"type": "text", "default": "…"}"#
    ),
    .defaultAdded: ChangeExample(
      #""summary": {"type": "text", "optional": true}"#,
      #""summary": {"type": "text", "default": ""}"#
    ),
    .defaultRemoved: ChangeExample(
      #""body": {"type": "text", "default": ""}"#,
      #""body": {"type": "text"}"#
    ),
    .nullAllowed: ChangeExample(
      #""title": {"type": "text", "minimum": 1, "maximum": 80}"#,
      #""title": {"type": "text", "minimum": 1, "maximum": 80, "null": "means that it is secret"}"#
    ),
    .nullForbidden: ChangeExample(
      #""remark": {"type": "text", "optional": true, "absence": "means nothing", "null": "means rubbed out"}"#,
      #""remark": {"type": "text", "optional": true, "absence": "means nothing"}"#
    ),
    .absentVsNullMeaningChanged: ChangeExample(
      #""remark": {"type": "text", "optional": true, "absence": "means nothing", "null": "means rubbed out"}"#,
      #""remark": {"type": "text", "optional": true, "absence": "means that it was never asked for", "null": "means rubbed out"}"#
    ),
    .writerOmitsDefault: ChangeExample(
      #""limits": {"#,
      #""defaults": "omitted",\#n  "limits": {"#
    ),
    .physicalUnitChanged: ChangeExample(
      #""unit": "grams""#,
      #""unit": "ounces""#
    ),
    .meaningChanged: ChangeExample(
      #""weight": {"type": "integer", "unit": "grams"}"#,
      #""weight": {"type": "integer", "unit": "grams", "semantics": 1}"#
    ),
    .docTextChanged: ChangeExample(
      #""doc": "What was written down.""#,
      #""doc": "What a person has written down.""#
    ),
    .presentationChanged: ChangeExample(
      #""title": "Journal""#,
      #""title": "My Journal""#
    ),
    .historyChanged: ChangeExample(
      #""slug": {"type": "text", "characters": "a-z0-9-", "optional": true, "absence": "means that it has none"}"#,
      #""slug": {"type": "text", "characters": "a-z0-9-", "optional": true, "absence": "means that it has none", "since": "1.0"}"#
    ),
    .keyOrder: ChangeExample(
      #"{"circle": {"record": "circle"}, "square": {"record": "square"}}"#,
      #"{"square": {"record": "square"}, "circle": {"record": "circle"}}"#
    ),
  ]
}
