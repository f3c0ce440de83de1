import BackupValues
import TestSupport
import Testing

struct DatePropertyTests {
  private static func randomMoment(_ bits: inout SplitMix64) -> LocalMoment? {
    let milliseconds = Int64.random(in: -62_167_219_200_000...253_402_300_799_999, using: &bits)
    let isWholeSecond = Bool.random(using: &bits)
    let utc = UTCMoment(millisecondsSince1970: isWholeSecond ? milliseconds / 1000 * 1000 : milliseconds)
    return utc.flatMap { LocalMoment(utc: $0, offsetMinutes: Int.random(in: -840...840, using: &bits)) }
  }

  @Test
  func `what is written is read as the same value, in the same order`() throws {
    var bits = SplitMix64(seed: 3339)
    var previous = try #require(LocalMoment("1970-01-01T00:00:00Z"))
    var failures = 0
    for _ in 0..<20_000 {
      guard let moment = Self.randomMoment(&bits) else { continue }
      if LocalMoment(moment.description) != moment { failures += 1 }
      if UTCMoment(moment.utc.description) != moment.utc { failures += 1 }
      if UTCMoment(moment.description) != moment.utc { failures += 1 }
      if CalendarDay(moment.day.description) != moment.day { failures += 1 }
      if !moment.description.hasPrefix(moment.day.description + "T" + moment.timeOfDay.description) {
        failures += 1
      }
      let isLater = moment.utc.millisecondsSince1970 > previous.utc.millisecondsSince1970
      if (moment > previous) != isLater { failures += 1 }
      // Four digits of each year make the order of canonical whole seconds that of their texts.
      let texts = (moment.utc.description.prefix(19), previous.utc.description.prefix(19))
      if texts.0 != texts.1, (texts.0 > texts.1) != isLater { failures += 1 }
      previous = moment
    }
    #expect(failures == 0)
  }

  @Test
  func `each of 256 bytes in each place of a moment is refused exactly where it has no business`() {
    let valid = Array("2022-11-11T11:11:11Z".utf8)
    // What may stand in each place while all other places stay as they are.
    let allowed = [
      "0123456789", "0123456789", "0123456789", "0123456789", "-", "01", "012", "-", "012", "0123456789", "T",
      "012", "0123456789", ":", "012345", "0123456789", ":", "012345", "0123456789", "Z",
    ].map { Set($0.utf8) }
    var failures: [[UInt8]] = []
    for place in valid.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = valid
        bytes[place] = byte
        let isRead = (try? UTCMoment.read(utf8: bytes)) != nil
        if isRead != allowed[place].contains(byte) { failures.append(bytes) }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5).map { String(decoding: $0, as: UTF8.self) })")
  }

  @Test
  func `a mutated moment is read or refused with a fault inside the text`() {
    var bits = SplitMix64(seed: 1970)
    let alphabet = Array("0123456789-:.,+TtZz \n\u{0}".utf8) + [0x80, 0xC3, 0xFF, 0xEF]
    var accepted = 0
    var failures = 0
    for round in 0..<60_000 {
      guard let moment = Self.randomMoment(&bits) else { continue }
      var bytes = Array(moment.description.utf8)
      for _ in 0...(round % 3) {
        let place = Int.random(in: 0..<max(bytes.count, 1), using: &bits)
        let byte = alphabet.randomElement(using: &bits) ?? 0
        switch Int.random(in: 0...3, using: &bits) {
        case 0 where !bytes.isEmpty: bytes.remove(at: place)
        case 1: bytes.insert(byte, at: min(place, bytes.count))
        case 2: bytes = Array(bytes.prefix(place))
        default: if !bytes.isEmpty { bytes[place] = byte }
        }
      }
      do throws(DateFault) {
        let value = try LocalMoment.read(utf8: bytes)
        accepted += 1
        if LocalMoment(value.description) != value { failures += 1 }
      } catch {
        if !isInside(error, bytes.count) { failures += 1 }
        if let suggestion = error.suggestion, UTCMoment(suggestion) == nil { failures += 1 }
      }
      _ = try? CalendarDay.read(utf8: bytes)
      _ = try? TimeOfDay.read(utf8: bytes.dropFirst(11))
    }
    #expect(failures == 0)
    #expect(accepted > 1000)
  }
}
