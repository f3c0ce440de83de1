import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

/// What a contract's own checker must say of the documents that are made from the contract.
struct GeneratedDocuments {
  let contract: Contract
  let generator: SampleGenerator
  private let checker: BackupChecker

  init(_ contract: Contract, seed: UInt64 = 1) throws {
    self.contract = contract
    generator = SampleGenerator(contract, seed: seed)
    checker = BackupChecker(try FormatLibrary([contract]))
  }

  /// Checks what is planned, and not what is left of it after the generator has checked it.
  @discardableResult
  func expectSamples(atLeast least: Int = 1) -> Int {
    var count = 0
    for sample in generator.candidates() {
      count += 1
      let report = checker.check(InputBytes(sample.document))
      let isRight =
        sample.isConforming
        ? report.verdict == .accepted && report.counts[.warning] == nil
        : report.verdict != .refused && report.counts[.warning, default: 0] > 0
      if !isRight { record(sample.place, sample.what, report, sample.document) }
    }
    #expect(count >= least)
    return count
  }

  @discardableResult
  func expectFaults(atLeast least: Int = 1) -> Int {
    var count = 0
    for sample in generator.faultCandidates() {
      count += 1
      let report = checker.check(InputBytes(sample.document))
      let errors = report.findings.filter { $0.severity == .error }
      // A fault inside a value, or of the whole file, is told where it is.
      let isNear = errors.first.map { finding in
        let (told, planned) = (finding.pointer.tokens, sample.pointer.tokens)
        return told.starts(with: planned) || planned.starts(with: told)
      }
      if errors.map(\.rule) != [sample.rule] || report.counts[.error] != 1 || isNear != true {
        record(sample.place, "\(sample.what), \(sample.rule) at \(sample.pointer)", report, sample.document)
      }
    }
    #expect(count >= least)
    return count
  }

  func expectClean(_ document: [UInt8]) {
    let report = checker.check(InputBytes(document))
    if report.verdict != .accepted || report.counts[.warning] != nil {
      record(JSONPointer(), "a whole document", report, document)
    }
  }

  private func record(_ place: JSONPointer, _ what: String, _ report: CheckReport, _ document: [UInt8]) {
    let findings = report.findings.prefix(5).map { "\($0.rule) \($0.pointer)" }
    let text = String(decoding: document.prefix(4000), as: UTF8.self)
    Issue.record("\(contract.format) \(place): \(what)\n\(findings)\n\(text)")
  }
}
