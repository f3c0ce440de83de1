import BackupValues
import Testing

struct CurrencyCodeTests {
  @Test(arguments: [
    FaultRow<CurrencyFaultReason>("", .empty, 0, 0),
    FaultRow("usd", .lowerCase, 0, 1, "USD"),
    FaultRow("UsD", .lowerCase, 1, 1, "USD"),
    FaultRow("xyq", .lowerCase, 0, 1),
    FaultRow("RM", .length, 2, 0),
    FaultRow("EURO", .length, 3, 1),
    FaultRow(" USD", .length, 3, 1, "USD"),
    FaultRow("U5D", .notLetters, 1, 1),
    FaultRow("U\u{C4}", .notLetters, 1, 2),
    FaultRow("€", .symbol, 0, 3, "EUR"),
    FaultRow("$", .symbol, 0, 1),
    FaultRow("US$", .symbol, 2, 1),
    FaultRow("¥", .symbol, 0, 2),
    FaultRow("\u{FF35}SD", .length, 3, 2),
  ])
  func `a fault of a code is named at its place`(row: FaultRow<CurrencyFaultReason>) {
    #expect(row.isMet(by: fault(of: CurrencyCode.self, row.text)))
  }

  @Test(arguments: [
    ("USD", 2), ("JPY", 0), ("KWD", 3), ("UYW", 4), ("LAK", 2), ("XAU", nil), ("DEM", nil), ("QQQ", nil),
  ])
  func `minor units are those of the standard`(code: String, expected: Int?) {
    #expect(CurrencyCode(code)?.minorUnits == expected)
  }

  @Test
  func `a withdrawn code says since when`() {
    #expect(CurrencyCode("DEM")?.status == .withdrawn(since: "2002-03"))
    #expect(CurrencyCode("BGN")?.status == .withdrawn(since: "2026-01"))
    #expect(CurrencyCode("XAU")?.status == .active(minorUnits: nil))
    #expect(CurrencyCode("QQQ")?.status == .unknown)
  }

  @Test(arguments: [
    ("UDS", ["USD", "UZS"]), ("EUE", ["EUR"]), ("JYP", ["JPY", "SYP"]), ("USD", []), ("QQQ", []), ("DEM", []),
  ])
  func `an unknown code has near misses in use`(code: String, expected: [String]) {
    #expect(CurrencyCode(code)?.nearMisses.map(\.description) == expected)
  }

  @Test
  func `near misses are never more than three`() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    var largest = 0
    for first in "BEUX" {
      for second in letters {
        for third in letters {
          guard let code = CurrencyCode("\(first)\(second)\(third)") else { continue }
          largest = max(largest, code.nearMisses.count)
        }
      }
    }
    #expect(largest == 3)
  }
}
