import BackupFormat
import BackupJSON

extension MistakeCase {
  private static func standard(
    _ name: String,
    _ pointer: String,
    _ record: String,
    _ field: String,
    _ presence: FieldType.Presence
  ) -> MistakeCase {
    let path = "/records/\(record)/fields/\(field)/default\(pointer)"
    return MistakeCase(name, "contract/default-does-not-fit", path) {
      $0.field(record, field) { $0.presence = presence }
    }
  }

  static let defaults = [
    standard("a number for a flag", "", "settings", "dark", .defaulting(0)),
    standard("a word that is none of them", "", "settings", "theme", .defaulting("neon")),
    standard("a day as a time", "", "person", "rises", .defaulting("7:30")),
    standard("a text too short", "", "person", "name", .defaulting("")),
    standard("a key in no file", "", "person", "firstTag", .defaulting("x")),
    MistakeCase(
      "a default with other characters",
      "contract/default-does-not-fit",
      "/records/amounts/fields/x/default"
    ) {
      let type = ValueType.text(TextType(characters: "a-z"))
      $0.add(FieldType("x", type, presence: .defaulting("é")), to: "amounts")
    },
    MistakeCase(
      "a default in the other alphabet",
      "contract/default-does-not-fit",
      "/records/node/fields/photo/default"
    ) { $0.field("node", "photo") { $0.presence = .defaulting("+/8=") } },
    standard("a number out of range", "", "person", "all", .defaulting(1001)),
    standard("a number with a point", "", "person", "all", .defaulting(.number(.init("1.0")!))),
    standard(
      "an amount out of range",
      "/amount",
      "amounts",
      "fee",
      .defaulting(["amount": -1, "currency": "EUR"])
    ),
    standard(
      "no such currency",
      "/currency",
      "amounts",
      "fee",
      .defaulting(["amount": 1, "currency": "euro"])
    ),
    standard("money without a currency", "/currency", "amounts", "fee", .defaulting(["amount": 1])),
    standard("a null that is refused", "", "settings", "dark", .defaulting(nil)),
    standard(
      "a radius too small",
      "/radius",
      "settings",
      "shape",
      .defaulting(["is": "circle", "radius": 0])
    ),
    standard("a case that is none", "/is", "settings", "shape", .defaulting(["is": "oval"])),
    standard("no discriminator", "/is", "settings", "shape", .defaulting(["radius": 1])),
    standard(
      "an unknown field",
      "/x",
      "settings",
      "shape",
      .defaulting(["is": "square", "side": 1, "x": 1])
    ),
    standard(
      "a time twice",
      "/2026-01-31/1",
      "settings",
      "days",
      .defaulting(["2026-01-31": ["09:00", "09:00"]])
    ),
    standard("a key that is no day", "/today", "settings", "days", .defaulting(["today": ["09:00"]])),
    standard("a list too short", "/2026-01-31", "settings", "days", .defaulting(["2026-01-31": []])),
    standard("a text for a list", "", "backup", "tags", .defaulting("[]")),
    standard("a list for answers", "", "backup", "answers", .defaulting([])),
    standard(
      "a record with a fault inside",
      "/children/0/children",
      "person",
      "tree",
      .defaulting(["children": [["children": 1]]])
    ),
    standard("bytes that are none", "", "node", "photo", .defaulting("AA==")),
    standard("no bytes", "", "node", "photo", .defaulting("")),
    standard("a text for any moment", "", "person", "lastSeen", .defaulting("2026-01-31T09:00:00")),
  ]
}
