import BackupFormat
public import BackupValues

extension Seaglass {
  /// The settings that move to a new device. Purchases and the state of a device never do.
  public struct Preferences: Sendable, Hashable {
    /// How the app looks.
    public enum Theme: String, Sendable, Hashable, CaseIterable {
      /// Written as it is named; an unknown theme is read as `system`.
      case system, light, dark
    }

    /// The day on which a week begins.
    public enum WeekStart: String, Sendable, Hashable, CaseIterable {
      /// Written as it is named; an unknown day is read as `monday`.
      case monday, sunday, saturday
    }

    /// How the app looks; `nil` where the file does not say.
    public var theme: Theme?
    /// The day on which a week begins; `nil` where the file does not say.
    public var weekStart: WeekStart?
    /// The currency of new trackers; `nil` where the file does not say.
    public var defaultCurrency: CurrencyCode?
    /// Whether the device answers with a tap; `nil` where the file does not say.
    public var hapticsEnabled: Bool?
    /// When the person wants to be reminded, at the place where they are; `nil` for no reminder.
    public var dailyReminderTime: TimeOfDay?

    /// Makes settings; `nil` leaves a setting out of the file.
    public init(
      theme: Theme?,
      weekStart: WeekStart?,
      defaultCurrency: CurrencyCode?,
      hapticsEnabled: Bool?,
      dailyReminderTime: TimeOfDay?
    ) {
      self.theme = theme
      self.weekStart = weekStart
      self.defaultCurrency = defaultCurrency
      self.hapticsEnabled = hapticsEnabled
      self.dailyReminderTime = dailyReminderTime
    }

    static let record = Record(
      "preferences",
      Preferences.init,
      Field("theme", \.theme, .optional(.enumeration(unknown: .value(.system)))).doc("How the app looks."),
      Field("weekStart", \.weekStart, .optional(.enumeration(unknown: .value(.monday))))
        .doc("The day on which a week begins."),
      Field("defaultCurrency", \.defaultCurrency, .optional(.currency)).doc("The currency of new trackers."),
      Field("hapticsEnabled", \.hapticsEnabled, .optional(.boolean)).doc(
        "Whether the device answers with a tap."
      ),
      Field("dailyReminderTime", \.dailyReminderTime, .optional(.timeOfDay))
        .doc(
          "When the person wants to be reminded, at the place where they are; none where there is no reminder."
        )
    ).allowList().doc("The settings that move to a new device.")
  }
}
