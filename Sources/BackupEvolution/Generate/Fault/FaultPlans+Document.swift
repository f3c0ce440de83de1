import BackupFormat
import BackupJSON

/// Faults of the document as a whole.
extension FaultPlans {
  /// Faults of the keys by which a file is recognised.
  func recognition() -> [FaultPlan] {
    let recognition = index.contract.recognition
    let version = index.contract.version
    let pointer = JSONPointer(tokens: ["recognition"])
    var plans: [FaultPlan] = []
    if let mark = recognition.mark {
      let other = JSONValue.string("a-format-that-nobody-knows")
      plans.append(FaultPlan(pointer, "another format", .formatUnknown, [.field(mark)], .value(other)))
      plans.append(FaultPlan(pointer, "no format", .formatMissing, [.field(mark)], .absent))
    }
    for key in recognition.presence {
      plans.append(FaultPlan(pointer, "no key to recognise it by", .formatMissing, [.field(key)], .absent))
    }
    guard let versionMark = recognition.versionMark else { return plans }
    let route = [Step.field(versionMark)]
    if !recognition.presence.contains(where: { $0.isSameUTF8(as: versionMark) }) {
      plans.append(FaultPlan(pointer, "no version", .versionMissing, route, .absent))
    }
    let text = JSONValue.string(version.description)
    plans.append(FaultPlan(pointer, "a version as a text", .versionMalformed, route, .value(text)))
    let newer = number(version.major + 1, version.minor)
    plans.append(FaultPlan(pointer, "a newer major version", .versionNewerMajor, route, .value(newer)))
    if version.major > 1 {
      let older = number(version.major - 1, version.minor)
      plans.append(FaultPlan(pointer, "an older major version", .versionUnknownMajor, route, .value(older)))
    }
    return plans
  }

  private func number(_ major: Int, _ minor: Int) -> JSONValue {
    switch index.contract.recognition.versionForm {
    case .majorMinor: ["major": .integer(Int64(major)), "minor": .integer(Int64(minor))]
    case .integer, .unwritten: .integer(Int64(major))
    }
  }

  /// Faults of the syntax, each a change of the least document's bytes.
  func syntax(_ document: [UInt8]) -> [(what: String, rule: Rule, document: [UInt8])] {
    guard document.count > 2 else { return [] }
    let inside = Array(document.dropLast())
    let behindBrace = Array(document.dropFirst())
    let root = index.contract.record(index.contract.root)
    let first =
      index.contract.recognition.marks.first ?? root?.fields.first { $0.presence == .required }?.name ?? ""
    let key = (try? JSONWriter(.compact).write(.string(first))) ?? []
    let quoteless = Array(key.dropFirst().dropLast())
    var faults: [(what: String, rule: Rule, document: [UInt8])] = [
      ("nothing at all", .fileEmpty, []),
      ("a comma behind the last member", .trailingComma, inside + Array(",}".utf8)),
      ("two commas in a row", .unexpectedComma, Array("{,".utf8) + behindBrace),
      ("something behind the end", .trailingText, document + Array(" end".utf8)),
      ("a second document", .severalDocuments, document + Array(" {}".utf8)),
      ("the end is missing", .unexpectedEnd, inside),
      ("a comment", .comment, Array("{/* made by hand */".utf8) + behindBrace),
      ("a bracket of the wrong kind at the end", .mismatchedBracket, inside + Array("]".utf8)),
      (
        "the first key stands twice", .duplicateKey, inside + [UInt8(ascii: ",")] + key + Array(":null}".utf8)
      ),
    ]
    let rest = Array(behindBrace.dropFirst(key.count))
    let isWord = quoteless.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    if behindBrace.starts(with: key), isWord {
      faults.append(("a key without quotes", .unquotedKey, [UInt8(ascii: "{")] + quoteless + rest))
      let single = [UInt8(ascii: "'")]
      faults.append(
        ("a key in single quotes", .singleQuotes, [UInt8(ascii: "{")] + single + quoteless + single + rest)
      )
      faults.append(
        ("a colon is missing", .missingColon, [UInt8(ascii: "{")] + key + Array(" ".utf8) + rest.dropFirst())
      )
    }
    return faults
  }
}
