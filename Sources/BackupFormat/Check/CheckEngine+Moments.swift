import BackupJSON
import BackupValues

/// Moments, days and times that are not written the usual way.
extension CheckEngine {
  mutating func judgeMoment(_ range: Range<Int>, _ text: String, _ node: Node) {
    var found: MomentReading?
    let spelling = compiled.contract.spelling
    judgeDate(range, text) { text throws(DateFault) in
      found = try spelling.read(moment: text)
    }
    guard let reading = found else { return }
    if reading.fractionDigits > 3 {
      collector.add(
        Finding(
          .datePrecision,
          at: range,
          "\(subject(node)) has \(reading.fractionDigits) digits behind the second",
          notes: [.init("three are kept, the rest is dropped")]
        )
      )
    }
    let moment = LocalMoment(reading)
    if moment.isUnusualOffset {
      collector.add(
        Finding(
          .dateUnusualOffset,
          at: range,
          "the offset of \(subject(node)) is one that no place uses today",
          notes: [.init("it is kept as it is; a wrong clock or a slip of the finger is likely")]
        )
      )
    }
    if node.op == .utcMoment, node.isWatched {
      let minute = MomentWatch.Minute(text: moment.utc.description)
      watch.meet(minute, isChange: node.isChange, isHappening: node.isHappening)
      if node.isChange, watch.limit < minute { tooLate(range.lowerBound, range.upperBound) }
    }
  }

  /// A record that was changed after the backup was made.
  @inline(never)
  mutating func tooLate(_ index: Int, _ end: Int) {
    guard collector.isOpen(.warning) else { return collector.count(.dateFuture) }
    collector.add(
      Finding(
        .dateFuture,
        at: index..<end,
        "the record was changed more than a day after the backup was made",
        notes: [.why("the clock of a device was wrong; a merge takes the export time in its place")]
      )
    )
  }

  /// Reads a date and reports what is wrong with it.
  mutating func judgeDate(
    _ range: Range<Int>,
    _ text: String,
    _ read: ([UInt8]) throws(DateFault) -> Void
  ) {
    do {
      try read(Array(text.utf8))
    } catch {
      var finding = DateFinding.finding(error, text, range)
      if error.reason == .separator, let next = fault(behindSeparator: text, read) {
        finding.notes.append(.init(DateFinding.finding(next, text, range).message))
      }
      collector.add(finding)
    }
  }

  /// What else is wrong with a date whose separator is: both are told in one run.
  private func fault(
    behindSeparator text: String,
    _ read: ([UInt8]) throws(DateFault) -> Void
  ) -> DateFault? {
    var bytes = Array(text.utf8)
    guard bytes.count > 10 else { return nil }
    bytes[10] = UInt8(ascii: "T")
    do {
      try read(bytes)
      return nil
    } catch {
      return error
    }
  }
}

/// The words for each way in which a date can be wrong.
enum DateFinding {
  static func finding(_ fault: DateFault, _ text: String, _ range: Range<Int>) -> Finding {
    let (rule, message, help) = words(fault.reason, text)
    // Within a text without escapes the place is exact.
    let isExact = text.utf8.count == range.count - 2
    let start = min(range.lowerBound + 1 + fault.offset, range.upperBound - 1)
    let place = isExact && fault.length > 0 ? start..<min(start + fault.length, range.upperBound - 1) : range
    let fixes = fault.suggestion.map { meant in
      [
        Fix(
          "write \"\(token: meant)\"",
          safety: .safe,
          edits: [TextEdit(range: range, replacement: "\"\(meant)\"")]
        )
      ]
    }
    return Finding(rule, at: place, message, help: help, fixes: fixes ?? [])
  }

  private static func words(_ reason: DateFaultReason, _ text: String) -> (Rule, Phrase, Phrase?) {
    let form: Phrase = "write it like 2026-01-31T10:00:00Z or 2026-01-31T12:00:00+02:00"
    return switch reason {
    case .empty: (.dateForm, "the date is an empty text", form)
    case .form: (.dateForm, "\(value: text) is not a date or time of this form", form)
    case .nonASCII: (.dateForm, "\(value: text) has a character that no date has", form)
    case .monthOrDayForm: (.dateForm, "month and day need two digits each in \(value: text)", form)
    case .missingTime: (.dateForm, "\(value: text) has no time of day", form)
    case .yearForm:
      (.dateYear, "the year in \(value: text) does not have four digits", "write all four digits")
    case .monthRange: (.dateNoSuchDay, "there is no such month in \(value: text)", nil)
    case .noSuchDay:
      (
        .dateNoSuchDay, "the day in \(value: text) does not exist",
        "find out which day was meant; it is not guessed"
      )
    case .separator: (.dateSeparator, "`T` must stand between day and time in \(value: text)", "use T")
    case .lowerCase: (.dateCase, "`T` and `Z` are capital letters in \(value: text)", "use capital letters")
    case .timeForm: (.dateTime, "the time in \(value: text) is not written HH:MM:SS", form)
    case .timeRange: (.dateTime, "the time in \(value: text) does not exist", nil)
    case .hour24: (.dateHour24, "the hour 24 in \(value: text) is not allowed", "write 00:00 of the next day")
    case .leapSecond:
      (.dateLeapSecond, "second 60 in \(value: text) is not allowed", "write the second before it")
    case .fractionForm: (.dateFraction, "the fraction in \(value: text) needs a point and digits", nil)
    case .missingOffset:
      (
        .dateMissingOffset, "\(value: text) does not say its offset from UTC",
        "add Z for UTC, or the offset of the place, like +02:00; it is not guessed"
      )
    case .unknownOffset:
      (.dateUnknownOffset, "the offset -00:00 means \"unknown\" (RFC 3339)", "write Z, or the real offset")
    case .offsetForm:
      (.dateOffset, "the offset in \(value: text) is not written ±HH:MM", "write it like +02:00")
    case .offsetRange: (.dateOffset, "the offset in \(value: text) is beyond ±14:00", nil)
    case .trailingText: (.dateTrailingText, "something stands behind the date in \(value: text)", "remove it")
    case .yearRange: (.dateYearRange, "\(value: text) lies outside of the years 0000 to 9999 in UTC", nil)
    }
  }
}
