import BackupValues
import Testing

struct MomentTests {
  @Test(arguments: [
    ("2026-01-31T18:00:00+08:00", "2026-01-31T10:00:00Z", "2026-01-31T18:00:00+08:00"),
    ("2026-01-31T10:00:00+00:00", "2026-01-31T10:00:00Z", "2026-01-31T10:00:00Z"),
    ("2026-01-31T10:00:00.000Z", "2026-01-31T10:00:00Z", "2026-01-31T10:00:00Z"),
    ("2026-01-31T10:00:00.5Z", "2026-01-31T10:00:00.500Z", "2026-01-31T10:00:00.500Z"),
    ("1969-12-31T23:59:59.9999Z", "1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"),
    ("2026-01-01T00:30:00+05:45", "2025-12-31T18:45:00Z", "2026-01-01T00:30:00+05:45"),
    ("2026-01-01T00:30:00-14:00", "2026-01-01T14:30:00Z", "2026-01-01T00:30:00-14:00"),
    ("0000-01-01T00:00:00Z", "0000-01-01T00:00:00Z", "0000-01-01T00:00:00Z"),
    ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"),
  ])
  func `a moment is written in its canonical form`(text: String, utc: String, local: String) {
    #expect(UTCMoment(text)?.description == utc)
    #expect(LocalMoment(text)?.description == local)
    #expect(LocalMoment(text)?.utc == UTCMoment(text))
  }

  @Test
  func `a local day and time are those at the offset`() throws {
    let moment = try #require(LocalMoment("1969-12-31T23:15:59.999-03:30"))
    #expect(moment.day == CalendarDay("1969-12-31"))
    #expect(moment.timeOfDay == TimeOfDay("23:15"))
    #expect(moment.utc.day == CalendarDay("1970-01-01"))
    #expect(moment.offsetMinutes == -210)
  }

  @Test
  func `equal instants with different offsets are ordered by offset`() throws {
    let west = try #require(LocalMoment("2026-01-31T08:00:00-02:00"))
    let east = try #require(LocalMoment("2026-01-31T12:00:00+02:00"))
    #expect(west != east)
    #expect(west < east)
    #expect(west.utc == east.utc)
  }

  @Test(arguments: [
    ("+05:45", false), ("+14:00", false), ("-12:00", false), ("+05:07", true), ("-12:15", true), ("Z", false),
  ])
  func `an offset that no place uses is noticed`(offset: String, isUnusual: Bool) {
    #expect(LocalMoment("2026-01-31T08:00:00" + offset)?.isUnusualOffset == isUnusual)
  }

  @Test(arguments: [
    ("2026-01-31T10:00:00.123Z", 3, false), ("2026-01-31T10:00:00.123000Z", 6, false),
    ("2026-01-31T10:00:00.1230001Z", 7, true), ("2026-01-31T10:00:00Z", 0, false),
  ])
  func `a reading says which digits were dropped`(text: String, count: Int, dropped: Bool) throws {
    let reading = try MomentReading.read(utf8: text.utf8)
    #expect(reading.fractionDigits == count)
    #expect(reading.droppedDigits == dropped)
    #expect(reading.wroteZ)
  }

  @Test
  func `ten thousand fraction digits are read like three`() {
    let text = "2026-01-31T10:00:00.125" + String(repeating: "9", count: 10_000) + "Z"
    #expect(UTCMoment(text) == UTCMoment("2026-01-31T10:00:00.125Z"))
  }

  @Test
  func `instants and offsets out of range make no moment`() throws {
    #expect(UTCMoment(millisecondsSince1970: -62_167_219_200_000)?.description == "0000-01-01T00:00:00Z")
    #expect(UTCMoment(millisecondsSince1970: -62_167_219_200_001) == nil)
    #expect(UTCMoment(millisecondsSince1970: 253_402_300_800_000) == nil)
    #expect(UTCMoment(millisecondsSince1970: .min) == nil)
    let last = try #require(UTCMoment(millisecondsSince1970: 253_402_300_799_999))
    #expect(LocalMoment(utc: last, offsetMinutes: 1) == nil)
    #expect(LocalMoment(utc: last, offsetMinutes: -841) == nil)
    #expect(LocalMoment(utc: last, offsetMinutes: -840)?.description == "9999-12-31T09:59:59.999-14:00")
  }
}
