import Foundation
import TestSupport

/// Files of the package itself.
enum PackageText {
  static func lines(_ path: String) throws -> [String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: Corpora.packageRoot + "/" + path))
    return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
