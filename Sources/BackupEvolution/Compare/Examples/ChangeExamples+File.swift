/// Rules across records, and the file as a whole.
extension ChangeRule {
  static let fileExamples: [ChangeRule: ChangeExample] = [
    .uniqueRuleAdded: ChangeExample(
      #""drafts": {}"#,
      #""drafts": {},\#n    "visits": {}"#
    ),
    .uniqueRuleRemoved: ChangeExample(
      #""clubs": {},\#n    "drafts": {}"#,
      #""clubs": {}"#
    ),
    .referenceRuleRetargeted: ChangeExample(
      #""author": {"type": "reference", "collection": "people"}"#,
      #""author": {"type": "reference", "collection": "clubs"}"#
    ),
    .invariantAdded: ChangeExample(
      #""high": {"type": "integer", "minimum": 0, "maximum": 10}\#n      }"#,
      #""high": {"type": "integer", "minimum": 0, "maximum": 10}\#n      },\#n      "rules": [{"rule": "notBefore", "field": "high", "other": "low"}]"#
    ),
    .invariantRemoved: ChangeExample(
      #",\#n      "rules": [{"rule": "notBefore", "field": "endedAt", "other": "startedAt"}]"#,
      #""#
    ),
    .severityRaised: ChangeExample(
      #", "dangling": "warned""#,
      #""#
    ),
    .severityLowered: ChangeExample(
      #""other": "startedAt"}"#,
      #""other": "startedAt", "breach": "warned"}"#
    ),
    .identityKindChanged: ChangeExample(
      #""drafts": {}"#,
      #""drafts": {"key": "code"}"#
    ),
    .mergeDateChanged: ChangeExample(
      #"{"updatedAt": "changedAt"}"#,
      #"{}"#
    ),
    .envelopeAdded: ChangeExample(
      #""envelopes": [1, 2]"#,
      #""envelopes": [1, 2, 3]"#
    ),
    .envelopeRemoved: ChangeExample(
      #""envelopes": [1, 2]"#,
      #""envelopes": [2]"#
    ),
    .formatIDChanged: ChangeExample(
      #""format": "journal-backup""#,
      #""format": "diary-backup""#
    ),
    .versionKeyMoved: ChangeExample(
      #""root": "backup""#,
      #""recognition": {"versionKey": "schema"},\#n  "root": "backup""#
    ),
    .statusChanged: ChangeExample(
      #""status": "released""#,
      #""status": "draft""#
    ),
    .recordTypeRemoved: ChangeExample(#""leftover": {"fields": {"text": {"type": "text"}}},"#, ""),
    .recordTypeAdded: ChangeExample(
      #""club": {"#,
      #""team": {"fields": {"id": {"type": "uuid"}}},\#n    "club": {"#
    ),
  ]
}
