import BackupFormat
import BackupFormats
import BackupJSON
import TestSupport
import Testing

/// Whatever becomes of a contract file, reading it gives an answer, and what it gives can be used.
struct ContractMutationTests {
  #if DEBUG
    private static let count = 2_000
  #else
    private static let count = 30_000
  #endif

  private static let words = [
    "9007199254740991", "-1", "0", "64", "null", "true", "\"\"", "\"backup\"", "\"text\"", "\"list\"", "{}",
    "[]",
    "\"type\": \"record\"", "\"type\": \"union\"", "\"minimum\": 9", "\"default\": [[]]",
    "\"null\": \"means\"",
  ].map { Array($0.utf8) }

  private func mutated(_ lines: [[UInt8]], _ bits: inout SplitMix64) -> [UInt8] {
    var lines = lines
    for _ in 0..<Int.random(in: 1...3, using: &bits) {
      let place = Int.random(in: 0..<lines.count, using: &bits)
      let other = Int.random(in: 0..<lines.count, using: &bits)
      switch Int.random(in: 0...6, using: &bits) {
      case 0: lines.remove(at: place)
      case 1: lines.swapAt(place, other)
      case 2: lines.insert(lines[other], at: place)
      case 3:
        // The value of a line behind the key of another.
        let key = Array(lines[place].prefix { $0 != 0x3A })
        lines[place] = key + Array(lines[other].drop { $0 != 0x3A })
      case 4:
        let key = Array(lines[place].prefix { $0 != 0x3A })
        let end: [UInt8] = lines[place].last == 0x2C ? [0x2C] : []
        let word = Self.words.randomElement(using: &bits) ?? []
        lines[place] = [key, [0x3A, 0x20], word, end].flatMap { $0 }
      case 5:
        let line = lines[place]
        guard !line.isEmpty else { continue }
        let index = Int.random(in: 0..<line.count, using: &bits)
        lines[place][index] = UInt8(truncatingIfNeeded: bits.next())
      default:
        let keep = Int.random(in: 0...lines[place].count, using: &bits)
        lines[place] = Array(lines[place].prefix(keep))
      }
      if lines.isEmpty { return [] }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// The lines of a contract file; a change of its text is likelier to leave it readable with one fact a line.
  private func lines(_ contract: Contract) throws -> [[UInt8]] {
    try ContractWriter().write(contract).split(separator: 0x0A).map { Array($0) }
  }

  @Test
  func `mutated contract files are read or refused, and what is read can check files`() throws {
    var bits = SplitMix64(seed: 11)
    let seeds = [
      try lines(Contract.everything), try lines(Seaglass.contract), try lines(ContractFileFormat.contract),
      try lines(.smallest),
    ]
    let samples = [
      #"{"app": "Everything", "schema": {"major": 3, "minor": 2}, "people": [{"uid": 1}], "settings": {}}"#,
      #"{"format": "seaglass-backup", "version": {"major": 1, "minor": 0}, "trackers": [{"id": ""}]}"#,
    ].map { InputBytes($0) }
    var read = 0
    for number in 0..<Self.count {
      let lines = seeds[number % 8 == 7 ? 2 : number % 8 == 6 ? 3 : number % 2]
      let input = InputBytes(mutated(lines, &bits))
      let reading = ContractReader().read(input)
      for finding in reading.findings where finding.range.upperBound > max(input.count, 1) {
        Issue.record("\(finding) is outside of the file")
      }
      guard let contract = reading.contract else {
        #expect(reading.findings.contains { $0.severity == .error })
        continue
      }
      read += 1
      #expect(contract.mistakes == [])
      let written = try ContractWriter().write(contract)
      #expect(ContractReader().read(InputBytes(written)).contract == contract)
      let checker = BackupChecker(try FormatLibrary([contract]))
      for sample in samples { _ = checker.check(sample) }
    }
    #expect(read > Self.count / 20)
  }

  @Test
  func `random bytes are refused`() {
    var bits = SplitMix64(seed: 12)
    for _ in 0..<Self.count / 2 {
      let bytes = (0..<Int.random(in: 0...200, using: &bits)).map { _ in
        UInt8(truncatingIfNeeded: bits.next())
      }
      let reading = ContractReader().read(InputBytes(bytes))
      #expect(reading.contract == nil && !reading.findings.isEmpty)
    }
  }
}
