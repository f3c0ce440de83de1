import Foundation
import TestSupport

/// Where the cases and their files are.
enum CaseFolder {
  static let cases = Corpora.packageRoot + "/Tests/EndToEndTests/Cases"
  static let files = Corpora.packageRoot + "/Tests/EndToEndTests/Files"

  /// The names of all cases, without their extension.
  static let names: [String] = {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: cases)) ?? []
    return found.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }()

  static func path(_ name: String) -> String { "\(cases)/\(name).txt" }
}
