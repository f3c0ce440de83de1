import BackupJSON
import Foundation
import TestSupport
import Testing

/// The number samples of RFC 8785, each of which is the shortest form of a binary64 and so its own normal form.
@Suite(.enabled(if: Corpora.isPresent("jcs-rfc8785"), "the corpus jcs-rfc8785 is not there"))
struct CanonicalNumberCorpusTests {
  /// Checks that each text maps to itself or is refused; returns how many were refused, and that by their value
  /// they had to be.
  private static func refused(_ texts: [String]) throws -> Int {
    var refused = 0
    for text in texts {
      let number = try #require(JSONNumber(text))
      do {
        #expect(try CanonicalWriter().write(.number(number)) == Array(text.utf8))
      } catch {
        refused += 1
        #expect(error.code == .unsafeInteger)
        let size = try #require(Double(text)).magnitude
        #expect(size > 9_007_199_254_740_991 && size < 1e21)
      }
    }
    return refused
  }

  @Test
  func `5000 numbers are their own normal form, but for 42 unsafe integers`() throws {
    let file = String(decoding: try Corpora.bytes("jcs-rfc8785/es6numbers-5000.txt"), as: UTF8.self)
    let texts = file.split(separator: "\n").map { String($0.drop { $0 != "," }.dropFirst()) }
    #expect(texts.count == 5000)
    #expect(try Self.refused(texts) == 42)
  }

  @Test
  func `the samples of appendix B are their own normal form, but for 5 unsafe integers`() throws {
    let samples = try #require(try Corpora.json("jcs-rfc8785/rfc8785-appendix-b.json") as? [[String: Any]])
    let texts = samples.compactMap { $0["json"] as? String }
    #expect(texts.count == 24)
    #expect(try Self.refused(texts) == 5)
  }
}
