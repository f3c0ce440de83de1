import BackupFormat
public import BackupJSON

extension SampleGenerator {
  /// How large a document is.
  public enum Size: Sendable, Hashable {
    /// About so many records, over all lists at the root.
    case records(Int)
    /// About so many bytes, and never more than the format allows.
    case bytes(Int)
  }

  /// What became of a document.
  public enum Outcome: Sendable {
    /// It has so many bytes; `fallsShort` where the format has no room for the bytes that were wanted.
    case written(bytes: Int, fallsShort: Bool)
    /// Nothing was written; `nil` where none could be built at all.
    case refused(Refusal?)
  }

  /// The first fault that the contract's own checker finds in a document that should have none.
  public struct Refusal: Sendable {
    /// The rule that the document breaks.
    public let rule: Rule
    /// Where in the document.
    public let pointer: JSONPointer
  }

  /// Random valid documents of about so many records each, without end; none for a contract that has no document.
  public func documents(records: Int) -> some Sequence<[UInt8]> {
    var number: UInt64 = 0
    return AnyIterator {
      guard isUsable else { return nil }
      // Some seeds make lists that a rule of the root cannot agree with; the next one does.
      for _ in 0..<16 {
        number &+= 1
        let own = SplitMix64.mixed(seed &+ number &* 0x9E37_79B9_7F4A_7C15)
        guard let document = LargeDocument(index, seed: own, .records(max(0, records))) else { continue }
        var bytes: [UInt8] = []
        document.write { bytes += $0 }
        if refusal(of: bytes) == nil { return bytes }
      }
      return nil
    }
  }

  /// Writes one valid document, in pieces of about 64 KB; nothing for a contract that has no document.
  ///
  /// Before anything is written, the contract's own checker must accept the document, and for one of more than a few
  /// megabytes a small one that is made in the same way.
  /// Ids follow from the numbers of records and are never stored, so the memory it takes does not depend on the size.
  /// A format without lists at the root that can grow has documents of one size only.
  @discardableResult
  public func write(_ size: Size, to sink: ([UInt8]) throws -> Void) rethrows -> Outcome {
    guard isUsable else { return .refused(nil) }
    var refusal: Refusal?
    for number in 0..<16 as Range<UInt64> {
      let own = seed &+ number << 32
      guard let document = LargeDocument(index, seed: own, size),
        let base = document.bytes(upTo: Self.largestSample)
          ?? LargeDocument(index, seed: own, .records(12))?.bytes(upTo: .max)
      else { continue }
      if let found = self.refusal(of: base) {
        refusal = refusal ?? found
        continue
      }
      var bytes = 0
      try document.write {
        bytes += $0.count
        try sink($0)
      }
      return .written(bytes: bytes, fallsShort: document.fallsShort(bytes, of: size))
    }
    return .refused(refusal)
  }

  private func refusal(of document: [UInt8]) -> Refusal? {
    guard let report = checker?.check(InputBytes(document)), report.verdict == .refused else { return nil }
    let finding = report.findings.first { $0.severity == .error } ?? report.findings.first
    return finding.map { Refusal(rule: $0.rule, pointer: $0.pointer) }
  }
}
