import Testing

@testable import BackupLint

@Suite struct XMLReportTests {
  @Test(arguments: [
    ("a & b < c > d", "a &amp; b &lt; c &gt; d", "a &amp; b &lt; c &gt; d"),
    ("]]>", "]]&gt;", "]]&gt;"),
    ("\"'", "&quot;'", "&quot;'"),
    ("a\n\tb", "a\n\tb", "a&#10;&#9;b"),
    ("a\r\nb", "a&#13;\nb", "a&#13;&#10;b"),
    ("\u{0}\u{1}\u{8}\u{B}\u{1F}", #"\u{0}\u{1}\u{8}\u{B}\u{1F}"#, #"\u{0}\u{1}\u{8}\u{B}\u{1F}"#),
    ("\u{FFFE}\u{FFFF}\u{FFFD}", "\\u{FFFE}\\u{FFFF}\u{FFFD}", "\\u{FFFE}\\u{FFFF}\u{FFFD}"),
    ("\u{7F}\u{85}é😀\u{10FFFF}", "\u{7F}\u{85}é😀\u{10FFFF}", "\u{7F}\u{85}é😀\u{10FFFF}"),
  ])
  func `text becomes what XML can hold`(_ text: String, _ content: String, _ attribute: String) {
    #expect(Array(XMLText.content(text).utf8) == Array(content.utf8))
    #expect(Array(XMLText.attribute(text).utf8) == Array(attribute.utf8))
  }

  @Test func `a test case stands for each file, and the counts are theirs`() throws {
    let root = try #require(XMLNode.root(of: try ReportRun(.junit).output))
    let cases = root.all("testcase")
    #expect(
      cases.map { $0.attributes["name"] }
        == ["warning.json", "fault.json", "comma.json", "clean.json", "missing.json"]
    )
    #expect(
      cases.map { $0.children.map(\.name) } == [["system-out"], ["failure"], ["failure"], [], ["error"]]
    )
    for counts in [root.attributes, root.children[0].attributes] {
      #expect(counts["tests"] == "5")
      #expect(counts["failures"] == "2")
      #expect(counts["errors"] == "1")
    }
    #expect(cases[1].children[0].text.hasPrefix("fault.json:13:26: error[money/not-minor-units]: "))
  }

  @Test(arguments: [("error", 2), ("warning", 3), ("note", 3)])
  func `a test case fails by the severity that makes the run fail`(_ severity: String, _ failures: Int) throws
  {
    let root = try #require(XMLNode.root(of: try ReportRun(.junit, ["--fail-on", severity]).output))
    #expect(root.all("failure").count == failures)
  }

  @Test func `checkstyle has an element for each file, and in it its findings`() throws {
    let root = try #require(XMLNode.root(of: try ReportRun(.checkstyle).output))
    #expect(root.all("file").map(\.children.count) == [1, 1, 1, 0, 1])
    #expect(
      root.all("error").map { $0.attributes["severity"] } == ["warning", "error", "error", "error"]
    )
    #expect(root.all("error")[1].attributes["source"] == "money/not-minor-units")
    #expect(root.all("error")[1].attributes["column"] == "26")
  }
}
