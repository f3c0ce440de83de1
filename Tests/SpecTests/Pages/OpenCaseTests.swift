import BackupJSON
import Foundation
import TestSupport
import Testing

/// The table in Spec/json.md of the cases that RFC 8259 leaves open.
struct OpenCaseTests {
  private static let folder = "jsontestsuite/test_parsing"
  /// By name: the outcomes of the open cases and of the few closed ones that are decided otherwise.
  private static let outcomes: [String: String] = {
    let rows = SpecPage(path: "json.md").rows(under: "## Cases that RFC 8259 leaves open")
    let cases = rows.filter { $0[0].hasPrefix("`i_") || $0[0].hasPrefix("`y_") }
    return Dictionary(
      cases.map { ($0[0].filter { $0 != "`" }, $0[$0.count - 1].filter { $0 != "`" }) },
      uniquingKeysWith: { first, _ in first }
    )
  }()

  @Test
  func `the table decides 35 cases`() {
    #expect(Self.outcomes.keys.filter { $0.hasPrefix("i_") }.count == 35)
    #expect(Self.outcomes.values.allSatisfy { $0 == "accepted" || $0.hasPrefix("refused, ") })
  }

  @Test(.enabled(if: Corpora.isPresent("jsontestsuite"), "the JSON test suite is not here (BACKUP_CORPORA)"))
  func `every open case of the suite is decided as the table says`() throws {
    let names = try Corpora.names(in: Self.folder).filter { $0.hasPrefix("i_") && $0.hasSuffix(".json") }
    #expect(names.map { String($0.dropLast(5)) } == Self.outcomes.keys.filter { $0.hasPrefix("i_") }.sorted())
    for name in names {
      let input = InputBytes(try Corpora.bytes(Self.folder + "/" + name))
      #expect(Self.outcome(input) == Self.outcomes[String(name.dropLast(5))], "\(name)")
    }
  }

  @Test(.enabled(if: Corpora.isPresent("jsontestsuite"), "the JSON test suite is not here (BACKUP_CORPORA)"))
  func `every file that must be accepted is, but for those that the page lists`() throws {
    let names = try Corpora.names(in: Self.folder).filter { $0.hasPrefix("y_") }
    #expect(names.count == 95)
    for name in names {
      let input = InputBytes(try Corpora.bytes(Self.folder + "/" + name))
      #expect(Self.outcome(input) == Self.outcomes[String(name.dropLast(5))] ?? "accepted", "\(name)")
    }
    #expect(Self.outcomes.keys.filter { $0.hasPrefix("y_") }.count == 4)
  }

  @Test(.enabled(if: Corpora.isPresent("jsontestsuite"), "the JSON test suite is not here (BACKUP_CORPORA)"))
  func `every file that must be refused is`() throws {
    let names = try Corpora.names(in: Self.folder).filter { $0.hasPrefix("n_") }
    #expect(names.count == 188)
    for name in names {
      let input = InputBytes(try Corpora.bytes(Self.folder + "/" + name))
      #expect(Self.outcome(input) != "accepted", "\(name)")
    }
  }

  /// As the table writes it; all findings of a refusal are of one rule in these files.
  private static func outcome(_ input: InputBytes) -> String {
    do {
      _ = try JSONDocument(reading: input)
      return "accepted"
    } catch {
      return "refused, " + Set(error.findings.map(\.rule.id)).sorted().joined(separator: " and ")
    }
  }
}
