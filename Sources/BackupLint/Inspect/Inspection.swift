import BackupFormat
import BackupJSON

/// What can be told about a file without showing its content.
struct Inspection {
  private let input: InputBytes
  private let report: CheckReport
  private let signature: FileSignature
  /// `nil` where the file does not begin as JSON.
  private let sketch: ShapeSketch?
  private let formats: KnownFormats

  init(_ input: InputBytes, _ report: CheckReport, _ formats: KnownFormats) {
    self.formats = formats
    self.input = input
    self.report = report
    signature = FileSignature(input)
    if case .json = signature { sketch = ShapeSketch.of(input) } else { sketch = nil }
  }

  /// Whether it could be told what the file is.
  var isRecognised: Bool {
    if report.identity != nil { return true }
    switch signature {
    case .json: return report.findings.contains { $0.rule.family == "envelope" }
    case .text, .binary: return false
    case .empty, .nulPadded, .utf16, .utf32, .zip, .gzip, .sqlite, .image, .propertyList, .other: return true
    }
  }

  func lines(named name: String) -> [String] {
    let width = facts.map(\.0.utf8.count).max() ?? 0
    return ["\(name.visible): \(headline)"] + facts.map { "  \($0.0.padded(to: width))  \($0.1)" } + sentences
      + shape
  }

  private var headline: String {
    if let identity = report.identity { return "\(report.title ?? identity.format) backup" }
    guard let sketch else { return report.findings.first.map(Inspection.message) ?? "not JSON" }
    if sketch.root.total == 0 { return "not JSON, or broken from its first character on" }
    return "JSON, of no format that is known here"
  }

  /// The refusals that say what the file is; other findings are the business of `check`.
  private var sentences: [String] {
    let telling = report.findings.filter {
      $0.severity == .error && ["format", "version", "envelope", "file"].contains($0.rule.family)
    }
    let texts =
      sketch == nil
      ? telling.compactMap { $0.help?.rendered(redacting: true) } : telling.map(Inspection.message)
    return texts.map { "  " + $0 }
  }

  private static func message(_ finding: Finding) -> String { finding.message.rendered(redacting: true) }

  private var facts: [(String, String)] {
    var facts: [(String, String)] = []
    if let identity = report.identity { facts.append(("format", format(identity))) }
    facts.append(("size", Inspection.bytes(input.count)))
    if let exported = report.exportedAt { facts.append(("exported", exported)) }
    if let happened = report.happened {
      facts.append(("happened", "\(happened.first) to \(happened.last) UTC"))
    }
    facts += report.collections.map { ($0.field, Inspection.grouped($0.count)) }
    if report.identity != nil {
      let findings = FileSummary.findings(report.counts)
      facts.append(("check", report.verdict.rawValue + (findings.isEmpty ? "" : ": " + findings)))
    }
    return facts
  }

  /// `seaglass-backup 1.0 (draft)`
  private func format(_ identity: FileIdentity) -> String {
    let contract = formats.versions(of: identity.format).first { $0.version == identity.version }
    return "\(identity.format) \(identity.version)" + (contract.map { " (\($0.status.rawValue))" } ?? "")
  }

  private var shape: [String] {
    guard let sketch, sketch.root.total > 0 else { return [] }
    let title = sketch.isWhole ? "shape" : "shape, up to where its syntax is broken"
    return [title] + ShapeText(sketch.root).lines
  }

  /// `12,345 bytes`
  static func bytes(_ count: Int) -> String { grouped(count) + (count == 1 ? " byte" : " bytes") }

  /// `12,345`
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
