import TestSupport
import Testing

/// The files of JSONTestSuite: `y_` is JSON, `n_` is none, `i_` is left to each reader by RFC 8259.
enum JSONTestSuite {
  static let isPresent = Corpora.isPresent("jsontestsuite")

  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    var testDescription: String { name }

    func bytes() throws -> [UInt8] { try Corpora.bytes("jsontestsuite/test_parsing/\(name)") }
  }

  static func files(_ prefix: String) -> [File] {
    let names = try? Corpora.names(in: "jsontestsuite/test_parsing")
    return (names ?? []).filter { $0.hasPrefix(prefix) }.map(File.init)
  }

  /// A Seaglass backup with some bytes in place of the value of an unknown field, its last.
  static func embedded(_ bytes: [UInt8]) -> [UInt8] {
    SmallBackup.replacing(
      "\"hapticsEnabled\": true }",
      bytes: Array("\"hapticsEnabled\": true },\n\"x\": ".utf8) + bytes
    )
  }
}
