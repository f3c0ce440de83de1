/// Types that give way to others.
extension ChangeRule {
  static let typeExamples: [ChangeRule: ChangeExample] = [
    .typeChanged: ChangeExample(
      #""day": {"type": "day"}"#,
      #""day": {"type": "boolean"}"#
    ),
    .typeWidened: ChangeExample(
      #""of": {"type": "text", "maximum": 20}"#,
      #""of": {"type": "any"}"#
    ),
    .typeNarrowed: ChangeExample(
      #""extra": {"type": "any"}"#,
      #""extra": {"type": "text"}"#
    ),
    .intCarrierChanged: ChangeExample(
      #""weight": {"type": "integer", "unit": "grams"}"#,
      #""weight": {"type": "text", "unit": "grams"}"#
    ),
    .moneyUnitChanged: ChangeExample(
      #""price": {"type": "minorUnits", "currencyField": "currency"}"#,
      #""price": {"type": "integer"}"#
    ),
    .currencySourceChanged: ChangeExample(
      #""currencyField": "currency""#,
      #""currencyField": "otherCurrency""#
    ),
    .dateFormatChanged: ChangeExample(
      #""day": {"type": "day"}"#,
      #""day": {"type": "utcMoment"}"#
    ),
    .floatAllowed: ChangeExample(
      #""stars": {"type": "integer", "minimum": 1, "maximum": 5}"#,
      #""stars": {"type": "decimal", "minimum": 1, "maximum": 5}"#
    ),
    .floatForbidden: ChangeExample(
      #""ratio": {"type": "decimal""#,
      #""ratio": {"type": "integer""#
    ),
    .enumOpened: ChangeExample(
      #""kind": {"type": "enum", "values": {"diary": {}, "letter": {"doc": "Sent to somebody."}}}"#,
      #""kind": {"type": "text"}"#
    ),
    .becameEnum: ChangeExample(
      #""name": {"type": "text"}}},\#n    "club""#,
      #""name": {"type": "enum", "values": {"me": {}, "you": {}}}}},\#n    "club""#
    ),
    .mapToArray: ChangeExample(
      #""scores": {"type": "map", "key": "uuid", "value": {"type": "boolean"}, "maximum": 50}"#,
      #""scores": {"type": "list", "of": {"type": "boolean"}}"#
    ),
    .arrayToMap: ChangeExample(
      #""tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 1, "maximum": 10}"#,
      #""tags": {"type": "map", "value": {"type": "text", "maximum": 20}}"#
    ),
    .unionTaggingStyleChanged: ChangeExample(
      (
        #""shape": {"type": "union", "discriminator": "shape", "cases": {"circle": {"record": "circle"}, "square": {"record": "square"}}}"#,
        #""shape": {"type": "record", "record": "shapes"}"#
      ),
      (
        #""spot": {"fields""#,
        #""shapes": {"fields": {"circle": {"type": "record", "record": "circle", "optional": true}, "square": {"type": "record", "record": "square", "optional": true}}},\#n    "spot": {"fields""#
      )
    ),
    .referenceRuleAdded: ChangeExample(
      #""reader": {"type": "key", "maximum": 40}"#,
      #""reader": {"type": "reference", "collection": "people"}"#
    ),
    .referenceRuleRemoved: ChangeExample(
      #""author": {"type": "reference", "collection": "people"}"#,
      #""author": {"type": "key", "maximum": 40}"#
    ),
    .binaryEncodingChanged: ChangeExample(
      #""photo": {"type": "base64", "maximum": 30}"#,
      #""photo": {"type": "base64", "maximum": 30, "alphabet": "url"}"#
    ),
    .textPatternAdded: ChangeExample(
      #""title": {"type": "text", "minimum": 1, "maximum": 80}"#,
      #""title": {"type": "text", "minimum": 1, "maximum": 80, "characters": "a-z"}"#
    ),
    .textPatternChanged: ChangeExample(
      #""characters": "a-z0-9-""#,
      #""characters": "a-z0-9_""#
    ),
    .textPatternRemoved: ChangeExample(
      #""characters": "a-z0-9-", "#,
      #""#
    ),
    .textNormalisationChanged: ChangeExample(
      #""title": {"type": "text", "minimum": 1, "maximum": 80}"#,
      #""title": {"type": "text", "minimum": 1, "maximum": 80, "equality": "caseless"}"#
    ),
    .constChanged: ChangeExample(
      #""layout": {"type": "enum", "values": {"plain": {}}}"#,
      #""layout": {"type": "enum", "values": {"fancy": {}}, "reserved": ["plain"]}"#
    ),
  ]
}
