/// Enumerations, unions and answers.
extension ChangeRule {
  static let choiceExamples: [ChangeRule: ChangeExample] = [
    .enumValueAddedWithFallback: ChangeExample(
      #""busy": {}, "#,
      #""busy": {}, "sad": {}, "#
    ),
    .enumValueAddedNoFallback: ChangeExample(
      #""diary": {}, "#,
      #""diary": {}, "memo": {}, "#
    ),
    .enumValueRemoved: ChangeExample(
      #""kind": {"type": "enum", "values": {"diary": {}, "letter": {"doc": "Sent to somebody."}}}"#,
      #""kind": {"type": "enum", "values": {"diary": {}}, "reserved": ["letter"]}"#
    ),
    .enumValueRenamed: ChangeExample(
      #""kind": {"type": "enum", "values": {"diary": {}, "letter": {"doc": "Sent to somebody."}}}"#,
      #""kind": {"type": "enum", "values": {"diary": {}, "epistle": {"doc": "Sent to somebody."}}, "reserved": ["letter"]}"#
    ),
    .fallbackAdded: ChangeExample(
      #""kind": {"type": "enum", "values": {"diary": {}, "letter": {"doc": "Sent to somebody."}}}"#,
      #""kind": {"type": "enum", "values": {"diary": {}, "letter": {"doc": "Sent to somebody."}}, "unknownShownAs": "Something else"}"#
    ),
    .fallbackChanged: ChangeExample(
      #""unknownBecomes": "other""#,
      #""unknownBecomes": "calm""#
    ),
    .fallbackRemoved: ChangeExample(
      #", "unknownBecomes": "other""#,
      #""#
    ),
    .fallbackWordsChanged: ChangeExample(
      #""Another theme""#,
      #""A newer theme""#
    ),
    .unionCaseAdded: ChangeExample(
      (
        #""cases": {"circle": {"record": "circle"}, "square": {"record": "square"}}"#,
        #""cases": {"circle": {"record": "circle"}, "square": {"record": "square"}, "triangle": {"record": "triangle"}}"#
      ),
      (
        #""spot": {"fields""#,
        #""triangle": {"fields": {"height": {"type": "integer"}}},\#n    "spot": {"fields""#
      )
    ),
    .unionCaseRemoved: ChangeExample(
      #""cases": {"circle": {"record": "circle"}, "square": {"record": "square"}}"#,
      #""cases": {"circle": {"record": "circle"}}, "reserved": ["square"]"#
    ),
    .discriminatorKeyChanged: ChangeExample(
      #""discriminator": "shape""#,
      #""discriminator": "form""#
    ),
    .discriminatorValueChanged: ChangeExample(
      #""cases": {"circle": {"record": "circle"}, "square": {"record": "square"}}"#,
      #""cases": {"circle": {"record": "circle"}, "box": {"record": "square"}}, "reserved": ["square"]"#
    ),
    .answerKindAdded: ChangeExample(
      #""kinds": {"toggle": {"answer": "boolean"}, "words": {"answer": "text"}}"#,
      #""kinds": {"toggle": {"answer": "boolean"}, "words": {"answer": "text"}, "scale": {"answer": "integer", "minimumField": "low", "maximumField": "high"}}"#
    ),
    .answerKindRemoved: ChangeExample(
      #", "words": {"answer": "text"}"#,
      #""#
    ),
    .answerKindChanged: ChangeExample(
      #""toggle": {"answer": "boolean"}"#,
      #""toggle": {"answer": "text"}"#
    ),
    .undecidable: ChangeExample(
      #""idField": "id""#,
      #""idField": "key""#
    ),
  ]
}
