import BackupFormat
import BackupFormats
import BackupJSON
import Testing

struct SeaglassFixtureTests {
  private static func document(_ fixture: SeaglassFixture) throws -> JSONDocument {
    try JSONDocument(reading: InputBytes(try fixture.bytes()))
  }

  @Test(arguments: [SeaglassFixture.minimal, .full, .edge])
  func `a right backup has no findings`(fixture: SeaglassFixture) throws {
    let report = Checking.report(try fixture.bytes())
    #expect(report.verdict == .accepted)
    #expect(report.findings.map(\.message.description) == [])
  }

  @Test
  func `each fallback of the format is used and told`() throws {
    let bytes = try SeaglassFixture.fallback.bytes()
    let report = Checking.report(bytes)
    #expect(report.verdict == .degraded)
    #expect(
      report.findings.map { "\($0.rule) \($0.pointer)" } == [
        "enum/kept /trackers/0/preset", "enum/fallback /trackers/0/cost/period",
        "enum/fallback /entries/0/kind", "number/fallback /entries/0/intensity",
        "number/fallback /entries/1/intensity", "enum/fallback /preferences/theme",
        "enum/fallback /preferences/weekStart",
      ]
    )
    let values = Seaglass.definition.contract.records.flatMap(\.fields).filter { field in
      switch field.type {
      case .enumeration(let type): type.unknown != .refused
      case .integer(let type): type.outside != .refused
      default: false
      }
    }
    let told = Set(report.findings.compactMap { $0.pointer.tokens.last })
    #expect(told == Set(values.map(\.name)))
  }

  @Test
  func `unknown fields are told once each and refuse nothing`() throws {
    let report = Checking.report(try SeaglassFixture.unknownFields.bytes())
    #expect(report.verdict == .accepted)
    #expect(
      report.findings.map { "\($0.rule) \($0.pointer)" } == [
        "field/unknown /version/build", "field/unknown /exportNotes", "field/unknown /device/model",
        "field/unknown /app/channel",
        "field/unknown /trackers/0/icon", "field/unknown /trackers/0/cost/roundUp",
        "field/unknown /trackers/0/goals", "field/unknown /runs/0/weather", "field/unknown /entries/0/mood",
        "field/unknown /entries/0/place", "setting/not-imported /preferences/accentColor",
        "setting/not-imported /preferences/premium", "field/unknown /achievements",
      ]
    )
    #expect(report.findings.map(\.occurrences) == [1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1])
  }

  @Test
  func `the full backup has every field of the format`() throws {
    let keys = try Self.document(.full).root.allKeys
    let fields = Seaglass.definition.contract.records.flatMap { $0.fields.map(\.name) }
    #expect(Set(fields).subtracting(keys).sorted() == [])
  }

  @Test
  func `the full backup has every preset, kind and period`() throws {
    let texts = try Self.document(.full).root.allTexts
    for (record, field) in [("tracker", "preset"), ("entry", "kind"), ("cost", "period")] {
      guard case .enumeration(let type) = Seaglass.definition.contract.record(record)?.field(field)?.type
      else {
        Issue.record("\(record).\(field) is no enumeration")
        continue
      }
      #expect(Set(type.values.map(\.name)).subtracting(texts).sorted() == [])
    }
  }

  @Test
  func `the minimal backup has only required fields and no records`() throws {
    let document = try Self.document(.minimal)
    let required = Seaglass.definition.contract.record("backup")?.fields.filter { $0.presence == .required }
      .map(\.name)
    let keys = document.root.objectValue?.map(\.key)
    #expect(Set(keys ?? []) == Set((required ?? []) + ["format", "version"]))
    #expect(Checking.report(try SeaglassFixture.minimal.bytes()).collections.map(\.count) == [0, 0, 0])
  }

  @Test(arguments: SeaglassFixture.allCases)
  func `writing a backup again, pretty or compact, changes no finding`(fixture: SeaglassFixture) throws {
    let bytes = try fixture.bytes()
    let document = try JSONDocument(reading: InputBytes(bytes))
    let findings = Checking.report(bytes).findings.map { "\($0.rule) \($0.pointer)" }
    for style in [JSONWriter.Style.pretty, .compact] {
      let report = Checking.report(try JSONWriter(style).write(document))
      #expect(report.findings.map { "\($0.rule) \($0.pointer)" } == findings)
    }
  }
}
