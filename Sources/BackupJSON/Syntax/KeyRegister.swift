/// The keys of one object, for finding the same key twice (compared decoded, as UTF-8 bytes).
package struct KeyRegister {
  private struct Entry {
    let hash: Int
    let range: Range<Int>
  }

  private var entries: [Entry] = []

  package init() {}

  package mutating func add(_ range: Range<Int>, of source: ByteSource) {
    entries.append(Entry(hash: source.keyHash(range), range: range))
  }

  /// A finding for each key that stands again, with the place of the first; no more than `most`.
  ///
  /// - Complexity: O(n log n) in the number of keys. The hash is seeded per process, so equal hashes of different
  ///   keys cannot be arranged.
  package func duplicates(in source: ByteSource, most: Int) -> [Finding] {
    guard entries.count > 1 else { return [] }
    let sorted = entries.sorted {
      ($0.hash, $0.range.lowerBound) < ($1.hash, $1.range.lowerBound)
    }
    var findings: [Finding] = []
    var first = sorted[0]
    for entry in sorted.dropFirst() {
      if findings.count == most { break }
      if entry.hash == first.hash, source.sameKey(entry.range, first.range) {
        findings.append(DuplicateKeyFault.finding(source, entry.range, first: first.range))
      } else {
        first = entry
      }
    }
    return findings
  }
}

/// The same key twice in one object: readers disagree about which one counts.
package enum DuplicateKeyFault {
  package static func finding(_ source: ByteSource, _ range: Range<Int>, first: Range<Int>) -> Finding {
    Finding(
      .duplicateKey,
      at: range.lowerBound - 1..<range.upperBound + 1,
      "the key \(value: source.keyText(range)) stands twice in one object",
      notes: [
        .init("it stands first here", range: first.lowerBound - 1..<first.upperBound + 1),
        .why("some readers keep the first, others the last, so the file has no certain meaning"),
      ],
      help: "remove the one that is wrong"
    )
  }
}

extension ByteSource {
  /// Whether two keys are the same text once their escapes are decoded.
  package func sameKey(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    if hasEscape(left) || hasEscape(right) {
      return decodedString(left).utf8.elementsEqual(decodedString(right).utf8)
    }
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { byte($0) == byte($1) }
  }

  private func hasEscape(_ range: Range<Int>) -> Bool {
    range.contains { byte($0) == 0x5C }
  }
}
