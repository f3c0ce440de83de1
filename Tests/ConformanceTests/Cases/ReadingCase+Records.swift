import BackupFormat

extension ReadingCase {
  private static let tracker = "7c42ca9b-9eab-4d04-80b3-40f10b0c54aa"
  private static let reference = "\"trackerId\": \"7c42ca9b-9eab-4d04-80b3-40f10b0c54aa\""
  private static let again =
    "{ \"id\": \"7C42CA9B-9EAB-4D04-80B3-40F10B0C54AA\", \"preset\": \"sugar\", \"name\": \"Cake\","
    + " \"quitDate\": \"2026-01-05T07:30:00+01:00\", \"createdAt\": \"2026-01-05T06:31:00Z\","
    + " \"updatedAt\": \"2026-01-05T06:31:00Z\" }"

  /// Section *References, ids, merging*.
  static let references: [ReadingCase] = [
    // Derived data is no part of the format: it is an unknown field, and no reference in it is followed.
    .init(
      "B76",
      "derived data",
      "\"runs\": []",
      "\"runs\": [], \"cache\": [{ \"entryId\": \"x\" }]",
      .accepted,
      "field/unknown /cache"
    ),
    .init(
      "B76",
      "no such tracker",
      reference,
      "\"trackerId\": \"3f2a9c1e-7b64-4d0a-9e55-0c8d1a2b3c4d\"",
      .refused,
      "ref/missing /entries/0/trackerId"
    ),
    .init(
      "B77",
      "an id twice, once in upper case",
      "    }\n  ],\n  \"runs\"",
      "    }, \(again)\n  ],\n  \"runs\"",
      .refused,
      "id/duplicate /trackers/1/id"
    ),
    .init(
      "B79",
      "reference in upper case",
      reference,
      "\"trackerId\": \"7C42CA9B-9EAB-4D04-80B3-40F10B0C54AA\"",
      .accepted
    ),
    // The format has no deletion marks.
    .init(
      "B83",
      "deletion marks",
      "\"runs\": []",
      "\"runs\": [], \"deleted\": [{ \"id\": \"a\" }]",
      .accepted,
      "field/unknown /deleted"
    ),
  ]

  /// Section *Null, enums, user-defined forms*.
  static let nulls: [ReadingCase] = [
    .init("B85", "null where it says something", "\"After lunch.\"", "null", .accepted),
    .init("B85", "null in a required field", "\"Coffee\"", "null", .refused, "field/null /trackers/0/name"),
    .init(
      "B85",
      "a required field is missing",
      "\"name\": \"Coffee\",",
      "",
      .refused,
      "field/missing /trackers/0/name"
    ),
    .init("B86", "a number for a text", "\"Coffee\"", "5", .refused, "type/expected-text /trackers/0/name"),
  ]
}
