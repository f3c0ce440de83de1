import TestSupport
import Testing

@testable import BackupJSON

/// Valid texts with faults put into them, 4,000 of each seed in an optimised build and a tenth in a debug build.
struct RepairPropertyTests {
  private static let seeds: [UInt64] = [1, 2, 3, 4]
  private static let number = _isDebugAssertConfiguration() ? 400 : 4000

  private static func value(_ random: inout RandomJSON) -> JSONValue {
    .object(["a": random.value(depth: 3), "list": .array([random.value(depth: 2), random.value(depth: 2)])])
  }

  @Test(arguments: seeds)
  func `faults whose meaning is certain are undone by their safe fixes`(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    var choice = SplitMix64(seed: seed)
    for number in 0..<Self.number {
      let document = JSONDocument(root: Self.value(&random))
      let clean = try JSONWriter(.compact).write(document)
      var tokens = InjectedFault.tokens(clean)
      for fault in InjectedFault.safe.shuffled(using: &choice).prefix(1 + number % 3) {
        tokens = fault.injected(into: tokens, &choice) ?? tokens
      }
      let broken = Array(tokens.joined().utf8)
      guard broken != clean else { continue }
      let repair = InputBytes(broken).withSource { TextRepair($0) }
      let text = String(decoding: broken, as: UTF8.self)
      #expect(repair.findings.allSatisfy { $0.fixes.first?.safety == .safe }, "\(seed), \(number): \(text)")
      let mended = broken.applying(repair.findings.compactMap(\.fixes.first))
      let result = try? JSONDocument(reading: InputBytes(mended))
      #expect(
        try result.map { try CanonicalWriter().write($0) } == CanonicalWriter().write(document),
        "\(seed), \(number): \(text)"
      )
    }
  }

  @Test(arguments: seeds)
  func `whatever the faults, the repaired text is JSON`(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    var choice = SplitMix64(seed: seed)
    for number in 0..<Self.number {
      let layout: JSONWriter = number.isMultiple(of: 2) ? JSONWriter(.compact) : JSONWriter(.pretty)
      let clean = try layout.write(JSONDocument(root: Self.value(&random)))
      var tokens =
        number.isMultiple(of: 2) ? InjectedFault.tokens(clean) : [String(decoding: clean, as: UTF8.self)]
      if tokens.count == 1 {
        tokens = InjectedFault.tokens(clean).flatMap { $0 == "," ? [$0, "\n  "] : [$0] }
      }
      for fault in InjectedFault.allCases.shuffled(using: &choice).prefix(1 + number % 3) {
        tokens = fault.injected(into: tokens, &choice) ?? tokens
      }
      let problem = RepairCheck.problem(of: Array(tokens.joined().utf8))
      #expect(problem == nil, "\(seed), \(number): \(tokens.joined())")
    }
  }

  @Test(arguments: seeds)
  func `any bytes are read to their end`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("{}[]:,\"\"'“”\\/ *#\n\t 019.eE+-truefalsnNa<=>&\u{0}\u{1}é\u{A0}".utf8)
    for number in 0..<Self.number * 5 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        number.isMultiple(of: 3)
          ? UInt8.random(in: 0...255, using: &random) : alphabet.randomElement(using: &random) ?? 0
      }
      let problem = RepairCheck.problem(of: bytes)
      #expect(
        problem == nil,
        "\(seed), \(number): \(String(decoding: bytes, as: UTF8.self).debugDescription)"
      )
    }
  }
}

/// What must hold for the repair of any bytes.
enum RepairCheck {
  static func problem(of bytes: [UInt8]) -> String? {
    let input = InputBytes(bytes)
    let repair = input.withSource { TextRepair($0) }
    let repaired = input.withSource { repair.edits.applied(to: $0) }
    let isReadable = repaired.withSource { source in
      var reader = JSONReader(source)
      return reader.document() != nil
    }
    if !isReadable { return "not readable: \(repaired.text(0..<repaired.count))" }
    let isBroken = input.withSource { source in
      var strict = JSONReader(source)
      _ = strict.document()
      return strict.isBroken
    }
    if isBroken == (repair.count == 0) { return "\(repair.count) faults, broken is \(isBroken)" }
    for finding in repair.findings {
      let ranges =
        [finding.range] + finding.notes.compactMap(\.range) + finding.fixes.flatMap { $0.edits.map(\.range) }
      if ranges.contains(where: { $0.lowerBound < 0 || $0.upperBound > bytes.count }) {
        return "\(finding.rule) outside of the text"
      }
    }
    for offset in 0...bytes.count {
      let there = repair.edits.repaired(offset)
      if there < 0 || there > repaired.count { return "\(offset) leads to \(there)" }
    }
    for offset in 0..<repaired.count {
      let back = repair.edits.original(offset..<offset + 1)
      if back.lowerBound < 0 || back.upperBound > bytes.count { return "\(offset) leads back to \(back)" }
    }
    return nil
  }
}
