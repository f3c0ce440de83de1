import BackupFormat
import BackupJSON

/// The form of configuration files, described by a contract: the ordinary checker reads them.
enum ConfigurationFormat {
  /// The name by which a configuration file is found.
  static let fileName = ".backup-lint.json"
  static let rulesKey = "rules"

  static let contract = contract(isDocumented: true)

  /// The checker of configuration files. What the fields mean is only told in the schema.
  static let checker = BackupChecker(presuming: contract(isDocumented: false))

  /// - Parameter isDocumented: whether the rules have their descriptions, which take the whole catalogue.
  private static func contract(isDocumented: Bool) -> Contract {
    Contract(
      format: "backup-lint-configuration",
      title: "Configuration of backup-lint",
      version: FormatVersion(1, 0),
      status: .released,
      doc: "What backup-lint does in a project where its flags do not say otherwise.",
      // A file is known by its name. No key of it has to be there.
      recognition: Recognition(
        value: "backup-lint-configuration",
        versionForm: .unwritten,
        presence: [schemaKey]
      ),
      root: "configuration",
      records: [
        RecordType(
          "configuration",
          unknownFields: .refused,
          fields: [
            FieldType(
              schemaKey,
              .text(TextType()),
              presence: .optional,
              doc: "The JSON Schema of the file, for editors; backup-lint does not look at it."
            )
          ]
            + Setting.allCases.map { setting in
              FieldType(
                setting.rawValue,
                setting.type,
                presence: setting.standard.map { .defaulting($0) } ?? .optional,
                doc: setting.doc
              )
            } + [
              FieldType(
                rulesKey,
                .record("rules"),
                presence: .optional,
                doc:
                  "How grave the findings of a rule are. A rule whose finding refuses a file cannot be changed."
              )
            ]
        ),
        RecordType(
          "rules",
          unknownFields: .refused,
          fields: ChangeableRules.all.map { rule in
            FieldType(
              rule.id,
              .enumeration(
                EnumerationType(ChangeableRules.levels(of: rule).map(\.rawValue), unknown: .refused)
              ),
              presence: .defaulting(.string(rule.severity.rawValue)),
              doc: isDocumented ? RuleCatalogue.entry(rule.id)?.what ?? "" : ""
            )
          }
        ),
      ],
      limits: Limits(bytes: 1 << 20)
    )
  }

  private static let schemaKey = "$schema"
}
