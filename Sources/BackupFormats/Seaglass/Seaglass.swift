public import BackupFormat

/// The backup of Seaglass, a quit counter.
public enum Seaglass {
  public static let contract = Contract(
    format: "seaglass-backup",
    title: "Seaglass",
    version: FormatVersion(1, 0),
    status: .draft,
    recognition: Recognition(value: "seaglass-backup"),
    root: "backup",
    records: [
      RecordType(
        "backup",
        fields: [
          FieldType("exportedAt", .utcMoment),
          FieldType("device", .record("device")),
          FieldType("app", .record("app"), presence: .optional, null: .absent),
          FieldType("trackers", .list(ListType(of: .record("tracker")))),
          FieldType("runs", .list(ListType(of: .record("run")))),
          FieldType("entries", .list(ListType(of: .record("entry")))),
          FieldType("preferences", .record("preferences")),
        ]
      ),
      RecordType(
        "device",
        fields: [
          FieldType("id", .uuid),
          FieldType("name", .text(TextType(1...200)), presence: .optional, null: .absent),
        ]
      ),
      RecordType("app", fields: [FieldType("version", .text(TextType(1...50)))]),
      RecordType(
        "tracker",
        label: "name",
        fields: [
          FieldType("id", .uuid),
          FieldType(
            "preset",
            .enumeration(
              EnumerationType(
                [
                  "smoking", "vaping", "alcohol", "cannabis", "caffeine", "sugar", "social-media", "gambling",
                  "custom",
                ],
                unknown: .kept(shownAs: "Something else")
              )
            )
          ),
          FieldType("name", .text(TextType(1...200)), doc: "What the person calls it."),
          FieldType("quitDate", .localMoment),
          FieldType("cost", .record("cost"), presence: .optional, null: .absent),
          FieldType("createdAt", .utcMoment), FieldType("updatedAt", .utcMoment),
        ]
      ),
      RecordType(
        "cost",
        fields: [
          FieldType("amount", .minorUnits(MinorUnitsType(of: "currency", 0...IntegerType.largest))),
          FieldType("currency", .currency),
          FieldType(
            "period",
            .enumeration(EnumerationType(["day", "week", "month", "year"], unknown: .value("day")))
          ),
        ]
      ),
      RecordType(
        "run",
        rules: [.notBefore(field: "endedAt", other: "startedAt")],
        fields: [
          FieldType("id", .uuid), FieldType("trackerId", .reference(ReferenceType(to: "trackers"))),
          FieldType("startedAt", .localMoment),
          FieldType("endedAt", .localMoment, null: .meaning("the run goes on")),
          FieldType("createdAt", .utcMoment), FieldType("updatedAt", .utcMoment),
        ]
      ),
      RecordType(
        "entry",
        fields: [
          FieldType("id", .uuid), FieldType("trackerId", .reference(ReferenceType(to: "trackers"))),
          FieldType(
            "kind",
            .enumeration(EnumerationType(["craving", "slip", "milestone", "note"], unknown: .value("note")))
          ),
          FieldType("intensity", .integer(IntegerType(1...5, outside: .null)), null: .meaning("not rated")),
          FieldType("note", .text(TextType(0...10_000)), null: .meaning("no note")),
          FieldType("occurredAt", .utcMoment),
          FieldType("createdAt", .utcMoment), FieldType("updatedAt", .utcMoment),
        ]
      ),
      RecordType(
        "preferences",
        unknownFields: .notImported,
        fields: [
          FieldType(
            "theme",
            .enumeration(EnumerationType(["system", "light", "dark"], unknown: .value("system"))),
            presence: .optional,
            doc: "The colours of the app; without it, those of the system."
          ),
          FieldType(
            "weekStart",
            .enumeration(EnumerationType(["monday", "sunday", "saturday"], unknown: .value("monday"))),
            presence: .optional,
            doc: "The day on which a week begins in the charts."
          ),
          FieldType(
            "defaultCurrency",
            .currency,
            presence: .optional,
            doc: "The currency that a new cost begins with."
          ),
          FieldType(
            "hapticsEnabled",
            .boolean,
            presence: .optional,
            doc: "Whether the device answers a touch with a tap."
          ),
          FieldType(
            "dailyReminderTime",
            .timeOfDay,
            presence: .optional,
            null: .meaning("no reminder"),
            doc: "When the daily reminder comes, by the clock of the device."
          ),
        ]
      ),
    ],
    collections: [
      Collection(field: "trackers", updatedAt: "updatedAt"),
      Collection(field: "runs", updatedAt: "updatedAt"),
      Collection(field: "entries", updatedAt: "updatedAt", happenedAt: "occurredAt"),
    ],
    exportedAt: "exportedAt",
    envelopes: [1]
  )
}
