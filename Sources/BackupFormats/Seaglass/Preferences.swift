import BackupFormat
public import BackupValues

extension Seaglass {
  /// The settings that move to a new device. Purchases and the state of a device never do.
  public struct Preferences: Sendable, Hashable {
    public enum Theme: String, Sendable, Hashable, CaseIterable {
      case system, light, dark
    }

    public enum WeekStart: String, Sendable, Hashable, CaseIterable {
      case monday, sunday, saturday
    }

    public var theme: Theme?
    public var weekStart: WeekStart?
    public var defaultCurrency: CurrencyCode?
    public var hapticsEnabled: Bool?
    public var dailyReminderTime: TimeOfDay?

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
