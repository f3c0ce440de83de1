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

  /// Whether a text has the form `2026-01-31T10:00:00Z`. Whether there is such a day the check of the result says.
  private func isPlainUTC(_ node: Node.Index) -> Bool {
    let text = tree.nodes[Int(node)].text
    guard text.length == 22 else { return false }
    let bytes = tree.bytes(node)
    func digits(_ offset: Int, _ count: Int) -> Bool {
      for index in offset..<offset + count where bytes.load(fromByteOffset: index, as: UInt8.self) &- 0x30 > 9 {
        return false
      }
      return true
    }
    func has(_ character: Unicode.Scalar, _ offset: Int) -> Bool {
      bytes.load(fromByteOffset: offset, as: UInt8.self) == UInt8(ascii: character)
    }
    return digits(1, 4) && has("-", 5) && digits(6, 2) && has("-", 8) && digits(9, 2) && has("T", 11)
      && digits(12, 2) && has(":", 14) && digits(15, 2) && has(":", 17) && digits(18, 2) && has("Z", 20)
  }

  mutating func uuid(_ node: Node.Index) throws(StepFault) {
    guard tree.kind(node) == .string else { throw otherKind(node, "a UUID") }
    let text = tree.nodes[Int(node)].text
    let bytes = tree.bytes(node) + 1
    guard text.length == 38, let isLower = UUIDForm.isLower(bytes) else {
      let words = tree.string(node) ?? ""
      throw StepFault(.stepIDForm, node, "\(value: words) is no UUID")
    }
    if isLower { return }
    var lower = Array(UnsafeRawBufferPointer(start: bytes - 1, count: 38))
    for index in lower.indices where lower[index] &- 0x41 < 26 { lower[index] |= 0x20 }
    guard let place = tree.keep(lower) else { throw tooLarge(node) }
    tree.setText(of: node, .string, place)
    changed()
  }
}

/// The form `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx`.
enum UUIDForm {
  /// Whether no letter of a UUID is upper case; `nil` where the 36 bytes are no UUID.
  static func isLower(_ bytes: UnsafeRawPointer) -> Bool? {
    var isLower = true
    for offset in 0..<36 {
      let byte = bytes.load(fromByteOffset: offset, as: UInt8.self)
      switch offset {
      case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return nil }
      default:
        if byte &- 0x30 < 10 || byte &- 0x61 < 6 { continue }
        guard byte &- 0x41 < 6 else { return nil }
        isLower = false
      }
    }
    return isLower
  }
}

/// Dates in the spellings that apps have written, in the strict form.
enum StrictDate {
  /// The strict text; `nil` where the meaning is not certain.
  static func text(_ old: String, _ form: UpgradeDateForm, _ offset: DateOffset?) -> String? {
    switch form {
    case .utcMoment: return moment(old, offset).flatMap { UTCMoment(millisecondsSince1970: $0.millisecondsSince1970) }?.description
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
