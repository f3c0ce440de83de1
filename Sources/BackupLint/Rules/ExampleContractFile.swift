/// A small contract file without mistakes, in which each rule about contracts has its failing and passing part.
package enum ExampleContractFile {
  package static let text = """
    {
      "kind": "backup-contract",
      "contract": 1,
      "format": "pantry-backup",
      "title": "Pantry",
      "version": {"major": 1, "minor": 1},
      "status": "draft",
      "recognition": {"key": "app", "versionForm": "majorMinor"},
      "root": "backup",
      "limits": {"bytes": 50000000},
      "collections": {
        "shelves": {},
        "items": {"updatedAt": "changedAt", "duplicateSignatures": [["name", "bestBefore"]]}
      },
      "records": {
        "backup": {
          "fields": {
            "shelves": {"type": "list", "of": {"type": "record", "record": "shelf"}},
            "items": {"type": "list", "of": {"type": "record", "record": "item"}},
            "form": {"type": "list", "of": {"type": "record", "record": "question"}},
            "settings": {"type": "record", "record": "settings"}
          }
        },
        "shelf": {
          "fields": {
            "id": {"type": "key", "maximum": 40, "characters": "a-z0-9-"},
            "place": {
              "type": "enum",
              "values": {"cellar": {}, "kitchen": {}},
              "unknownShownAs": "Somewhere else"
            },
            "category": {"type": "record", "record": "category"}
          }
        },
        "category": {
          "fields": {"parent": {"type": "record", "record": "category", "optional": true}}
        },
        "item": {
          "label": "name",
          "reserved": ["brand"],
          "fields": {
            "id": {"type": "uuid"},
            "shelfId": {"type": "reference", "collection": "shelves"},
            "name": {"type": "text", "minimum": 1, "maximum": 200},
            "kind": {
              "type": "enum",
              "values": {"tin": {}, "frozen": {"since": "1.1"}, "other": {}},
              "unknownBecomes": "other"
            },
            "boughtOn": {"type": "day"},
            "bestBefore": {"type": "day", "null": "means that it keeps for ever"},
            "price": {"type": "money", "optional": true},
            "stars": {"type": "integer", "maximum": 5, "outsideBecomes": null, "optional": true},
            "weight": {"type": "integer", "default": 0, "unit": "grams"},
            "size": {"type": "union", "discriminator": "shape", "cases": {"round": {"record": "circle"}}},
            "tags": {"type": "list", "of": {"type": "text"}, "unique": true},
            "barcode": {"type": "text", "optional": true, "deprecated": true},
            "notes": {"type": "any"},
            "answers": {
              "type": "answers",
              "questions": ["form"],
              "idField": "id",
              "kindField": "kind",
              "kinds": {"yesOrNo": {"answer": "boolean"}}
            },
            "changedAt": {"type": "utcMoment"}
          },
          "rules": [{"rule": "notBefore", "field": "bestBefore", "other": "boughtOn"}]
        },
        "circle": {"fields": {"radius": {"type": "integer"}}},
        "question": {"fields": {"id": {"type": "uuid"}, "kind": {"type": "text"}}},
        "settings": {"fields": {"theme": {"type": "text"}}}
      }
    }

    """
}
