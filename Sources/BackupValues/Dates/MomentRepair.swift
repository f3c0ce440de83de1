/// Rewrites a moment whose meaning is certain into the strict form.
///
/// Certain are: a space or `t` for `T`, `z`, white space around the text, months and days of one digit after a year
/// of four, seconds that are left out, a comma before the fraction, an offset written `+0800`, `+08` or `+8:00`,
/// and `24:00:00` as the end of a day. A missing offset, a day that does not exist or a leap second is never filled in.
enum MomentRepair {
  /// A text longer than this is not a date written a little wrong.
  private static let longestText = 64

  /// The strict text that was meant, or `nil`.
  static func repaired(_ text: RawSpan) -> String? {
    guard text.byteCount <= longestText else { return nil }
    var source = LenientText(text)
    guard let repaired = moment(from: &source) else { return nil }
    guard (try? MomentReading(strict: repaired.span.bytes)) != nil else { return nil }
    return String(decoding: repaired, as: UTF8.self)
  }

  private static func moment(from source: inout LenientText) -> [UInt8]? {
    guard let date = source.date(), source.takeAny("Tt ") != nil, let time = source.time() else { return nil }
    guard let fraction = source.fraction(), let offset = source.offset(), source.isAtEnd else { return nil }

    var output: [UInt8] = []
    if time == [24, 0, 0] {
      guard fraction.allSatisfy({ $0 == 0x30 }), let next = nextDay(date) else { return nil }
      next.append(to: &output)
      output += "T00:00:00".utf8
    } else {
      output.append(date[0], digits: 4)
      for part in date.dropFirst() {
        output.append(ascii: "-")
        output.append(part, digits: 2)
      }
      for (part, lead) in zip(time, "T::".utf8) {
        output.append(lead)
        output.append(part, digits: 2)
      }
    }
    if !fraction.isEmpty {
      output.append(ascii: ".")
      output += fraction
    }
    return output + offset
  }

  private static func nextDay(_ date: [Int]) -> CalendarDay? {
    CalendarDay(year: date[0], month: date[1], day: date[2])?.adding(days: 1)
  }
}
