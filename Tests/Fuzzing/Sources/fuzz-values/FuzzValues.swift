import BackupValues

/// What a value's reader takes, its text gives back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzValues(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  expectSameValue(RecordID.self, bytes)
  expectSameValue(CurrencyCode.self, bytes)
  expectSameValue(UTCMoment.self, bytes)
  expectSameValue(LocalMoment.self, bytes)
  expectSameValue(CalendarDay.self, bytes)
  expectSameValue(TimeOfDay.self, bytes)
  expectSameValue(ExactDecimal.self, bytes)
  expectSameValue(Base64Text.self, bytes)
  expectExactInteger(bytes)
  expectExactMoney(bytes)
  return 0
}

private func expectSameValue<Value: TextValue>(_ type: Value.Type, _ bytes: [UInt8]) {
  do throws(TextFault<Value.Reason>) {
    let value = try Value.read(utf8: bytes)
    let text = value.description
    guard let again = Value(text) else { fatalError("\(type) does not read its own text \(text)") }
    precondition(again == value && again.description == text, "\(type) is another value as \(text)")
  } catch {
    expectInside(error, bytes.count, "\(type)")
    // A suggestion is offered as a certain repair, so it has to be a value.
    if let text = error.suggestion { precondition(Value(text) != nil, "\(type) suggests \(text)") }
  }
}

private func expectExactInteger(_ bytes: [UInt8]) {
  do throws(IntegerFault) {
    let value = try PlainInteger.read(utf8: bytes)
    precondition(Array(String(value).utf8) == bytes, "an integer is spelled in two ways: \(value)")
  } catch {
    expectInside(error, bytes.count, "PlainInteger")
  }
}

/// An amount moved to minor units and written in major units again is the same decimal, where it is one: a zero may
/// have any exponent here.
private func expectExactMoney(_ bytes: [UInt8]) {
  for code in ["JPY", "USD", "KWD", "UYW"] {
    guard let currency = CurrencyCode(code), let scale = currency.minorUnits else { continue }
    do throws(MoneyFault) {
      let amount = try Money.minorUnits(fromDecimal: bytes, scale: scale)
      let text = Money(amount: amount, currency: currency)?.decimalText
      guard let exact = try? ExactDecimal.read(utf8: bytes) else { continue }
      precondition(text.flatMap { ExactDecimal($0) } == exact, "\(amount) \(code)")
    } catch {
      expectInside(error, bytes.count, "Money in \(code)")
    }
  }
}

private func expectInside(_ fault: TextFault<some FaultReason>, _ count: Int, _ type: String) {
  let isInside = fault.offset >= 0 && fault.length >= 0 && fault.offset + fault.length <= count
  precondition(isInside, "\(type) marks \(fault.length) bytes at \(fault.offset) of \(count)")
}
