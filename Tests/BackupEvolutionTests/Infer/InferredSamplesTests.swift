import BackupEvolution
import BackupFormat
import BackupJSON
import TestSupport
import Testing

/// Documents that are generated from a draft are of the format that it describes.
struct InferredSamplesTests {
  private static let files: [[String]] = [
    [ExportTexts.spending], [ExportTexts.journal], [Inferred.file(#""things": [{"id": "a"}, {"id": "b"}]"#)],
    [#"{"appName": "Shelf", "version": 3, "books": [{"isbn": "x", "read": null}, {"isbn": "y"}]}"#],
  ]

  private func check(_ contract: Contract, _ name: String) throws {
    let generator = SampleGenerator(contract)
    let checker = BackupChecker(try FormatLibrary([contract]))
    var count = 0
    for sample in generator.candidates().prefix(200) {
      count += 1
      let report = checker.check(InputBytes(sample.document))
      #expect(
        report.verdict != .refused,
        "\(name): \(sample.what) \(report.findings.first.map { "\($0.rule) \($0.pointer)" } ?? "")"
      )
      if sample.isConforming { #expect(report.counts[.error, default: 0] == 0) }
    }
    #expect(count > 5, "\(name)")
    var faults = 0
    for fault in generator.faults().prefix(100) {
      faults += 1
      #expect(checker.check(InputBytes(fault.document)).verdict == .refused, "\(name): \(fault.what)")
    }
    #expect(faults > 5, "\(name)")
  }

  @Test(arguments: files)
  func `documents made from a draft check clean`(texts: [String]) throws {
    try check(try Inferred(texts.map { InputBytes($0) }).contract, String(texts[0].prefix(30)))
  }

  @Test(
    .enabled(if: Corpora.isPresent("realworld"), "the corpus `realworld` is not there"),
    arguments: RealWorldTests.objects
  )
  func `documents made from the draft of a real backup check clean`(file: String) throws {
    let input = InputBytes(try Corpora.bytes("realworld/\(file)"))
    try check(try Inferred([input]).contract, file)
  }
}
