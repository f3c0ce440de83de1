import BackupFormat
import BackupFormats
import BackupJSON
import ContractSamples
import TestSupport
import Testing

/// Whatever becomes of a contract file, reading it gives an answer, and what it gives can be used.
struct ContractMutationTests {
  #if DEBUG
    private static let count = 500
  #else
    private static let count = 30_000
  #endif

  @Test
  func `mutated contract files are read or refused, and what is read can check files`() throws {
    var bits = SplitMix64(seed: 11)
    let contracts = [
      Contract.everything, Seaglass.definition.contract, .smallest, ContractFileFormat.contract,
    ]
    let seeds = try contracts.map { try MutatedContract($0) }
    let samples = [
      #"{"app": "Everything", "schema": {"major": 3, "minor": 2}, "people": [{"uid": 1}], "settings": {}}"#,
      #"{"format": "seaglass-backup", "version": {"major": 1, "minor": 0}, "trackers": [{"id": ""}]}"#,
    ].map { InputBytes($0) }
    var read = 0
    for number in 0..<Self.count {
      // The contract of contract files is long, and takes long.
      let seed = seeds[number % 16 == 15 ? 3 : number % 8 == 6 ? 2 : number % 2]
      let input = InputBytes(number % 3 == 0 ? seed.text(&bits) : seed.tree(&bits))
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
    #expect(read > Self.count / 10)
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
