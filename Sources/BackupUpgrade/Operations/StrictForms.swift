import BackupJSON
import BackupValues

/// Operations that write a value in its strict form.
extension UpgradeRun {
  mutating func date(_ node: Node.Index, _ form: UpgradeDateForm, _ offset: DateOffset?) throws(StepFault) {
    guard tree.kind(node) == .string else { throw otherKind(node, "a date") }
    if form != .day, isPlainUTC(node) { return }
    let old = tree.string(node) ?? ""
    guard let new = StrictDate.text(old, form, offset) else {
      throw StepFault(.stepDateForm, node, "\(value: old) is no date of which the meaning is certain")
    }
    guard !new.utf8.elementsEqual(old.utf8) else { return }
    guard let place = tree.keep(CanonicalLiteral.of(new)) else { throw tooLarge(node) }
    tree.setText(of: node, .string, place)
    changed()
  }

  /// Whether a text has the form `2026-01-31T10:00:00Z` and is certainly a moment; most are.
  private func isPlainUTC(_ node: Node.Index) -> Bool {
    guard tree.nodes[Int(node)].text.length == 22 else { return false }
    let bytes = tree.bytes(node) + 1
    func byte(_ offset: Int) -> UInt8 { bytes.load(fromByteOffset: offset, as: UInt8.self) }
    func pair(_ offset: Int, _ range: ClosedRange<UInt8>) -> Bool {
      let (tens, ones) = (byte(offset) &- 0x30, byte(offset + 1) &- 0x30)
      return tens < 10 && ones < 10 && range.contains(tens * 10 + ones)
    }
    // The last days of a month are left to the reader that knows the calendar.
    return pair(0, 0...99) && pair(2, 0...99) && byte(4) == UInt8(ascii: "-") && pair(5, 1...12)
      && byte(7) == UInt8(ascii: "-") && pair(8, 1...28) && byte(10) == UInt8(ascii: "T") && pair(11, 0...23)
      && byte(13) == UInt8(ascii: ":") && pair(14, 0...59) && byte(16) == UInt8(ascii: ":")
      && pair(17, 0...59)
      && byte(19) == UInt8(ascii: "Z")
  }

  mutating func uuid(_ node: Node.Index) throws(StepFault) {
    guard tree.kind(node) == .string else { throw otherKind(node, "a UUID") }
    guard tree.nodes[Int(node)].text.length == 38, let uuid = UUIDForm(tree.bytes(node) + 1) else {
      let words = tree.string(node) ?? ""
      throw StepFault(.stepIDForm, node, "\(value: words) is no UUID")
    }
    if uuid.isLower { return }
    guard let place = tree.keep(uuid) else { throw tooLarge(node) }
    tree.setText(of: node, .string, place)
    changed()
  }
}

/// Dates in the spellings that apps have written, in the strict form.
enum StrictDate {
  /// The strict text; `nil` where the meaning is not certain.
  static func text(_ old: String, _ form: UpgradeDateForm, _ offset: DateOffset?) -> String? {
    switch form {
    case .utcMoment:
      return moment(old, offset).flatMap { UTCMoment(millisecondsSince1970: $0.millisecondsSince1970) }?
        .description
    case .localMoment: return moment(old, offset).map { LocalMoment($0).description }
    case .day:
      if let day = day(old) { return day.description }
      return moment(old, offset)?.day.description
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
