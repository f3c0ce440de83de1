import BackupValues
import TestSupport
import Testing

@Suite(.enabled(if: Corpora.isPresent("rfc3339"), "the RFC 3339 cases are not here (BACKUP_CORPORA)"))
struct DateCorpusTests {
  /// Where the profile is stricter than RFC 3339 on purpose, and the reason that it then gives.
  static let stricter: [String: DateFaultReason] = [
    "leap-second": .leapSecond, "leap-second-not-in-table": .leapSecond, "lower-case": .lowerCase,
    "minus-zero-offset": .unknownOffset, "utc-year-outside-0000-9999": .yearRange,
  ]

  @Test
  func `every case of the corpus is decided as RFC 3339 does, but for the written differences`() throws {
    let cases = try Corpora.objects("rfc3339/datetimes.json")
    #expect(cases.count == 381)
    var differing: [String: Int] = [:]
    for entry in cases {
      let text = try #require(entry["text"] as? String)
      let policy = entry["policy"] as? [String] ?? []
      let isValid = try #require(entry["validRFC3339"] as? Bool)
      let fault = fault(of: UTCMoment.self, text)
      if let tag = policy.first(where: { Self.stricter[$0] != nil }) {
        #expect(isValid && fault?.reason == Self.stricter[tag], "\(text)")
        differing[tag, default: 0] += 1
      } else if fault?.reason == .offsetRange, isValid {
        differing["offset beyond ±14:00", default: 0] += 1
      } else {
        #expect((fault == nil) == isValid, "\(text)")
      }
      if fault == nil { try expectInstant(of: text, in: entry) }
    }
    #expect(
      differing == [
        "leap-second": 8, "leap-second-not-in-table": 2, "lower-case": 3, "minus-zero-offset": 1,
        "utc-year-outside-0000-9999": 2, "offset beyond ±14:00": 2,
      ]
    )
  }

  private func expectInstant(of text: String, in entry: [String: Any]) throws {
    let utc = try #require(entry["utc"] as? String)
    let seconds = try #require(entry["epochSeconds"] as? Int)
    let fraction = utc.drop { $0 != "." }.dropFirst().dropLast()
    let milliseconds = try #require(Int((fraction + "000").prefix(3)))
    let moment = try #require(UTCMoment(text))
    #expect(moment.millisecondsSince1970 == Int64(seconds) * 1000 + Int64(milliseconds), "\(text)")
    #expect(UTCMoment(utc) == moment, "\(text)")
    #expect(LocalMoment(text)?.utc == moment, "\(text)")
  }
}
