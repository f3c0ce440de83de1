import Foundation
import TestSupport

/// One page of the specification.
struct SpecPage: Sendable, CustomStringConvertible {
  /// The path below Spec/.
  let path: String
  let lines: [String]

  var description: String { path }

  static let folder = Corpora.packageRoot + "/Spec"

  /// All pages, sorted by path. An introduction is a part of the page that is made with it.
  static let all: [SpecPage] = {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") && !$0.hasSuffix(".intro.md") }.sorted().map {
      SpecPage(path: $0)
    }
  }()

  init(path: String) {
    self.path = path
    let text = (try? String(contentsOfFile: SpecPage.folder + "/" + path, encoding: .utf8)) ?? ""
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines outside of fenced blocks.
  var prose: [String] {
    var isInside = false
    return lines.filter { line in
      guard line.hasPrefix("```") else { return !isInside }
      isInside.toggle()
      return false
    }
  }

  /// The cells of each row of the tables under a heading, heading rows included.
  func rows(under heading: String) -> [[String]] {
    let section = prose.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("#") }
    return section.filter { $0.hasPrefix("|") && !$0.hasPrefix("|--") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
