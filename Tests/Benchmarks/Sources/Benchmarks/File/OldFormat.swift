/// Files that an upgrade is measured with, as the apps of that time wrote them.
enum OldFormat: String, CaseIterable {
  case spenDrop = "SpenDrop 1"
  case mood = "mood journal 1"

  /// The newest version.
  var target: String {
    switch self {
    case .spenDrop: "5"
    case .mood: "2"
    }
  }

  /// A file of about a size; the same size gives the same bytes.
  func bytes(of size: Int) -> [UInt8] {
    switch self {
    case .spenDrop: SpenDropFile.bytes(of: size)
    case .mood: MoodFile.bytes(of: size)
    }
  }
}
