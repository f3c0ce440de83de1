import Foundation
import TestSupport

/// A hand-made backup in `fixtures/seaglass-backup/1.0`.
enum SeaglassFixture: String, Sendable, CaseIterable {
  case minimal, full, edge, fallback
  case unknownFields = "unknown-fields"

  func bytes() throws -> [UInt8] {
    let path = Corpora.packageRoot + "/fixtures/seaglass-backup/1.0/\(rawValue).json"
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
