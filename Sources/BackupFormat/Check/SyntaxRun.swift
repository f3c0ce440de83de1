@_spi(Scanning) import BackupJSON

/// The check of a file whose syntax broke before its format could be told: its syntax alone.
struct SyntaxRun {
  private let source: ByteSource

  init(_ source: ByteSource) {
    self.source = source
  }

  /// A contract that takes any JSON, so that one engine does for all.
  private static let anything = ContractCompiler.compile(
    Contract(
      format: "any",
      title: "JSON",
      version: FormatVersion(1, 0),
      status: .draft,
      recognition: Recognition(value: "any"),
      root: "any",
      records: [RecordType("any", fields: [])]
    )
  )

  func report() -> CheckReport {
    var engine = CheckEngine(source, SyntaxRun.anything, isNewerMinor: false, questions: [:])
    engine.runAny()
    var collector = engine.collector
    if collector.findings.isEmpty {
      // The quick walk and the checker disagree about what is broken; never say that nothing is.
      collector.add(
        Finding(.formatMissing, at: 0..<min(1, source.count), "the format of the file could not be told")
      )
    }
    return CheckReport(
      identity: nil,
      title: nil,
      verdict: .refused,
      findings: FindingLocator(source).located(collector.findings),
      counts: collector.counts,
      collections: [],
      exportedAt: nil
    )
  }
}

extension CheckEngine {
  /// Checks the whole document as any JSON.
  mutating func runAny() {
    let start = source.documentStart
    let end = value(start, compiled.anyNode, .document)
    if end >= 0 {
      let rest = source.skipWhitespace(end)
      if rest < source.count { _ = lost(rest, .endOfDocument) }
    }
  }
}
