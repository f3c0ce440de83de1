import BackupFormat
public import BackupValues

extension MoodJournal {
  /// The settings that move to a new device. Purchases and the state of a device never do.
  public struct Preferences: Sendable, Hashable {
    /// How the app looks.
    public enum Theme: String, Sendable, Hashable, CaseIterable {
      /// Written as it is named; an unknown theme is read as `system`.
      case system, light, dark
    }

    /// When the person wants to be reminded, at the place where they are; `nil` where the file does not say.
    public var reminderTimes: [TimeOfDay]?
    /// How the app looks; `nil` where the file does not say.
    public var theme: Theme?

    /// Makes settings; `nil` leaves a setting out of the file.
    public init(reminderTimes: [TimeOfDay]? = nil, theme: Theme? = nil) {
      self.reminderTimes = reminderTimes
      self.theme = theme
    }

    static let record = Record(
      "preferences",
      Preferences.init,
      Field("reminderTimes", \.reminderTimes, .optional(.list(of: .timeOfDay, 0...100)))
        .absence("that the device keeps its own")
        .doc("When the person wants to be reminded, at the place where they are."),
      Field("theme", \.theme, .optional(.enumeration(unknown: .value(.system))))
        .absence("that the device keeps its own").doc("How the app looks.")
    ).allowList().doc("The settings that move to a new device.")
  }
}
