import TestSupport
import Testing

@testable import BackupUpgrade

struct NameFilterTests {
  @Test func `a filter holds what was put into it, and little else`() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<1000 {
      let names = (0..<10).map { _ in UInt32.random(in: 1...127, using: &random) }
      let filter = NameFilter(names)
      for name in UInt32(1)...127 { #expect(filter.mayHold(name) == names.contains(name)) }
      #expect(filter.overlaps(NameFilter(names.prefix(1))))
      #expect(NameFilter.all.overlaps(.object))
      #expect(!filter.overlaps(.object))
    }
  }
}
