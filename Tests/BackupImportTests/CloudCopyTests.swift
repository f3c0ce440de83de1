import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import Testing

/// Who may overwrite a copy in the cloud.
struct CloudCopyTests {
  static let now = UTCMoment("2026-03-10T00:00:00Z")!

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let device: String?
    let time: String?
    let answer: Bool

    init(_ what: String, _ device: String?, _ time: String?, _ answer: Bool) {
      testDescription = what
      self.device = device
      self.time = time
      self.answer = answer
    }
  }

  static let rows = [
    Row("my own of before", "me", "2026-03-01T00:00:00Z", true),
    Row("my own of the future", "me", "2030-01-01T00:00:00Z", true),
    Row("another's of before", "you", "2026-03-09T23:59:59Z", true),
    Row("another's of now", "you", "2026-03-10T00:00:00Z", true),
    Row("another's of the future", "you", "2026-03-10T00:00:01Z", false),
    Row("nobody's of the future", nil, "2030-01-01T00:00:00Z", false),
    Row("nobody's of before", nil, "2020-01-01T00:00:00Z", true),
    Row("another's without a time", "you", nil, true),
  ]

  @Test(arguments: rows)
  func `the last writer wins, but not over a future that another device has written`(row: Row) {
    let copy = CloudCopy(device: row.device, exportedAt: row.time.flatMap { UTCMoment($0) })
    #expect(copy.mayBeOverwritten(by: "me", at: Self.now) == row.answer)
  }
}
