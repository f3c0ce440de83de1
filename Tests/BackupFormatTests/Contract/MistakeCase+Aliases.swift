import BackupFormat

extension MistakeCase {
  static let aliases = [
    MistakeCase(
      "an alias that is a field",
      "contract/duplicate-name",
      "/records/person/fields/motto/aliases/0"
    ) {
      $0.field("person", "motto") { $0.aliases = ["name"] }
    },
    MistakeCase("an alias of two fields", "contract/duplicate-name", "/records/person/fields/tree/aliases/0")
    {
      $0.field("person", "tree") { $0.aliases = ["slogan"] }
    },
    MistakeCase(
      "an alias that looks the same",
      "contract/duplicate-name",
      "/records/person/fields/tree/aliases/1"
    ) {
      $0.field("person", "tree") { $0.aliases = ["wood", "e\u{301}"] }
    },
    MistakeCase(
      "an alias that is its own field",
      "contract/duplicate-name",
      "/records/share/fields/x/aliases/0"
    ) {
      $0.add(FieldType("x", .boolean, aliases: ["x"]), to: "share")
    },
    MistakeCase("an alias without letters", "contract/name-form", "/records/person/fields/motto/aliases/0") {
      $0.field("person", "motto") { $0.aliases = [""] }
    },
    MistakeCase("a reserved alias", "contract/reserved-name", "/records/backup/fields/amounts/aliases/0") {
      $0.field("backup", "amounts") { $0.aliases = ["gone"] }
    },
    MistakeCase(
      "an alias that recognises",
      "contract/recognition",
      "/records/backup/fields/amounts/aliases/0"
    ) {
      $0.field("backup", "amounts") { $0.aliases = ["schema"] }
    },
    MistakeCase(
      "a discriminator as an alias",
      "contract/union-discriminator",
      "/records/settings/fields/shape/cases/square"
    ) { $0.add(FieldType("x", .boolean, presence: .optional, aliases: ["is"]), to: "square") },
    MistakeCase("an export time with an alias", "contract/alias", "/exportedAt") {
      $0.field("backup", "made") { $0.aliases = ["date"] }
    },
    MistakeCase("an id with an alias", "contract/alias", "/collections/people/key") {
      $0.field("person", "uid") { $0.aliases = ["guid"] }
    },
    MistakeCase("a collection with an alias", "contract/alias", "/collections/tags") {
      $0.field("backup", "tags") { $0.aliases = ["labels"] }
    },
    MistakeCase("a part of a sum with an alias", "contract/alias", "/records/person/rules/1/item") {
      $0.field("share", "part") { $0.aliases = ["share"] }
    },
    MistakeCase("fields and aliases beyond 64", "contract/too-many-fields", "/records/option/fields") {
      $0.fill("option", to: 60)
      $0.field("option", "f59") { $0.aliases = (0..<5).map { "alias \($0)" } }
    },
  ]
}
