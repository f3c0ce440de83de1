/// A seeded mood journal 1 backup of about a given size, valid in every field and as the app writes it.
enum MoodFile {
  /// The bytes of a file; the same size and seed give the same bytes.
  static func bytes(of size: Int, seed: UInt64 = 1) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    var text = AppWriter(capacity: size + 4096)
    text.object { text in
      text.text("exportedAt", "2026-01-31T10:00:00Z")
      text.text("format", "mood-journal-backup")
      text.list("logs") { text in
        var number = 0
        while text.bytes.count < size {
          number += 1
          text.object { row(&$0, number, &random) }
        }
      }
      text.object("version") { text in
        text.member("major", "1")
        text.member("minor", "0")
      }
    }
    return text.bytes
  }

  private static func row(_ text: inout AppWriter, _ number: Int, _ random: inout SplitMix64) {
    text.member("exercised", random.below(2) == 0 ? "true" : "false")
    text.member("id", "\(number)")
    text.text("loggedAt", random.moment())
    text.member("mood", "\(1 + random.below(10))")
    if random.below(3) == 0 {
      text.member("note", "null")
    } else {
      text.text("note", random.words(3 + random.below(9)))
    }
    text.member("sleepHours", random.below(4) == 0 ? "null" : "\(random.below(13))")
  }
}
