@_spi(Scanning) import BackupFormat
@_spi(Scanning) import BackupJSON
import BackupValues

/// Operations that write a value in its strict form.
extension UpgradeRun {
  mutating func date(_ node: Node.Index, _ form: UpgradeDateForm, _ offset: DateOffset?) throws(StepFault) {
    guard tree.kind(node) == .string else { throw otherKind(node, "a date") }
    if form != .day, isPlainUTC(node) { return }
    let old = tree.string(node) ?? ""
    guard let new = StrictDate.text(old, form, offset) else {
      throw StepFault(
        .stepDateForm,
        node,
        "\(value: old) is no date of which the meaning is certain",
        help: "write the date as it was meant, for example 2025-05-01T08:00:00Z"
      )
    }
    guard !new.text.utf8.elementsEqual(old.utf8) else { return }
    guard let place = tree.keep(CanonicalLiteral.of(new.text)) else { throw tooLarge(node) }
    if new.isRounded {
      rounded(node, Account.Change(old: old, new: new.text))
    } else {
      changed()
    }
    tree.setText(of: node, .string, place)
  }

  /// Whether a text has the form `2026-01-31T10:00:00Z` and is certainly a moment; most are.
  private func isPlainUTC(_ node: Node.Index) -> Bool {
    let (source, start) = tree.scanned(node)
    return tree.nodes[Int(node)].text.length == 22 && source.endOfUsualMoment(start + 1) == start + 22
  }

  mutating func uuid(_ node: Node.Index) throws(StepFault) {
    guard tree.kind(node) == .string else { throw otherKind(node, "a UUID") }
    let (source, start) = tree.scanned(node)
    guard tree.nodes[Int(node)].text.length == 38, let uuid = source.uuid(at: start + 1) else {
      let words = tree.string(node) ?? ""
      throw StepFault(.stepIDForm, node, "\(value: words) is no UUID")
    }
    if source.uuidCharacters(at: start + 1) == uuid { return }
    guard let place = tree.keep(uuid) else { throw tooLarge(node) }
    tree.setText(of: node, .string, place)
    changed()
  }
}

extension UpgradeTree {
  /// Puts a UUID in lower case, with its quotes, behind the texts that are not in the file.
  mutating func keep(_ uuid: UUIDDigits) -> TextPlace? {
    guard let start = reserve(38) else { return nil }
    let text = made + start
    func put<Word: FixedWidthInteger>(_ word: Word, _ offset: Int) {
      text.storeBytes(of: word.littleEndian, toByteOffset: offset, as: Word.self)
    }
    let hyphen = UInt8(ascii: "-")
    put(UInt8(ascii: "\""), 0)
    put(uuid.first, 1)
    put(hyphen, 9)
    put(UInt32(truncatingIfNeeded: uuid.second), 10)
    put(hyphen, 14)
    put(UInt32(truncatingIfNeeded: uuid.second >> 32), 15)
    put(hyphen, 19)
    put(UInt32(truncatingIfNeeded: uuid.third), 20)
    put(hyphen, 24)
    put(UInt32(truncatingIfNeeded: uuid.third >> 32), 25)
    put(uuid.fourth, 29)
    put(UInt8(ascii: "\""), 37)
    return TextPlace(start, 38)
  }
}

/// Dates in the spellings that apps have written, in the strict form.
enum StrictDate {
  /// A date in the strict form.
  struct Answer {
    let text: String
    /// Whether it says less than the old text: digits behind the milliseconds, or a time of day, are left out.
    let isRounded: Bool
  }

  /// The strict date; `nil` where the meaning is not certain.
  static func text(_ old: String, _ form: UpgradeDateForm, _ offset: DateOffset?) -> Answer? {
    switch form {
    case .utcMoment:
      guard let reading = moment(old, offset),
        let moment = UTCMoment(millisecondsSince1970: reading.millisecondsSince1970)
      else { return nil }
      return Answer(text: moment.description, isRounded: reading.droppedDigits)
    case .localMoment:
      guard let reading = moment(old, offset) else { return nil }
      return Answer(text: LocalMoment(reading).description, isRounded: reading.droppedDigits)
    case .day:
      if let day = day(old) { return Answer(text: day.description, isRounded: false) }
      guard let reading = moment(old, offset) else { return nil }
      let isMidnight =
        reading.hour == 0 && reading.minute == 0 && reading.second == 0 && reading.millisecond == 0
      return Answer(text: reading.day.description, isRounded: !isMidnight || reading.droppedDigits)
    }
  }

  private static func moment(_ text: String, _ offset: DateOffset?) -> MomentReading? {
    if let reading = read(Array(text.utf8)) { return reading }
    guard let offset else { return nil }
    return read(Array(text.utf8) + offset.text)
  }

  private static func read(_ text: [UInt8]) -> MomentReading? {
    do {
      return try MomentReading.read(utf8: text)
    } catch {
      return error.suggestion.flatMap { try? MomentReading.read(utf8: Array($0.utf8)) }
    }
  }

  private static func day(_ text: String) -> CalendarDay? {
    do {
      return try CalendarDay.read(utf8: Array(text.utf8))
    } catch {
      return error.suggestion.flatMap { CalendarDay($0) }
    }
  }
}
