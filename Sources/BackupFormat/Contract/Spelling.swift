public import BackupValues

/// How the files of a format spell values, where their apps do it otherwise than Spec/values.md.
///
/// It is for formats that were there before their contract: what their readers have always taken, a checker takes.
public struct Spelling: Sendable, Hashable {
  /// How moments are written.
  public enum Moments: String, Sendable, Hashable, CaseIterable {
    /// As RFC 3339 and this specification have it.
    case strict
    /// Also with a space for the `T`, and with an offset that has no colon: `2026-01-31 10:00:00+0800`.
    case lenient
  }

  /// A text that stands for a currency.
  public struct CurrencyName: Sendable, Hashable {
    /// The text in the file, for example `RM`.
    public var text: String
    /// The currency that it means.
    public var code: CurrencyCode

    /// Makes a name of a text and the currency that it means.
    public init(_ text: String, _ code: CurrencyCode) {
      self.text = text
      self.code = code
    }
  }

  /// How moments are written.
  public var moments: Moments
  /// Texts that stand for a currency beside its code; the order is part of the contract.
  public var currencies: [CurrencyName]

  /// Makes a spelling; without further words it is that of the specification.
  public init(moments: Moments = .strict, currencies: [CurrencyName] = []) {
    self.moments = moments
    self.currencies = currencies
  }

  /// Reads a moment as the format spells it.
  ///
  /// - Throws: The first fault of the text.
  package func read(moment bytes: [UInt8]) throws(DateFault) -> MomentReading {
    switch moments {
    case .strict: try MomentReading.read(utf8: bytes)
    case .lenient: try MomentReading.readLenient(utf8: bytes)
    }
  }

  /// The moment that a text is; `nil` where it is none.
  package func moment(_ text: String) -> LocalMoment? {
    (try? read(moment: Array(text.utf8))).map { LocalMoment($0) }
  }

  /// Whether a text stands for something before what another one stands for; `nil` where they are not two moments, two
  /// days or two times of day.
  package func isBefore(_ left: String, _ right: String) -> Bool? {
    if let left = moment(left), let right = moment(right) { return left.utc < right.utc }
    if let left = CalendarDay(left), let right = CalendarDay(right) { return left < right }
    if let left = TimeOfDay(left), let right = TimeOfDay(right) { return left < right }
    return nil
  }

  /// The currency that a text means: by its name here, or by its code; `nil` where it is none.
  package func currency(_ text: String) -> CurrencyCode? {
    named(text) ?? CurrencyCode(text)
  }

  /// The currency that has this name; `nil` for its code.
  package func named(_ text: String) -> CurrencyCode? {
    currencies.first { $0.text.utf8.elementsEqual(text.utf8) }?.code
  }
}
