public import BackupFormat
public import BackupValues

extension Seaglass {
  /// A habit that is counted.
  public struct Tracker: Sendable, Hashable {
    /// What kind of habit it is.
    public enum Preset: String, Sendable, Hashable, CaseIterable {
      /// Written as it is named.
      case smoking, vaping, alcohol, cannabis, caffeine, sugar
      /// Written with a hyphen.
      case socialMedia = "social-media"
      /// Written as it is named; `custom` is a habit that the person describes.
      case gambling, custom
    }

    /// The same for ever, on all devices.
    public var id: RecordID
    /// What kind of habit it is; a kind that is not known is kept as it is.
    public var preset: Kept<Preset>
    /// What the person calls it, 1…200 characters.
    public var name: String
    /// When the person quit, at the place where they were; the offset is part of it.
    public var quitDate: LocalMoment
    /// What the habit cost, for counting what is saved; `nil` where that is not counted.
    public var cost: Cost?
    /// When the record was made.
    public var createdAt: UTCMoment
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment

    /// Makes a tracker; the length of the name is checked on writing.
    public init(
      id: RecordID,
      preset: Kept<Preset>,
      name: String,
      quitDate: LocalMoment,
      cost: Cost?,
      createdAt: UTCMoment,
      updatedAt: UTCMoment
    ) {
      self.id = id
      self.preset = preset
      self.name = name
      self.quitDate = quitDate
      self.cost = cost
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    static let record = Record(
      "tracker",
      Tracker.init,
      Field("id", \.id, .recordID).doc("The same for ever, on all devices."),
      Field("preset", \.preset, .keptEnumeration(shownAs: "Something else"))
        .doc("What kind of habit it is; the app draws its symbol from it."),
      Field("name", \.name, .text(1...200)).doc("What the person calls it."),
      Field("quitDate", \.quitDate, .localMoment)
        .doc("When the person quit, at the place where they were; the offset is part of it."),
      Field("cost", \.cost, .optional(.record(Cost.record))).doc(
        "What the habit cost, for counting what is saved."
      ),
      Field("createdAt", \.createdAt, .utcMoment).doc("When the record was made."),
      Field("updatedAt", \.updatedAt, .utcMoment).doc(
        "When the record was changed last; the later one wins a merge."
      )
    ).labelled(by: "name").doc("A habit that is counted.")
  }

  /// What a habit cost.
  public struct Cost: Sendable, Hashable {
    /// The time in which the amount was spent.
    public enum Period: String, Sendable, Hashable, CaseIterable {
      /// Written as it is named; an unknown period is read as `day`.
      case day, week, month, year
    }

    /// In minor units of the currency.
    public var amount: Int64
    /// The currency of the amount.
    public var currency: CurrencyCode
    /// The time in which the amount was spent.
    public var period: Period

    /// Makes a cost; a negative amount is refused on writing.
    public init(amount: Int64, currency: CurrencyCode, period: Period) {
      self.amount = amount
      self.currency = currency
      self.period = period
    }

    static let record = Record(
      "cost",
      Cost.init,
      Field("amount", \.amount, .minorUnits(of: "currency", 0...IntegerType.largest))
        .doc("In minor units of the currency: 1400 is 14.00 USD."),
      Field("currency", \.currency, .currency).doc("The currency of the amount."),
      Field("period", \.period, .enumeration(unknown: .value(.day))).doc(
        "The time in which the amount was spent."
      )
    ).doc("What a habit cost.")
  }
}
