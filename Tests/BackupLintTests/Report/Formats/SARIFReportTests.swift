import BackupJSON
import Testing

@testable import BackupLint

@Suite struct SARIFReportTests {
  /// The value at a JSON Pointer of a report.
  private struct Report {
    let document: JSONDocument

    init(_ text: String) throws { document = try JSONDocument(reading: text) }

    subscript(pointer: String) -> JSONValue? {
      pointer.split(separator: "/").reduce(document.root as JSONValue?) { value, token in
        switch value {
        case .object(let members)?: members[String(token)]
        case .array(let elements)?: Int(token).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        default: nil
        }
      }
    }
  }

  @Test func `a result has its rule, place, path and fingerprint`() throws {
    let report = try Report(try ReportRun(.sarif).output)
    #expect(report["runs/0/columnKind"] == "unicodeCodePoints")
    #expect(report["runs/0/results/1/ruleId"] == "money/not-minor-units")
    #expect(report["runs/0/results/1/ruleIndex"] == 1)
    #expect(report["runs/0/tool/driver/rules/1/id"] == "money/not-minor-units")
    #expect(report["runs/0/results/1/level"] == "error")
    #expect(report["runs/0/results/0/level"] == "warning")
    #expect(
      report["runs/0/results/1/locations/0/physicalLocation/region"]
        == ["startLine": 13, "startColumn": 26, "endLine": 13, "endColumn": 31]
    )
    #expect(
      report["runs/0/results/1/locations/0/logicalLocations/0/fullyQualifiedName"]
        == "/trackers/0/cost/amount"
    )
    guard case .object(let prints)? = report["runs/0/results/1/partialFingerprints"] else {
      Issue.record("no fingerprint")
      return
    }
    let print = Fingerprint.of(rule: "money/not-minor-units", pointer: "/trackers/0/cost/amount", ordinal: 0)
    #expect(prints["rulePointerOrdinal/v1"] == .string(print))
  }

  @Test func `a fix that would show a value is left out, and there when values are shown`() throws {
    let hidden = try Report(try ReportRun(.sarif).output)
    #expect(hidden["runs/0/results/1/fixes"] == nil)
    let replacement = "artifactChanges/0/replacements/0"
    #expect(hidden["runs/0/results/2/fixes/0/\(replacement)/deletedRegion/startColumn"] != nil)
    #expect(hidden["runs/0/results/2/fixes/0/\(replacement)/insertedContent"] == nil)
    let shown = try Report(try ReportRun(.sarif, ["--show-values"]).output)
    #expect(shown["runs/0/results/1/fixes/0/\(replacement)/insertedContent"] == ["text": "1400"])
    #expect(shown["runs/0/results/1/fixes/0/properties/safety"] == "unsafe")
  }

  @Test func `a run that could not read a file says so`() throws {
    let report = try Report(try ReportRun(.sarif).output)
    #expect(report["runs/0/invocations/0/executionSuccessful"] == false)
    let notification = "runs/0/invocations/0/toolExecutionNotifications/0"
    #expect(report["\(notification)/level"] == "error")
    #expect(report["\(notification)/locations/0/physicalLocation/artifactLocation/index"] == 4)
    let whole = try Report(try ReportRun(.sarif, missing: []).output)
    #expect(whole["runs/0/invocations/0/executionSuccessful"] == true)
    #expect(whole["runs/0/invocations/0/toolExecutionNotifications"] == [])
  }

  @Test func `columns count scalars`() throws {
    let start = "{\"format\": \"seaglass-backup\", \"version\": {\"major\": 1, \"minor\": 0}, \"😀e\u{301}\": "
    let report = try Report(try ReportRun(.sarif, files: [("a.json", start + "0x1}")], missing: []).output)
    let column = Int64(start.unicodeScalars.count + 1)
    let region: JSONValue = [
      "startLine": 1, "startColumn": .integer(column), "endLine": 1, "endColumn": .integer(column + 3),
    ]
    guard case .array(let results)? = report["runs/0/results"] else { return }
    let place = "locations/0/physicalLocation/region"
    #expect(results.indices.contains { report["runs/0/results/\($0)/\(place)"] == region })
  }

  @Test func `the place that a finding refers to is a related location`() throws {
    let files = [
      ("a.json", "{\"format\": \"seaglass-backup\", \"version\": {\"major\": 1, \"major\": 1, \"minor\": 0}}")
    ]
    let report = try Report(try ReportRun(.sarif, files: files, missing: []).output)
    guard case .array(let results)? = report["runs/0/results"] else { return }
    let index = try #require(
      results.indices.first { report["runs/0/results/\($0)/ruleId"] == "json/duplicate-key" }
    )
    let related = "runs/0/results/\(index)/relatedLocations/0"
    #expect(report["\(related)/physicalLocation/region/startColumn"] == 43)
    #expect(report["\(related)/message/text"] != nil)
  }

  @Test(arguments: RuleCatalogue.entries.map(\.rule.id))
  func `every rule is described by the catalogue`(_ id: String) throws {
    let entry = try #require(RuleCatalogue.entry(id))
    var rules = SARIFRules()
    #expect(rules.index(of: entry.rule) == 0)
    #expect(rules.index(of: entry.rule) == 0)
    guard case .object(let descriptor) = rules.descriptors[0] else { return }
    #expect(descriptor["shortDescription"] == ["text": .string(entry.what)])
    #expect(descriptor["helpUri"] == nil)
    guard case .object(let help)? = descriptor["help"], case .string(let text)? = help["text"] else {
      Issue.record("no help")
      return
    }
    #expect(text.hasPrefix(entry.fix))
  }

  @Test(arguments: [
    ("a.json", "a.json", true), ("a b/é.json", "a%20b/%C3%A9.json", true), ("a:b", "a%3Ab", true),
    ("./a//b/./c", "a/b/c", true), ("../a", "../a", true), ("-", "-", true),
    ("%41?#[x]", "%2541%3F%23%5Bx%5D", true),
    ("/tmp/a b", "file:///tmp/a%20b", false), ("/", "file:///", false), (".", ".", true), ("\n", "%0A", true),
    ("A-Z_a.z~09", "A-Z_a.z~09", true), ("a\\b", "a%5Cb", true),
  ])
  func `a path becomes a URI reference`(_ path: String, _ text: String, _ isRelative: Bool) {
    let uri = URIReference(path: path)
    #expect(uri.text == text)
    #expect(uri.isRelative == isRelative)
  }

  @Test(arguments: [
    ("plain [unsafe]", "plain [unsafe]"), ("{0} {", "{{0}} {{"), ("[a](b)", "\\[a\\](b)"), ("a\\b", "a\\b"),
    ("\\[a](b)", "\\\\\\[a\\](b)"),
  ])
  func `braces and links in a message are words`(_ text: String, _ escaped: String) {
    #expect(SARIFMessage.value(text) == ["text": .string(escaped)])
  }
}
