/// What a text whose JSON is broken says all the same: every fault of its syntax in one run, and a text without them.
///
/// The repaired text is for reading on: it is checked like any other, and what is found in it is told at the places of
/// the text as it was. It is no offer to the user; that are the fixes of the findings.
package struct TextRepair: Sendable {
  /// One for each fault, in the order of the text and with its pointer.
  package let findings: [Finding]
  /// The number of all faults, also those without a finding.
  package let count: Int
  /// What makes the text readable.
  package let edits: RepairEdits
  /// What the repair had to give up.
  package let damage: RepairDamage

  /// Reads a text to its end, whatever its bytes are.
  ///
  /// - Parameter most: how many findings are kept; the faults behind are only counted.
  /// - Complexity: linear in the size of the text; memory in proportion to the number of faults.
  package init(_ source: ByteSource, mostFindings most: Int = RepairScanner.mostFindings) {
    var scanner = RepairScanner(source, trustsIndentation: false, mostFindings: most)
    scanner.run()
    if scanner.suggestsIndentation {
      // Where a bracket is missing, the lines may tell where it belongs. They are believed if that explains the
      // text with no more faults, and gives up no more of it.
      var second = RepairScanner(
        source,
        trustsIndentation: true,
        mostFaults: scanner.count + 1,
        mostFindings: most
      )
      second.run()
      let isNoWorse = second.count <= scanner.count && second.edits.lostBytes <= scanner.edits.lostBytes
      if second.isDone, isNoWorse { scanner = second }
    }
    findings = scanner.findings.sorted(by: Finding.inReportOrder)
    count = scanner.count
    edits = scanner.edits
    damage = scanner.damage
  }
}

extension RepairScanner {
  /// Whether a bracket is missing or one too many.
  fileprivate var suggestsIndentation: Bool {
    damage.isCut || findings.contains { $0.rule == .mismatchedBracket || $0.rule == .missingBracket }
  }
}
