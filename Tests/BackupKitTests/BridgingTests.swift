import BackupKit
import Foundation
import Testing

/// Values of Foundation and ours are the same values.
struct BridgingTests {
  @Test(arguments: [
    "1970-01-01T00:00:00Z", "2026-01-31T10:00:00.123Z", "0000-01-01T00:00:00Z", "1969-12-31T23:59:59.999Z",
  ])
  func `an instant survives the way to Date and back`(text: String) throws {
    let moment = try #require(UTCMoment(text))
    #expect(UTCMoment(moment.date) == moment)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e18])
  func `a date beyond all years is no moment`(seconds: Double) {
    #expect(UTCMoment(Date(timeIntervalSince1970: seconds)) == nil)
    #expect(CalendarDay(Date(timeIntervalSince1970: seconds), in: .gmt) == nil)
  }

  @Test
  func `a local moment takes the offset of its place`() throws {
    let date = try #require(UTCMoment("2026-07-19T20:30:00Z")).date
    let zone = try #require(TimeZone(secondsFromGMT: 3 * 3600))
    #expect(LocalMoment(date, in: zone)?.description == "2026-07-19T23:30:00+03:00")
    #expect(CalendarDay(date, in: zone)?.description == "2026-07-19")
    #expect(
      CalendarDay(date, in: try #require(TimeZone(secondsFromGMT: 4 * 3600)))?.description == "2026-07-20"
    )
  }

  @Test
  func `a UUID and a record id have the same text but for the case`() throws {
    let id = try #require(RecordID("7c42ca9b-9eab-4d04-80b3-40f10b0c54aa"))
    #expect(UUID(id).uuidString.lowercased() == id.description)
    #expect(RecordID(UUID(id)) == id)
  }

  @Test(arguments: ["0", "-0.05", "12345678901234567890.123456789", "1e-20"])
  func `a decimal keeps all its digits`(text: String) throws {
    let value = try #require(ExactDecimal(text))
    #expect(Decimal(value).flatMap { ExactDecimal($0) } == value)
  }

  @Test
  func `money in major units is exact, and never rounded`() throws {
    let usd = try #require(CurrencyCode("USD"))
    let yen = try #require(CurrencyCode("JPY"))
    #expect(Money(try #require(Decimal(string: "2557.68")), usd)?.amount == 255_768)
    #expect(Money(try #require(Decimal(string: "500.99")), yen) == nil)
    #expect(Money(amount: 1850, currency: usd)?.decimal == Decimal(string: "18.5"))
    #expect(Money(Decimal.nan, usd) == nil)
  }

  @Test
  func `bytes come from Data and go back`() {
    let data = Data([0, 1, 2, 255])
    #expect(Data(InputBytes(data)) == data)
  }
}
