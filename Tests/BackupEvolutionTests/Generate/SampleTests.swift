import BackupEvolution
import BackupFormat
import BackupFormats
import BackupJSON
import Testing

struct SampleTests {
  static let contracts: [Contract] = ShippedFormats.contracts + [EveryType.contract, .everything]

  @Test(arguments: contracts)
  func `every planned sample is valid, and clean where it says so`(contract: Contract) throws {
    let checker = BackupChecker(try FormatLibrary([contract]))
    var count = 0
    for sample in SampleGenerator(contract).candidates() {
      count += 1
      let report = checker.check(InputBytes(sample.document))
      let text = String(decoding: sample.document, as: UTF8.self)
      #expect(report.verdict != .refused, "\(sample.place) \(sample.what): \(report.findings.map { "\($0.rule) \($0.pointer)" })\n\(text)")
      if sample.isConforming {
        #expect(report.verdict == .accepted && report.counts[.warning] == nil, "\(sample.place) \(sample.what)\n\(text)")
      } else {
        #expect(report.counts[.warning, default: 0] > 0, "\(sample.place) \(sample.what)\n\(text)")
      }
    }
    print(contract.format, count)
  }
}
