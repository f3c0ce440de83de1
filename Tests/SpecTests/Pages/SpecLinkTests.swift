import Foundation
import Testing

struct SpecLinkTests {
  @Test
  func `the pages are found`() {
    let paths = SpecPage.all.map(\.path)
    #expect(paths.contains("README.md") && paths.contains("formats/seaglass-backup.md"))
  }

  @Test(arguments: SpecPage.all)
  func `every relative link leads to a file that is there, and to a heading in it`(page: SpecPage) {
    for link in Self.links(page) where !link.contains("://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let base = URL(fileURLWithPath: SpecPage.folder + "/" + page.path)
      let target = parts[0].isEmpty ? base : URL(fileURLWithPath: parts[0], relativeTo: base)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link)")
      guard parts.count == 2 else { continue }
      let path = String(target.standardizedFileURL.path.dropFirst(SpecPage.folder.count + 1))
      #expect(Self.anchors(SpecPage(path: path)).contains(parts[1]), "\(page): \(link)")
    }
  }

  @Test
  func `every page is in the index`() {
    let index = Set(Self.links(SpecPage(path: "README.md")))
    let missing = SpecPage.all.map(\.path).filter { $0 != "README.md" && !index.contains($0) }
    #expect(missing == [])
  }

  private static func links(_ page: SpecPage) -> [String] {
    page.prose.flatMap { line in
      line.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
    }
  }

  /// The anchors that Markdown renderers give the headings of a page.
  private static func anchors(_ page: SpecPage) -> Set<String> {
    Set(
      page.prose.filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" }.dropFirst().lowercased()
        return String(
          title.compactMap { letter in
            letter == " " ? "-" : letter.isLetter || letter.isNumber || "-_".contains(letter) ? letter : nil
          }
        )
      }
    )
  }
}
