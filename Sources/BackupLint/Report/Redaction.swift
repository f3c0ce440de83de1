/// Whose values a report hides.
enum Redaction: Sendable {
  /// Nobody's.
  case none
  /// Those of files that hold personal data: backups, and whatever could not be recognised.
  case personal
  /// Those of every file.
  case all

  func hides(_ file: CheckedFile) -> Bool {
    switch self {
    case .none: false
    case .personal: file.isPersonal
    case .all: true
    }
  }
}
