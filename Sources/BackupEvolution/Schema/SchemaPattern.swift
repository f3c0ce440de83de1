import BackupFormat

/// Regular expressions for texts whose form is stricter than a length: the part of ECMA-262 that other engines share.
///
/// Each is anchored at both ends and uses no classes whose meaning depends on flags or on Unicode.
enum SchemaPattern {
  /// No U+0000, which no text of a backup has.
  static let anyText = #"^[^\u0000]*$"#
  static let currency = "^[A-Z]{3}$"
  static let uuid = "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"
  /// As a writer writes it: in lower case.
  static let writtenUUID = "^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$"

  static let day = "^\(date)$"
  static let timeOfDay = "^\(hour):[0-5][0-9]$"
  static let moment = "^\(date)T\(time)(?:\\.[0-9]+)?\(offset)$"
  /// Also with a space for the `T`, and with an offset that has no colon.
  static let lenientMoment = "^\(date)[T ]\(time)(?:\\.[0-9]+)?\(lenientOffset)$"
  /// As a writer writes it: in UTC, to the millisecond.
  static let writtenUTCMoment = "^\(date)T\(time)(?:\\.[0-9]{1,3})?Z$"

  /// A whole number as the key of a map, within ±(2^53−1).
  static let integer = "^(?:0|-?(?:\(numbers(upTo: "9007199254740991"))))$"

  // MARK: Parts

  /// The days of the Gregorian calendar in the years 0000 to 9999; those of 29 February by the year.
  private static let date =
    "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    + "|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])"
    + "|(?:[02468][048]|[13579][26])00)-02-29)"

  private static let hour = "(?:[01][0-9]|2[0-3])"
  private static let time = "\(hour):[0-5][0-9]:[0-5][0-9]"

  /// To ±14:00, without `-00:00`.
  private static let offset = offset(colon: ":")
  private static let lenientOffset = offset(colon: ":?")

  private static func offset(colon: String) -> String {
    "(?:Z|\\+(?:(?:0[0-9]|1[0-3])\(colon)[0-5][0-9]|14\(colon)00)"
      + "|-(?:00\(colon)(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-3])\(colon)[0-5][0-9]|14\(colon)00))"
  }

  /// The numbers from 1 to a largest one, without zeros in front.
  private static func numbers(upTo largest: String) -> String {
    let digits = largest.utf8.map { Int($0) - 0x30 }
    var choices = digits.count > 1 ? ["[1-9]\(any(0...digits.count - 2))"] : []
    for (place, digit) in digits.enumerated() {
      let least = place == 0 ? 1 : 0
      guard digit > least else { continue }
      let rest = digits.count - place - 1
      choices.append("\(largest.prefix(place))[\(least)-\(digit - 1)]\(rest > 0 ? any(rest...rest) : "")")
    }
    return (choices + [largest]).joined(separator: "|")
  }

  private static func any(_ count: ClosedRange<Int>) -> String {
    count.lowerBound == count.upperBound
      ? "[0-9]{\(count.lowerBound)}" : "[0-9]{\(count.lowerBound),\(count.upperBound)}"
  }

  /// Texts of the characters that a contract lists; of any, where the list is none.
  static func characters(_ notation: String) -> String {
    CharacterClass(notation).map { "^\($0.expression)*$" } ?? anyText
  }
}
