import BackupFormat

extension ReadingCase {
  /// Section *Text level: not JSON, or JSON only by luck*.
  static let text: [ReadingCase] = [
    .init(
      "B01",
      "trailing comma",
      "    }\n  ],\n  \"pref",
      "    },\n  ],\n  \"pref",
      .refused,
      "json/trailing-comma /entries/1"
    ),
    .init("B01", "trailing comma at the root", "true }\n}", "true },\n}", .refused, "json/trailing-comma "),
    .init("B02", "one mark", [0xEF, 0xBB, 0xBF] + SmallBackup.text.utf8, .accepted, "text/byte-order-mark "),
    .init(
      "B02",
      "two marks",
      [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + SmallBackup.text.utf8,
      .refused,
      "text/byte-order-mark ",
      "text/second-byte-order-mark "
    ),
    .init("B04", "line comment", "\"runs\": [],", "\"runs\": [], // my note", .refused, "json/comment "),
    .init(
      "B04",
      "block comment",
      "\"intensity\": 4",
      "\"intensity\": /* 5 */ 4",
      .refused,
      "json/comment /entries/0/intensity"
    ),
    .init(
      "B05",
      "twice in the version",
      "\"major\": 1,",
      "\"major\": 1, \"major\": 9,",
      .refused,
      "json/duplicate-key /version/major"
    ),
    .init(
      "B05",
      "once with an escape",
      "\"kind\": \"craving\",",
      "\"kind\": \"craving\", \"k\\u0069nd\": \"slip\",",
      .refused,
      "json/duplicate-key /entries/0/kind"
    ),
    .init("B07", "zero bytes", file: "", .refused, "file/empty "),
    .init("B08", "log lines first", file: "Loaded plugins\n" + SmallBackup.text, .refused, "file/not-json "),
    .init(
      "B10",
      "two commas between records",
      "    }\n  ],\n  \"runs\"",
      "    },,\n    {}\n  ],\n  \"runs\"",
      .refused,
      "json/unexpected-comma /trackers/1",
      "field/missing /trackers/1/id",
      "field/missing /trackers/1/preset",
      "field/missing /trackers/1/name",
      "field/missing /trackers/1/quitDate",
      "field/missing /trackers/1/createdAt",
      "field/missing /trackers/1/updatedAt"
    ),
    .init(
      "B11",
      "U+0002 in a note",
      "After lunch.",
      "8\u{2}z",
      .refused,
      "text/control-character /entries/0/note"
    ),
    .init("B13", "the letters NaN in a note", "After lunch.", "fooNaNbar", .accepted),
    .init(
      "B14",
      "Latin-1",
      SmallBackup.replacing("After lunch.", bytes: [0x53, 0xFC, 0x73]),
      .refused,
      "text/invalid-utf8 /entries/0/note"
    ),
    .init(
      "B16",
      "CRLF",
      Array(SmallBackup.text.utf8).flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] },
      .accepted
    ),
    .init("B17", "first half", "After lunch.", "hi \\ud83d", .refused, "text/lone-surrogate /entries/0/note"),
    .init(
      "B17",
      "second half",
      "After lunch.",
      "\\ude00 hi",
      .refused,
      "text/lone-surrogate /entries/0/note"
    ),
    .init("B19", "100,000 brackets", Array(repeating: 0x5B, count: 100_000), .refused, "format/top-level "),
    .init(
      "B19",
      "65 levels in an unknown field",
      "\"runs\": [],",
      "\"runs\": [], \"x\": " + String(repeating: "[", count: 64) + "1" + String(repeating: "]", count: 64)
        + ",",
      .refused,
      "field/unknown /x",
      "limit/depth /x" + String(repeating: "/0", count: 63)
    ),
    .init(
      "B20",
      "zero bytes behind the end",
      SmallBackup.text.utf8 + [0, 0, 0],
      .refused,
      "file/nul-padded "
    ),
    .init(
      "B20",
      "a zero byte in a name",
      "Coffee",
      "Cof\u{0}fee",
      .refused,
      "text/control-character /trackers/0/name"
    ),
    .init(
      "B20",
      "an escaped zero in a name",
      "Coffee",
      "Cof\\u0000fee",
      .refused,
      "text/escaped-nul /trackers/0/name"
    ),
    .init("B22", "encoded twice", file: #""{\"entries\":[]}""#, .refused, "format/top-level "),
  ]
}
