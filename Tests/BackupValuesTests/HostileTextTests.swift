import BackupValues
import TestSupport
import Testing

/// Whatever the bytes are, a reader answers: with a value that survives its own text, or a fault inside the text.
struct HostileTextTests {
  private let seeds = [
    "14.00", "-0.5e-12", "1e400", "9007199254740991", "USD", "€", "09:30", "2026-02-28", "Zm9vYg==", "Zm8-",
    "919108f7-52d1-4320-9bac-f847db4148a8", "{919108F752D143209BACF847DB4148A8}", "urn:uuid:0",
    "2026-08-31 24:00:00,5+0800",
  ].map { Array($0.utf8) }

  private func mutated(_ bits: inout SplitMix64) -> [UInt8] {
    var bytes = seeds.randomElement(using: &bits) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &bits) {
      let place = Int.random(in: 0...bytes.count, using: &bits)
      let byte = UInt8(truncatingIfNeeded: bits.next())
      let other = seeds.randomElement(using: &bits) ?? []
      switch Int.random(in: 0...3, using: &bits) {
      case 0: bytes.insert(Bool.random(using: &bits) ? byte : 0x30 + byte % 10, at: place)
      case 1: bytes.removeSubrange(place..<min(place + 2, bytes.count))
      case 2: bytes = bytes.prefix(place) + other.suffix(other.count / 2)
      default: bytes.replaceSubrange(place..<min(place + 1, bytes.count), with: [byte])
      }
    }
    return bytes
  }

  private func isSound<Value: TextValue>(_ type: Value.Type, _ bytes: [UInt8]) -> Bool {
    do throws(TextFault<Value.Reason>) {
      let value = try type.read(utf8: bytes)
      return Value(value.description) == value
    } catch {
      return isInside(error, bytes.count) && error.suggestion.map { Value($0) != nil } != false
    }
  }

  @Test
  func `fifty thousand mutated texts are read or refused by every type`() {
    var bits = SplitMix64(seed: 8)
    var failures: [[UInt8]] = []
    for _ in 0..<50_000 {
      let bytes = mutated(&bits)
      let isSound =
        isSound(RecordID.self, bytes) && isSound(CurrencyCode.self, bytes)
        && isSound(ExactDecimal.self, bytes)
        && isSound(Base64Text.self, bytes) && isSound(TimeOfDay.self, bytes)
        && isSound(CalendarDay.self, bytes) && isSound(UTCMoment.self, bytes)
        && isSound(LocalMoment.self, bytes)
      if !isSound || !areNumbersSound(bytes) { failures.append(bytes) }
    }
    #expect(failures.isEmpty)
  }

  private func areNumbersSound(_ bytes: [UInt8]) -> Bool {
    do throws(IntegerFault) {
      let value = try PlainInteger.read(utf8: bytes)
      if !String(value).utf8.elementsEqual(bytes) { return false }
    } catch {
      if !isInside(error, bytes.count) { return false }
    }
    do throws(MoneyFault) {
      return PlainInteger.range.contains(try Money.minorUnits(fromDecimal: bytes, scale: 2))
    } catch {
      return isInside(error, bytes.count)
    }
  }
}
