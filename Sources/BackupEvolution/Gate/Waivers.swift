import BackupFormat
import BackupJSON
import BackupValues

/// A finding that a person has decided to live with until a day.
struct Waiver: Sendable {
  let rule: String
  let place: String
  let reason: String
  let until: CalendarDay
}

/// The format of waivers, and its reading. Spec/ledger.md, section *Waivers*.
enum WaiverFile {
  static let contract = Contract(
    format: recognition.value,
    title: "Gate waivers",
    version: FormatVersion(1, 0),
    status: .released,
    doc: "Findings of the gate that are lived with until a day.",
    recognition: recognition,
    root: "waivers",
    records: [
      RecordType(
        "waivers",
        fields: [FieldType("waived", .list(ListType(of: .record("waiver"), 0...1000)))]
      ),
      RecordType(
        "waiver",
        fields: [
          FieldType("rule", .text(TextType(1...200)), doc: "The rule of the finding."),
          FieldType("place", .text(TextType(0...10_000)), doc: "Its place as a JSON Pointer."),
          FieldType("reason", .text(TextType(1...10_000)), doc: "Why it is lived with."),
          FieldType("until", .day, doc: "The last day on which it is."),
        ]
      ),
    ],
    limits: Limits(bytes: 1 << 20)
  )

  private static let recognition = Recognition(
    key: "kind",
    value: "backup-waivers",
    versionKey: "waivers",
    versionForm: .integer
  )

  private static let file = DescribedFile(contract)

  static func read(_ input: InputBytes) -> (findings: [Finding], waivers: [Waiver]) {
    let (findings, root) = file.read(input)
    let waivers = (root?["waived"]?.arrayValue ?? []).compactMap { element -> Waiver? in
      guard let facts = element.objectValue, let rule = facts["rule"]?.stringValue,
        let place = facts["place"]?.stringValue, let reason = facts["reason"]?.stringValue,
        let until = facts["until"]?.stringValue.flatMap({ CalendarDay($0) })
      else { return nil }
      return Waiver(rule: rule, place: place, reason: reason, until: until)
    }
    return (findings, waivers)
  }
}

extension GateRun {
  /// Takes away what is waived; a waiver that takes nothing away, or may not, is a finding itself.
  mutating func judgeWaivers() throws(ProjectError) {
    let path = layout.waivers(state.format)
    guard let input = try gate.tree.read(path) else { return }
    let (findings, waivers) = WaiverFile.read(input)
    if !findings.isEmpty { add(findings, to: path, input) }
    for (index, waiver) in waivers.enumerated() {
      let place = JSONPointer(tokens: ["waived", String(index)])
      if let finding = judge(waiver, place) { add(finding, to: path, input) }
    }
  }

  private mutating func judge(_ waiver: Waiver, _ place: JSONPointer) -> PlacedFinding? {
    var advisory = 0
    var errors = 0
    let isExpired = gate.today.map { waiver.until < $0 } ?? false
    reconsider { finding, _ in
      guard finding.rule.id.utf8.elementsEqual(waiver.rule.utf8),
        finding.pointer.description.utf8.elementsEqual(waiver.place.utf8)
      else { return finding }
      if finding.severity == .error {
        errors += 1
        return finding
      }
      advisory += 1
      return isExpired ? finding : nil
    }
    if errors > 0 {
      return PlacedFinding(
        .contractWaiverRefused,
        at: place.appending("rule"),
        "\(shown: waiver.rule) is an error here, and no error can be waived",
        notes: [.why("the people whose files would no longer open have waived nothing")],
        help: "raise the version as the finding says, and delete the waiver"
      )
    }
    if advisory == 0 {
      return PlacedFinding(
        .contractWaiverStale,
        at: place.appending("rule"),
        "there is no finding \(shown: waiver.rule) at \(shown: waiver.place) any more",
        notes: [.why("a waiver that is left behind would hide the next one")],
        help: "delete the waiver"
      )
    }
    guard isExpired else { return nil }
    return PlacedFinding(
      .contractWaiverExpired,
      at: place.appending("until"),
      "the waiver of \(shown: waiver.rule) ended on \(waiver.until)",
      help: "settle the finding, or decide anew and write a later day"
    )
  }
}
