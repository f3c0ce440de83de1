extension SampleGenerator {
  /// How large a document is.
  public enum Size: Sendable, Hashable {
    /// About so many records, over all lists at the root.
    case records(Int)
    /// About so many bytes, and never more than the format allows.
    case bytes(Int)
  }

  /// Random valid documents of about so many records each, without end; none for a contract that has no document.
  public func documents(records: Int) -> some Sequence<[UInt8]> {
    var number: UInt64 = 0
    let (index, seed, isUsable) = (index, seed, isUsable)
    return AnyIterator {
      guard isUsable else { return nil }
      // Some seeds make lists that a rule of the root cannot agree with; the next one does.
      for _ in 0..<16 {
        number &+= 1
        let own = SplitMix64.mixed(seed &+ number &* 0x9E37_79B9_7F4A_7C15)
        guard let document = LargeDocument(index, seed: own, .records(max(0, records))) else { continue }
        var bytes: [UInt8] = []
        document.write { bytes += $0 }
        return bytes
      }
      return nil
    }
  }

  /// Writes one valid document, in pieces of about 64 KB; nothing for a contract that has no document.
  ///
  /// Ids follow from the numbers of records and are never stored, so the memory it takes does not depend on the size.
  /// A format without lists at the root that can grow has documents of one size only.
  public func write(_ size: Size, to sink: ([UInt8]) throws -> Void) rethrows {
    guard isUsable else { return }
    for number in 0..<16 as Range<UInt64> {
      guard let document = LargeDocument(index, seed: seed &+ number << 32, size) else { continue }
      return try document.write(to: sink)
    }
  }
}
