import BackupJSON
import Foundation
import Testing

@testable import BackupLint

@Suite struct EveryFormatTests {
  /// Names and contents that mean something to one format or another.
  static let hostile: [(name: String, text: String)] = [
    (
      "a\"'<&>]]>%,:;\u{1}\n\u{1B}[31m::error::é😀\u{202E}.json",
      ReportRun.full.replacingOccurrences(of: "\"slip\"", with: "\"]]>\\u0001\\n::error::%0A{0}[a](b)<!--\"")
        .replacingOccurrences(of: "\"theme\"", with: "\"]]>\\u001b\\n::warning::%,:{1}[a](b)\": 1, \"theme\"")
    ),
    ("b.json", "{\"a\u{1}\": \"\u{0}]]>\u{7F}\u{FFFF}\", // ]]>\n"),
  ]

  @Test(arguments: ReportFormat.allCases)
  func `the same files give the same bytes`(_ format: ReportFormat) throws {
    let folder = try TemporaryFolder()
    let run = try ReportRun(format, folder: folder)
    #expect(run.status == .failure)
    #expect(!run.output.isEmpty)
    #expect(try ReportRun(format, folder: folder).output == run.output)
  }

  @Test(arguments: ReportFormat.allCases)
  func `no value of a file is shown unless asked for`(_ format: ReportFormat) throws {
    let hidden = try ReportRun(format).output
    // What the catalogue says of a rule, which is in a SARIF report, holds amounts of its own.
    let values = format == .sarif ? ["Coffee", "slippp"] : ["Coffee", "slippp", "14.00", "1400"]
    for value in values { #expect(!hidden.contains(value)) }
    #expect(try ReportRun(format, ["--show-values"]).output.contains("Coffee"))
  }

  @Test(arguments: ReportFormat.allCases)
  func `every file with a finding is named`(_ format: ReportFormat) throws {
    let output = try ReportRun(format).output
    for name in ["warning.json", "fault.json", "comma.json"] { #expect(output.contains(name)) }
  }

  @Test(arguments: ReportFormat.allCases.filter { ![.text, .concise].contains($0) })
  func `a report in a file names what could not be read`(_ format: ReportFormat) throws {
    let output = try ReportRun(format).output
    #expect(output.contains("missing.json"))
    #expect(output.contains("there is no such file"))
  }

  @Test(arguments: ReportFormat.allCases, ["--redact", "--show-values"])
  func `no control character comes through`(_ format: ReportFormat, _ flag: String) throws {
    let output = try ReportRun(format, [flag], files: Self.hostile).output
    let controls = output.unicodeScalars.filter { scalar in
      // The protocol of GitHub leaves everything but line ends in a name as it is.
      let isInName = format == .github && (scalar == "\u{1}" || scalar == "\u{1B}")
      return scalar.value < 0x20 && scalar != "\n" && !isInName
    }
    #expect(controls.isEmpty, "\(output.debugDescription)")
  }

  @Test(arguments: ReportFormat.allCases.filter { [.json, .sarif, .gitlab].contains($0) })
  func `hostile names and values leave JSON whole`(_ format: ReportFormat) throws {
    let output = try ReportRun(format, ["--show-values"], files: Self.hostile).output
    #expect(throws: Never.self) { try JSONDocument(reading: output) }
  }

  @Test(arguments: [ReportFormat.junit, .checkstyle])
  func `hostile names and values leave XML whole`(_ format: ReportFormat) throws {
    let output = try ReportRun(format, ["--show-values"], files: Self.hostile).output
    let root = try #require(XMLNode.root(of: output), "\(output)")
    let names = (root.all("testcase") + root.all("file")).compactMap { $0.attributes["name"] }
    #expect(names.count == 3)
    #expect(names.first == "a\"'<&>]]>%,:;\\u{1}\n\\u{1B}[31m::error::é😀\u{202E}.json")
  }

  @Test(arguments: [
    (ReportFormat.github, "::"), (.jsonl, "{\"kind\":"), (.xcode, "json:"), (.concise, "json:"),
  ])
  func `hostile names and values end no line`(_ format: ReportFormat, _ mark: String) throws {
    let files = Self.hostile + ReportRun.usual
    let output = try ReportRun(format, ["--show-values"], files: files).output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count > 5)
    for line in lines {
      #expect(line.contains(mark), "\(line.debugDescription)")
      if format == .github {
        #expect(line.hasPrefix("::error ") || line.hasPrefix("::warning ") || line.hasPrefix("::notice "))
      }
    }
  }
}
