import Foundation
import Testing

/// Faults of imports that people have reported of other apps: each has a case that shows what happens here.
struct KnownFaultTests {
  /// Half imports, merging, forms of users, and settings; beside them what comes from other versions and clocks.
  private static let ids = [
    "B52", "B53", "B55", "B58", "B62", "B64", "B65", "B67", "B68", "B70", "B71", "B73", "B74", "B76", "B77",
    "B79", "B80", "B82", "B83", "B85", "B86", "B88", "B89", "B98", "B100", "B101",
  ]

  /// The ids in front of what a case shows, as in `# B68, B70: …`.
  private static func ids(in name: String) throws -> [String] {
    let text = try String(contentsOfFile: CaseFolder.path(name), encoding: .utf8)
    let line = text.prefix { $0 != "\n" }
    guard let match = line.wholeMatch(of: /# (B\d+(?:, B\d+)*): .*/) else { return [] }
    return match.1.split(separator: ", ").map(String.init)
  }

  @Test func `each known fault of an import has a case`() throws {
    let names = CaseFolder.names.filter { $0.hasPrefix("import-") || $0.hasPrefix("merge-") }
    #expect(Set(try names.flatMap(Self.ids)) == Set(Self.ids))
  }
}
