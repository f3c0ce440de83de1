@_spi(Scanning) import BackupJSON
import BackupValues

/// The version as it stands at the root of a file.
enum VersionReading {
  case version(FormatVersion, Range<Int>)
  case malformed(Finding)
  /// Its JSON is broken.
  case broken

  init(_ source: ByteSource, _ index: Int, _ forms: Set<Recognition.VersionForm>) {
    guard let end = source.endOfBalancedValue(index, limit: source.count),
      let found = FoundValue(source, index)
    else {
      self = .broken
      return
    }
    let range = index..<end
    switch found {
    case .object where forms.contains(.majorMinor):
      let reading = VersionReading.object(source, range)
      // Where its JSON is broken, that is the fault, and not what could not be read of it.
      if case .malformed = reading, JSONDocument(part: range, of: source) == nil {
        self = .broken
      } else {
        self = reading
      }
    case .number where forms.contains(.integer):
      if let major = VersionReading.number(source, index, 1) {
        self = .version(FormatVersion(major, 0), range)
      } else {
        self = .malformed(
          Finding(.versionMalformed, at: range, "the version must be a plain whole number, 1 or more")
        )
      }
    default:
      let wanted =
        forms.contains(.majorMinor) ? "an object like {\"major\": 1, \"minor\": 0}" : "a plain whole number"
      self = .malformed(
        Finding(
          .versionMalformed,
          at: found.isContainer ? index..<index + 1 : range,
          "the version must be \(wanted), found \(found.words)",
          notes: [.why("1.10 is newer than 1.9; as a text or a fraction it would be sorted before it")]
        )
      )
    }
  }

  private static func object(_ source: ByteSource, _ range: Range<Int>) -> VersionReading {
    var numbers: [String: Int] = [:]
    for (key, least) in [("major", 1), ("minor", 0)] {
      guard let place = source.value(of: key, inObjectAt: range.lowerBound) else {
        return .malformed(
          Finding(
            .versionMalformed,
            at: range.lowerBound..<range.lowerBound + 1,
            pointer: JSONPointer(tokens: [key]),
            "the version has no `\(key)`"
          )
        )
      }
      // A word that is no value is a fault of the JSON, not of the version.
      guard FoundValue(source, place) != nil else { return .broken }
      guard let number = number(source, place, least) else {
        let end = source.endOfBalancedValue(place, limit: range.upperBound) ?? place + 1
        return .malformed(
          Finding(
            .versionMalformed,
            at: place..<end,
            "`\(key)` must be a plain whole number, \(least) or more"
          )
        )
      }
      numbers[key] = number
    }
    return .version(FormatVersion(numbers["major"]!, numbers["minor"]!), range)
  }

  private static func number(_ source: ByteSource, _ index: Int, _ least: Int) -> Int? {
    let end = source.endOfNumber(index)
    guard end >= 0, let value = try? PlainInteger.read(utf8: source.bytes(index..<end)),
      value >= least, value <= 999_999_999
    else { return nil }
    return Int(value)
  }
}
