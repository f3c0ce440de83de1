import BackupValues
import Foundation
import Testing

@testable import BackupEvolution

/// The patterns beside the readers of the values, on every text near the limits.
struct SchemaPatternTests {
  #if DEBUG
    static let years = [0, 4, 100, 400, 1900, 1999, 2000, 2023, 2024, 2100, 9996, 9999]
  #else
    static let years = Array(0...400) + [1900, 2000, 2023, 2024, 2100, 9996, 9999]
  #endif

  @Test
  func `a day fits the pattern where the calendar has it`() throws {
    let pattern = try Pattern(SchemaPattern.day)
    for year in Self.years {
      for month in 0...13 {
        for day in 0...32 {
          let text = "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
          #expect(pattern.fits(text) == (CalendarDay(text) != nil), "\(text)")
        }
      }
    }
  }

  @Test
  func `an offset fits the pattern where a moment may have it`() throws {
    let pattern = try Pattern(SchemaPattern.moment)
    for sign in ["+", "-", ""] {
      for hour in 0...15 {
        for minute in 0...61 {
          let text = "2026-01-31T10:00:00\(sign)\(digits(hour, 2)):\(digits(minute, 2))"
          #expect(pattern.fits(text) == (LocalMoment(text) != nil), "\(text)")
        }
      }
    }
  }

  @Test
  func `a time fits the pattern where the clock has it`() throws {
    let (time, moment) = (try Pattern(SchemaPattern.timeOfDay), try Pattern(SchemaPattern.moment))
    for hour in 0...25 {
      for minute in 0...61 {
        let text = "\(digits(hour, 2)):\(digits(minute, 2))"
        #expect(time.fits(text) == (TimeOfDay(text) != nil), "\(text)")
        for second in ["00", "59", "60", "7", "00.", "00.5", "00.123456", "00,5"] {
          let text = "2026-01-31T\(text):\(second)Z"
          #expect(moment.fits(text) == (LocalMoment(text) != nil), "\(text)")
        }
      }
    }
  }

  @Test(arguments: [
    "0", "-0", "00", "1", "-1", "10", "01", "1.0", "1e3", "", "-", "+1", " 1", "1\n", "999999999999999",
    "9007199254740990", "9007199254740991", "9007199254740992", "9007199254741000", "9017199254740991",
    "8999999999999999", "9999999999999999", "10000000000000000", "-9007199254740991", "-9007199254740992",
    "١",
  ])
  func `the key of a map fits the pattern of integers where it is a plain one`(text: String) throws {
    let isPlain = (try? PlainInteger.read(utf8: text.utf8)) != nil
    #expect(try Pattern(SchemaPattern.integer).fits(text) == isPlain)
  }

  @Test
  func `a UTC moment as it is written fits both patterns, one that is only read the wider`() throws {
    let (written, read) = (try Pattern(SchemaPattern.writtenUTCMoment), try Pattern(SchemaPattern.moment))
    for text in ["2026-01-31T10:00:00Z", "2026-01-31T10:00:00.5Z", "2026-01-31T10:00:00.123Z"] {
      #expect(written.fits(text) && read.fits(text), "\(text)")
    }
    for text in ["2026-01-31T10:00:00+00:00", "2026-01-31T10:00:00.1234Z"] {
      #expect(!written.fits(text) && read.fits(text), "\(text)")
    }
  }

  @Test
  func `a list of characters becomes a class of them, with what has a meaning there escaped`() {
    #expect(SchemaPattern.characters("a-z0-9_-") == #"^[0-9_a-z\-]*$"#)
    #expect(SchemaPattern.characters("]^") == #"^[\]\^]*$"#)
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

/// A regular expression of the engine of Foundation, which is none of those that validators use.
private struct Pattern {
  let expression: NSRegularExpression

  init(_ pattern: String) throws {
    // At the end of the text and nowhere else, as in ECMA-262: this engine takes `$` for a line's end as well.
    expression = try NSRegularExpression(pattern: pattern.dropLast() + #"\z"#)
  }

  func fits(_ text: String) -> Bool {
    expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }
}
