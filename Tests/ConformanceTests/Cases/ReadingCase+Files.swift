import BackupFormat

extension ReadingCase {
  private static let version = "{ \"major\": 1, \"minor\": 0 }"

  private static let newerMinor = SmallBackup.replacing([
    ("\"minor\": 0", "\"minor\": 7"), ("\"kind\"", "\"mood\": \"good\", \"kind\""),
  ])

  /// Section *Versions and unknown things*.
  static let versions: [ReadingCase] = [
    .init(
      "B53",
      "major 99",
      version,
      "{ \"major\": 99, \"minor\": 0 }",
      .refused,
      "version/newer-major /version"
    ),
    .init(
      "B53",
      "major 10 is newer than 9",
      version,
      "{ \"major\": 10, \"minor\": 0 }",
      .refused,
      "version/newer-major /version"
    ),
    .init("B56", "a text", version, "\"1.10\"", .refused, "version/malformed /version"),
    .init("B56", "a fraction", version, "1.10", .refused, "version/malformed /version"),
    .init(
      "B58",
      "newer minor with a new field",
      newerMinor,
      .degraded,
      "version/newer-minor /version",
      "field/unknown /entries/0/mood"
    ),
    .init(
      "B59",
      "an unknown field",
      "\"kind\"",
      "\"sdkVersion\": \"9\", \"kind\"",
      .accepted,
      "field/unknown /entries/0/sdkVersion"
    ),
    .init("B61", "no JSON", file: "not json at all", .refused, "file/not-json "),
  ]

  /// Section *Wrong file, half import, messages*.
  static let wrongFiles: [ReadingCase] = [
    .init("B62", "JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10, 0x4A, 0x46, 0x49, 0x46], .refused, "file/image "),
    .init(
      "B64",
      "another app",
      file: #"{"encrypted":false,"folders":[],"items":[]}"#,
      .refused,
      "format/missing "
    ),
    .init(
      "B65",
      "encrypted by another app",
      file: #"{"encrypted":true,"passwordProtected":false,"data":"AAAA"}"#,
      .refused,
      "envelope/kind-unsupported "
    ),
    .init(
      "B67",
      "a text for a list",
      "\"runs\": []",
      "\"runs\": \"oops\"",
      .refused,
      "type/expected-list /runs"
    ),
    .init(
      "B68",
      "a number for an id",
      "\"0a9b8c7d-6e5f-4a3b-92c1-d0e1f2a3b4c5\"",
      "7",
      .refused,
      "type/expected-text /entries/0/id"
    ),
    .init("B70", "an empty name", "\"Coffee\"", "\"\"", .refused, "text/length /trackers/0/name"),
    .init(
      "B71",
      "an empty object",
      "{ \"id\": \"3f2a9c1e-7b64-4d0a-9e55-0c8d1a2b3c4d\" }",
      "{}",
      .refused,
      "field/missing /device/id"
    ),
    .init(
      "B73",
      "something nobody knows",
      "\"runs\": []",
      "\"runs\": [], \"debugInfo\": {\"a\": [1.0, {}]}",
      .accepted,
      "field/unknown /debugInfo"
    ),
    .init("B74", "encrypted bytes", [0x9C, 0x01, 0x02], .refused, "file/binary "),
  ]

  /// Section *Limits and settings*.
  static let limits: [ReadingCase] = [
    .init("B100", "ZIP", [0x50, 0x4B, 3, 4], .refused, "file/zip "),
    .init("B100", "gzip", [0x1F, 0x8B, 8, 0], .refused, "file/gzip "),
    .init(
      "B101",
      "licence key",
      "\"theme\"",
      "\"premium\": true, \"licenceKey\": \"AAAA\", \"theme\"",
      .accepted,
      "setting/not-imported /preferences/premium",
      "setting/not-imported /preferences/licenceKey"
    ),
  ]
}
