import BackupFormat
import BackupJSON

/// Faults of the document as a whole.
extension FaultPlans {
  /// Faults of the two keys by which a file is recognised.
  func recognition() -> [FaultPlan] {
    let recognition = index.contract.recognition
    let version = index.contract.version
    let pointer = JSONPointer(tokens: ["recognition"])
    let route = [Step.field(recognition.versionKey)]
    var plans = [
      FaultPlan(
        pointer,
        "another format",
        .formatUnknown,
        [.field(recognition.key)],
        .value("a-format-that-nobody-knows")
      ),
      FaultPlan(pointer, "no format", .formatMissing, [.field(recognition.key)], .absent),
      FaultPlan(pointer, "no version", .versionMissing, route, .absent),
      FaultPlan(pointer, "a version as a text", .versionMalformed, route, .value(.string(version.description))),
    ]
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
    case .integer: .integer(Int64(major))
    }
  }

  /// Faults of the syntax, each a change of the least document's bytes.
  func syntax(_ document: [UInt8]) -> [(what: String, rule: Rule, document: [UInt8])] {
    guard document.count > 2 else { return [] }
    let inside = Array(document.dropLast())
    let behindBrace = Array(document.dropFirst())
    let key = (try? JSONWriter(.compact).write(.string(index.contract.recognition.key))) ?? []
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
      ("the first key stands twice", .duplicateKey, inside + [UInt8(ascii: ",")] + key + Array(":null}".utf8)),
    ]
    let rest = Array(behindBrace.dropFirst(key.count))
    let isWord = quoteless.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    if behindBrace.starts(with: key), isWord {
      faults.append(("a key without quotes", .unquotedKey, [UInt8(ascii: "{")] + quoteless + rest))
      let single = [UInt8(ascii: "'")]
      faults.append(
        ("a key in single quotes", .singleQuotes, [UInt8(ascii: "{")] + single + quoteless + single + rest)
      )
      faults.append(("a colon is missing", .missingColon, [UInt8(ascii: "{")] + key + Array(" ".utf8) + rest.dropFirst()))
    }
    return faults
  }
}
