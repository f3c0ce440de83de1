import BackupJSON

/// The words for what a report does not say about a file.
enum OmissionWords {
  /// `3 more findings are not shown`
  static func leftOut(_ count: Int) -> String {
    counted(count, "more finding is", "more findings are") + " not shown"
  }

  /// `cannot be read: there is no such file`
  static func unreadable(_ error: InputError) -> String { "cannot be read: \(error.reason)" }
}
