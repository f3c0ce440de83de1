import BackupJSON
import Testing

@testable import BackupLint

@Suite struct ConfigurationFaultTests {
  struct Fault: Sendable {
    let text: String
    let rule: String
    let place: String
    let pointer: String
    var meant: String?

    init(_ text: String, _ rule: String, _ place: String, _ pointer: String, meant: String? = nil) {
      self.text = text
      self.rule = rule
      self.place = place
      self.pointer = pointer
      self.meant = meant
    }
  }

  @Test(arguments: [
    Fault(#"{"fialOn": "note"}"#, "field/not-allowed", "1:2", "/fialOn", meant: "failOn"),
    Fault(#"{"failOn": "warn"}"#, "enum/unknown-value", "1:12", "/failOn"),
    Fault(#"{"failOn": 1}"#, "type/expected-text", "1:12", "/failOn"),
    Fault(#"{"failOn": null}"#, "field/null", "1:12", "/failOn"),
    Fault(#"{"contracts": ["a", 1]}"#, "type/expected-text", "1:21", "/contracts/1"),
    Fault(#"{"contracts": [""]}"#, "text/length", "1:16", "/contracts/0"),
    Fault(#"{"maxFindings": 1.0}"#, "number/not-plain-integer", "1:17", "/maxFindings"),
    Fault(#"{"maxBytes": 4294967297}"#, "number/out-of-range", "1:14", "/maxBytes"),
    Fault(#"{"redact": "yes"}"#, "type/expected-boolean", "1:12", "/redact"),
    Fault(#"{"rules": ["field/unknown"]}"#, "type/expected-object", "1:11", "/rules"),
    Fault(#"{"rules": {"enum/kept": "warn"}}"#, "enum/unknown-value", "1:25", "/rules/enum~1kept"),
    Fault(
      #"{"rules": {"enum/kept": "off"}}"#,
      "config/fixed-rule",
      "1:25",
      "/rules/enum~1kept",
      meant: "note"
    ),
    Fault(#"{"rules": {"id/duplicate": "note"}}"#, "config/fixed-rule", "1:12", "/rules/id~1duplicate"),
    Fault(#"{"rules": {"id/dupplicate": "note"}}"#, "config/unknown-rule", "1:12", "/rules/id~1dupplicate"),
    Fault(
      #"{"rules": {"field/unkown": "note"}}"#,
      "config/unknown-rule",
      "1:12",
      "/rules/field~1unkown",
      meant: "field/unknown"
    ),
    Fault("{\n  \"failOn\": \"note\",\n}", "json/trailing-comma", "2:19", ""),
    Fault(#"{"redact": true, "redact": true}"#, "json/duplicate-key", "1:18", "/redact"),
    Fault("[]", "type/expected-object", "1:1", ""),
  ])
  func `a fault has its rule, its place, its pointer and what was meant`(_ fault: Fault) throws {
    let run = try ConfigurationRun(fault.text)
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(run.errors.contains("error[\(fault.rule)]"), "\(run.errors)")
    #expect(run.errors.contains("┌─ config.json:\(fault.place)"), "\(run.errors)")
    #expect(run.errors.contains("   \(fault.pointer)\n") || fault.pointer.isEmpty, "\(run.errors)")
    if let meant = fault.meant { #expect(run.errors.contains(meant), "\(run.errors)") }
    #expect(run.errors.contains("refused — 1 error\n"), "\(run.errors)")
    #expect(run.errors.hasSuffix("nothing was done, since the configuration cannot be used\n"))
  }

  @Test(arguments: ["", "null", "{", "\"", "{\"rules\":", "\u{0}\u{0}", "PK\u{3}\u{4}"])
  func `a file that is none is refused`(_ text: String) throws {
    #expect(try ConfigurationRun(text).status == .usage)
  }

  @Test(arguments: ["{}", "{\"$schema\": \"x\"}", "{\"rules\": {}}", "{\"contracts\": []}"])
  func `nothing has to be said`(_ text: String) throws {
    let run = try ConfigurationRun(text)
    #expect(run.status == .clean)
    #expect(run.errors == "")
  }

  @Test func `a mark of byte order is told, and the file is used`() throws {
    let run = try ConfigurationRun("\u{FEFF}{\"maxBytes\": 1}")
    #expect(run.errors.contains("warning[text/byte-order-mark]"))
    #expect(run.status == .failure)
  }
}
