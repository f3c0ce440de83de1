import BackupKit
import Foundation
import Testing

/// The example of README is the file `ReadmeExample.swift`, to the letter, and works.
struct ReadmeExampleTests {
  @Test
  func `README shows the file that is compiled here`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let example = try String(contentsOf: folder.appending(path: "ReadmeExample.swift"), encoding: .utf8)
    let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n" + example + "```"))
  }

  @Test
  func `what the example writes it reads back`() throws {
    let habit = Habit(
      id: try #require(RecordID("7c42ca9b-9eab-4d04-80b3-40f10b0c54aa")),
      name: "Coffee",
      since: try #require(LocalMoment("2026-01-31T10:00:00+01:00")),
      saved: Money(amount: 1400, currency: try #require(CurrencyCode("EUR")))
    )
    #expect(try roundTrip(Habits(habits: [habit])) == Habits(habits: [habit]))
  }
}
