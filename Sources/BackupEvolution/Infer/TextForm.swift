import BackupJSON
import BackupValues

/// A form that all texts at a place may have.
enum TextForm: Int, CaseIterable {
  case id, moment, day, timeOfDay, currency, base64, hexadecimal

  /// Whether a text has the form, exactly as the check of a backup wants it.
  func fits(_ text: String) -> Bool {
    let bytes = text.utf8
    switch self {
    case .id: return bytes.count == 36 && RecordID(text) != nil
    case .moment: return (17...40).contains(bytes.count) && UTCMoment(text) != nil && LocalMoment(text) != nil
    case .day: return bytes.count == 10 && CalendarDay(text) != nil
    case .timeOfDay: return bytes.count == 5 && TimeOfDay(text) != nil
    case .currency: return bytes.count == 3 && CurrencyCode(text) != nil
    case .base64: return bytes.count >= 4 && bytes.count % 4 == 0 && Base64Text(text) != nil
    case .hexadecimal:
      return bytes.count >= 2
        && bytes.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
    }
  }
}
