import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

struct CoverageTests {
  /// The facts of a contract that samples have to show, counted from its file form and not by the generator.
  private static func facts(_ contract: Contract) -> [JSONPointer] {
    var facts: [JSONPointer] = []
    for record in contract.records {
      for field in record.fields {
        let pointer = JSONPointer(tokens: ["records", record.name, "fields", field.name])
        facts.append(pointer)
        if field.null != .refused { facts.append(pointer.appending("null")) }
        facts += self.facts(field.type, pointer)
      }
    }
    return facts
  }

  private static func facts(_ type: ValueType, _ pointer: JSONPointer) -> [JSONPointer] {
    let small = SampleGenerator.mostElements
    let bounds = [pointer.appending("minimum"), pointer.appending("maximum")]
    return switch type {
    case .text(let text), .key(let text): text.maximum <= SampleGenerator.longestText ? bounds : [bounds[0]]
    case .integer, .money, .minorUnits: bounds
    case .base64(let base64): base64.maximum <= SampleGenerator.longestText ? bounds : [bounds[0]]
    case .decimal(let decimal):
      (decimal.minimum == nil ? [] : [bounds[0]]) + (decimal.maximum == nil ? [] : [bounds[1]])
    case .enumeration(let enumeration):
      enumeration.values.map { JSONPointer(tokens: pointer.tokens + ["values", $0.name]) }
    case .union(let union):
      union.cases.map { JSONPointer(tokens: pointer.tokens + ["cases", $0.value]) }
        + (union.unknown == .kept ? [pointer.appending("unknown")] : [])
    case .list(let list):
      [bounds[0]] + (list.maximum <= small && list.maximum > list.minimum ? [bounds[1]] : [])
        + [pointer.appending("of")] + facts(list.element, pointer.appending("of"))
    case .map(let map):
      [pointer.appending("key"), pointer.appending("value")] + facts(map.value, pointer.appending("value"))
        + (map.maximum <= small && map.maximum > 1 ? [bounds[1]] : [])
    case .answers(let answers):
      answers.kinds.map { JSONPointer(tokens: pointer.tokens + ["kinds", $0.value]) }
    case .reference(let reference): reference.dangling == .warned ? [pointer.appending("dangling")] : []
    case .boolean, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid, .record, .any: []
    }
  }

  @Test(arguments: NamedContract.all)
  func `samples show every field, value, bound, case and kind of a contract`(named: NamedContract) {
    let shown = Set(SampleGenerator(named.contract).samples().map(\.place))
    let facts = Self.facts(named.contract)
    #expect(facts.count >= 20)
    for fact in facts { #expect(shown.contains(fact), "\(fact)") }
  }

  @Test(arguments: NamedContract.all)
  func `samples have each field present, each optional one left out, and each nullable one null`(
    named: NamedContract
  ) {
    var seen: [JSONPointer: Set<String>] = [:]
    for sample in SampleGenerator(named.contract).samples() {
      guard let document = try? JSONDocument(reading: InputBytes(sample.document)) else { continue }
      let value = document[sample.pointer]
      seen[sample.place, default: []].insert(value == nil ? "absent" : value == .null ? "null" : "present")
    }
    for record in named.contract.records {
      for field in record.fields {
        let pointer = JSONPointer(tokens: ["records", record.name, "fields", field.name])
        #expect(seen[pointer]?.contains("present") == true, "\(pointer)")
        if field.presence != .required { #expect(seen[pointer]?.contains("absent") == true, "\(pointer)") }
        if field.null != .refused { #expect(seen[pointer.appending("null")] == ["null"], "\(pointer)") }
      }
    }
  }

  @Test
  func `faults reach every rule that a contract of every type can break`() {
    let rules = Set(NamedContract.all.flatMap { SampleGenerator($0.contract).faults().map(\.rule.id) })
    let wanted: Set<String> = [
      "type/expected-object", "type/expected-list", "type/expected-text", "type/expected-boolean",
      "type/expected-integer", "type/expected-number", "type/unknown-case", "type/map-key", "field/missing",
      "field/null", "text/length", "text/base64", "text/invalid-utf8", "text/control-character",
      "text/lone-surrogate", "text/escaped-nul", "text/invalid-escape", "limit/list-count", "limit/map-count",
      "rule/duplicate-element", "enum/unknown-value", "id/malformed", "id/empty", "id/duplicate",
      "ref/missing",
      "form/answer", "form/unknown-option", "rule/not-before", "rule/sum", "number/not-plain-integer",
      "number/unsafe-integer", "number/out-of-range", "number/too-many-digits", "money/not-minor-units",
      "money/malformed-currency", "date/form", "date/year-form", "date/no-such-day", "date/separator",
      "date/lower-case", "date/time", "date/hour-24", "date/leap-second", "date/fraction",
      "date/missing-offset",
      "date/unknown-offset", "date/offset", "date/trailing-text", "date/year-range", "format/missing",
      "format/unknown", "version/missing", "version/malformed", "version/newer-major",
      "version/unknown-major",
      "json/trailing-comma", "json/unexpected-comma", "json/trailing-text", "json/unexpected-end",
      "json/comment",
      "json/mismatched-bracket", "json/duplicate-key", "json/unquoted-key", "json/single-quotes",
      "json/missing-colon", "json/leading-zero", "json/leading-plus", "json/not-a-number", "json/number-form",
      "json/unknown-literal", "file/empty",
    ]
    #expect(wanted.subtracting(rules).isEmpty, "\(wanted.subtracting(rules).sorted())")
  }
}
