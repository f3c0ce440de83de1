/// A small right backup of Seaglass, for tests that change one thing in it.
enum SmallBackup {
  static let text = """
    {
      "format": "seaglass-backup",
      "version": { "major": 1, "minor": 0 },
      "exportedAt": "2026-01-31T10:00:00Z",
      "device": { "id": "3f2a9c1e-7b64-4d0a-9e55-0c8d1a2b3c4d" },
      "trackers": [
        {
          "id": "7c42ca9b-9eab-4d04-80b3-40f10b0c54aa",
          "preset": "caffeine",
          "name": "Coffee",
          "quitDate": "2026-01-05T07:30:00+01:00",
          "cost": { "amount": 350, "currency": "EUR", "period": "day" },
          "createdAt": "2026-01-05T06:31:00Z",
          "updatedAt": "2026-01-05T06:31:00Z"
        }
      ],
      "runs": [],
      "entries": [
        {
          "id": "0a9b8c7d-6e5f-4a3b-92c1-d0e1f2a3b4c5",
          "trackerId": "7c42ca9b-9eab-4d04-80b3-40f10b0c54aa",
          "kind": "craving",
          "intensity": 4,
          "note": "After lunch.",
          "occurredAt": "2026-01-06T12:40:00Z",
          "createdAt": "2026-01-06T12:41:07Z",
          "updatedAt": "2026-01-06T12:41:09Z"
        }
      ],
      "preferences": { "theme": "dark", "hapticsEnabled": true }
    }

    """

  /// The backup with one text replaced, which must stand there exactly once.
  static func replacing(_ old: String, _ new: String) -> [UInt8] {
    replacing([(old, new)])
  }

  /// The backup with several texts replaced.
  static func replacing(_ edits: [(old: String, new: String)]) -> [UInt8] {
    edits.reduce(Array(text.utf8)) { replacing($1.old, bytes: Array($1.new.utf8), in: $0) }
  }

  /// The backup with bytes of any kind in place of one text.
  static func replacing(_ old: String, bytes: [UInt8]) -> [UInt8] {
    replacing(old, bytes: bytes, in: Array(text.utf8))
  }

  private static func replacing(_ old: String, bytes: [UInt8], in text: [UInt8]) -> [UInt8] {
    let parts = text.split(separator: Array(old.utf8), omittingEmptySubsequences: false)
    precondition(parts.count == 2, "\(old) stands \(parts.count - 1) times in the small backup")
    return parts[0] + bytes + parts[1]
  }
}
