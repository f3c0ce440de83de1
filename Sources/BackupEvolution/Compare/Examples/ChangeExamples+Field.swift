/// Fields that come, go, and change their names.
extension ChangeRule {
  static let fieldExamples: [ChangeRule: ChangeExample] = [
    .fieldAddedOptionalWithDefault: ChangeExample(
      #""changedAt": {"type": "utcMoment"}"#,
      #""changedAt": {"type": "utcMoment"},\#n        "pinned": {"type": "boolean", "default": false}"#
    ),
    .fieldAddedOptionalNoDefault: ChangeExample(
      #""changedAt": {"type": "utcMoment"}"#,
      #""changedAt": {"type": "utcMoment"},\#n        "pinned": {"type": "boolean", "optional": true}"#
    ),
    .fieldAddedRequired: ChangeExample(
      #""changedAt": {"type": "utcMoment"}"#,
      #""changedAt": {"type": "utcMoment"},\#n        "pinned": {"type": "boolean"}"#
    ),
    .fieldNameReused: ChangeExample(
      (#""reserved": ["colour"],"#, #""#),
      (
        #""changedAt": {"type": "utcMoment"}"#,
        #""changedAt": {"type": "utcMoment"},\#n        "colour": {"type": "text", "default": ""}"#
      )
    ),
    .fieldRemovedOptional: ChangeExample(
      (
        #""slug": {"type": "text", "characters": "a-z0-9-", "optional": true, "absence": "means that it has none"},"#,
        #""#
      ),
      (#""reserved": ["colour"]"#, #""reserved": ["colour", "slug"]"#)
    ),
    .fieldRemovedRequired: ChangeExample(
      (#""weight": {"type": "integer", "unit": "grams"},"#, #""#),
      (#""reserved": ["colour"]"#, #""reserved": ["colour", "weight"]"#)
    ),
    .fieldDeprecated: ChangeExample(
      #""summary": {"type": "text", "optional": true}"#,
      #""summary": {"type": "text", "optional": true, "deprecated": true}"#
    ),
    .fieldRenamed: ChangeExample(
      (#""weight": {"type": "integer", "unit": "grams"}"#, #""mass": {"type": "integer", "unit": "grams"}"#),
      (#""reserved": ["colour"]"#, #""reserved": ["colour", "weight"]"#)
    ),
    .fieldAliasReadAdded: ChangeExample(
      #""title": {"type": "text", "minimum": 1, "maximum": 80}"#,
      #""title": {"type": "text", "minimum": 1, "maximum": 80, "aliases": ["heading"]}"#
    ),
    .fieldAliasReadRemoved: ChangeExample(
      #""steps": {"type": "list", "of": {"type": "timeOfDay"}, "unique": true, "aliases": ["times"]}"#,
      #""steps": {"type": "list", "of": {"type": "timeOfDay"}, "unique": true}"#
    ),
    .typeRenamed: ChangeExample(
      (#"{"type": "record", "record": "spot"}"#, #"{"type": "record", "record": "venue"}"#),
      (#""spot": {"fields""#, #""venue": {"fields""#)
    ),
    .fieldMoved: ChangeExample(
      (#""weight": {"type": "integer", "unit": "grams"},"#, #""#),
      (#""reserved": ["colour"]"#, #""reserved": ["colour", "weight"]"#),
      (#""spot": {"fields": {"#, #""spot": {"fields": {"weight": {"type": "integer", "unit": "grams"}, "#)
    ),
    .collectionAdded: ChangeExample(
      (#""drafts": {}"#, #""drafts": {},\#n    "teams": {}"#),
      (
        #""settings": {"type": "record", "record": "settings"}"#,
        #""settings": {"type": "record", "record": "settings"},\#n        "teams": {"type": "list", "of": {"type": "record", "record": "team"}, "default": []}"#
      ),
      (#""club": {"#, #""team": {"fields": {"id": {"type": "uuid"}}},\#n    "club": {"#)
    ),
    .collectionRemoved: ChangeExample(
      (#""clubs": {},\#n    "drafts": {}"#, #""clubs": {}"#),
      (#""drafts": {"type": "list", "of": {"type": "record", "record": "draft"}},\#n"#, #""#),
      (
        #""backup": {\#n      "fields""#,
        #""backup": {\#n      "reserved": ["drafts"],\#n      "fields""#
      )
    ),
    .unknownKeyPolicyChanged: ChangeExample(
      #""unknownFields": "notImported",\#n      "#,
      #""#
    ),
    .tombstoneAdded: ChangeExample(
      #""reserved": ["colour"]"#,
      #""reserved": ["colour", "color"]"#
    ),
    .tombstoneMissing: ChangeExample(
      #""weight": {"type": "integer", "unit": "grams"},"#,
      #""#
    ),
    .tombstoneRemoved: ChangeExample(
      #""reserved": ["colour"],\#n      "#,
      #""#
    ),
  ]
}
