import BackupJSON

/// A small contract file, into which the blocks of the specification are put that hold parts of one.
enum PartContract {
  /// The places that a block can name.
  static let places: [String: JSONPointer] = [
    "top": JSONPointer(),
    "record": JSONPointer(tokens: ["records", "thing"]),
    "field": JSONPointer(tokens: ["records", "thing", "fields"]),
  ]

  /// The contract file with the members of a block at a place, in addition to those there or instead of them.
  static func file(with members: String, at place: JSONPointer) throws -> [UInt8] {
    var file = try JSONDocument(reading: text)
    for member in try JSONDocument(reading: "{\(members)}").root.objectValue ?? [:] {
      try file.set(member.value, at: place.appending(member.key))
    }
    return Array(try JSONWriter().write(file))
  }

  static let text = """
    {
      "kind": "backup-contract",
      "contract": 1,
      "format": "part-backup",
      "title": "Part",
      "version": {"major": 4, "minor": 0},
      "status": "draft",
      "root": "backup",
      "records": {
        "backup": {
          "fields": {
            "form": {"type": "record", "record": "form"},
            "thing": {"type": "record", "record": "thing"}
          }
        },
        "form": {
          "fields": {
            "fields": {
              "type": "list",
              "of": {
                "type": "union",
                "discriminator": "kind",
                "cases": {
                  "scale": {"record": "scale"},
                  "choice": {"record": "choice"},
                  "toggle": {"record": "toggle"}
                }
              }
            }
          }
        },
        "scale": {
          "fields": {"id": {"type": "key"}, "min": {"type": "integer"}, "max": {"type": "integer"}}
        },
        "choice": {
          "fields": {
            "id": {"type": "key"},
            "options": {"type": "list", "of": {"type": "record", "record": "option"}}
          }
        },
        "toggle": {"fields": {"id": {"type": "key"}}},
        "option": {"fields": {"id": {"type": "key"}}},
        "thing": {
          "fields": {
            "startedAt": {"type": "localMoment"},
            "endedAt": {"type": "localMoment"},
            "amountMinor": {"type": "integer"},
            "shares": {"type": "list", "of": {"type": "record", "record": "share"}}
          }
        },
        "share": {"fields": {"amountMinor": {"type": "integer"}}},
        "circle": {"fields": {"radius": {"type": "integer"}}}
      }
    }

    """
}
