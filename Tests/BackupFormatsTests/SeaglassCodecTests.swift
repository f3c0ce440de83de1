import BackupFormat
import BackupFormats
import BackupJSON
import BackupValues
import Testing

/// The typed side of Seaglass.
struct SeaglassCodecTests {
  @Test
  func `a backup with every field is written, checks clean and is read back equal`() throws {
    let moment = try #require(UTCMoment("2026-01-31T10:00:00Z"))
    let id = { (digit: Int) in RecordID("7c42ca9b-9eab-4d04-80b3-40f10b0c54a\(digit)")! }
    let backup = Seaglass(
      exportedAt: moment,
      device: Seaglass.Device(id: id(0), name: "Phone"),
      app: Seaglass.App(version: "1.0"),
      trackers: [
        Seaglass.Tracker(
          id: id(1),
          preset: .unknown("chess"),
          name: "Chess",
          quitDate: LocalMoment("2026-01-01T23:30:00+03:00")!,
          cost: Seaglass.Cost(amount: 1400, currency: CurrencyCode("USD")!, period: .week),
          createdAt: moment,
          updatedAt: moment
        )
      ],
      runs: [
        Seaglass.Run(
          id: id(2),
          trackerID: id(1),
          startedAt: LocalMoment("2026-01-01T23:30:00+03:00")!,
          endedAt: nil,
          createdAt: moment,
          updatedAt: moment
        )
      ],
      entries: [
        Seaglass.Entry(
          id: id(3),
          trackerID: id(1),
          kind: .craving,
          intensity: 4,
          note: "é 🙂",
          occurredAt: moment,
          createdAt: moment,
          updatedAt: moment
        )
      ],
      preferences: Seaglass.Preferences(
        theme: .dark,
        weekStart: .monday,
        defaultCurrency: CurrencyCode("EUR"),
        hapticsEnabled: false,
        dailyReminderTime: TimeOfDay("07:30")
      )
    )
    let file = try BackupFile(Seaglass.definition)
    let reading = file.read(InputBytes(try file.write(backup)))
    #expect(reading.document == backup)
    #expect(reading.report.findings.map(\.rule.id) == ["enum/kept"])
  }
}
