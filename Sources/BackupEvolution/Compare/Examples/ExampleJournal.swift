/// The contract that the examples of changes begin with.
package enum ExampleJournal {
  package static let text = """
    {
      "kind": "backup-contract",
      "contract": 1,
      "format": "journal-backup",
      "title": "Journal",
      "version": {"major": 1, "minor": 0},
      "status": "released",
      "root": "backup",
      "exportedAt": "exportedAt",
      "envelopes": [1, 2],
      "limits": {"bytes": 100000, "records": 20},
      "collections": {
        "notes": {"updatedAt": "changedAt"},
        "people": {},
        "clubs": {},
        "drafts": {}
      },
      "records": {
        "backup": {
          "fields": {
            "exportedAt": {"type": "utcMoment"},
            "notes": {"type": "list", "of": {"type": "record", "record": "note"}},
            "people": {"type": "list", "of": {"type": "record", "record": "person"}},
            "clubs": {"type": "list", "of": {"type": "record", "record": "club"}},
            "drafts": {"type": "list", "of": {"type": "record", "record": "draft"}},
            "visits": {"type": "list", "of": {"type": "record", "record": "visit"}},
            "form": {"type": "list", "of": {"type": "record", "record": "question"}},
            "settings": {"type": "record", "record": "settings"}
          }
        },
        "note": {
          "doc": "What was written down.",
          "label": "title",
          "reserved": ["colour"],
          "fields": {
            "id": {"type": "uuid"},
            "title": {"type": "text", "minimum": 1, "maximum": 80},
            "slug": {"type": "text", "characters": "a-z0-9-", "optional": true, "absence": "means that it has none"},
            "body": {"type": "text", "default": ""},
            "summary": {"type": "text", "optional": true},
            "remark": {"type": "text", "optional": true, "absence": "means nothing", "null": "means rubbed out"},
            "mood": {"type": "enum", "values": {"calm": {}, "busy": {}, "other": {}}, "unknownBecomes": "other"},
            "kind": {"type": "enum", "values": {"diary": {}, "letter": {"doc": "Sent to somebody."}}},
            "layout": {"type": "enum", "values": {"plain": {}}},
            "stars": {"type": "integer", "minimum": 1, "maximum": 5},
            "energy": {"type": "integer", "maximum": 10, "outsideBecomes": null, "null": "means not asked"},
            "weight": {"type": "integer", "unit": "grams"},
            "ratio": {"type": "decimal", "minimum": 0, "maximum": 1},
            "price": {"type": "minorUnits", "currencyField": "currency"},
            "currency": {"type": "currency"},
            "otherCurrency": {"type": "currency"},
            "startedAt": {"type": "localMoment"},
            "endedAt": {"type": "localMoment"},
            "day": {"type": "day"},
            "photo": {"type": "base64", "maximum": 30},
            "tags": {"type": "list", "of": {"type": "text", "maximum": 20}, "minimum": 1, "maximum": 10},
            "steps": {"type": "list", "of": {"type": "timeOfDay"}, "unique": true},
            "scores": {"type": "map", "key": "uuid", "value": {"type": "boolean"}, "maximum": 50},
            "shape": {"type": "union", "discriminator": "shape", "cases": {"circle": {"record": "circle"}, "square": {"record": "square"}}},
            "author": {"type": "reference", "collection": "people"},
            "editor": {"type": "reference", "collection": "people", "dangling": "warned"},
            "reader": {"type": "key", "maximum": 40},
            "spot": {"type": "record", "record": "spot"},
            "extra": {"type": "any"},
            "answers": {"type": "answers", "questions": ["form"], "idField": "id", "kindField": "kind", "kinds": {"toggle": {"answer": "boolean"}, "words": {"answer": "text"}}},
            "changedAt": {"type": "utcMoment"}
          },
          "rules": [{"rule": "notBefore", "field": "endedAt", "other": "startedAt"}]
        },
        "person": {"fields": {"id": {"type": "key", "maximum": 40}, "name": {"type": "text"}}},
        "club": {"fields": {"id": {"type": "key", "maximum": 40}}},
        "draft": {"fields": {"id": {"type": "uuid"}, "code": {"type": "uuid"}}},
        "visit": {"fields": {"id": {"type": "uuid"}}},
        "question": {
          "fields": {
            "id": {"type": "key", "maximum": 20},
            "key": {"type": "key", "maximum": 20},
            "kind": {"type": "enum", "values": {"toggle": {}, "words": {}, "scale": {}}},
            "low": {"type": "integer", "minimum": 0, "maximum": 10},
            "high": {"type": "integer", "minimum": 0, "maximum": 10}
          }
        },
        "circle": {"fields": {"radius": {"type": "integer"}}},
        "square": {"fields": {"side": {"type": "integer"}}},
        "leftover": {"fields": {"text": {"type": "text"}}},
        "spot": {"fields": {"name": {"type": "text"}}},
        "settings": {
          "unknownFields": "notImported",
          "fields": {"theme": {"type": "enum", "values": {"light": {}, "dark": {}}, "unknownShownAs": "Another theme"}}
        }
      }
    }

    """
}
