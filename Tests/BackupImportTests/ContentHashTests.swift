import BackupCrypto
import BackupEvolution
import BackupFormat
import BackupFormats
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import TestSupport
import Testing

/// The hash says what a backup holds, not how it is written.
struct ContentHashTests {
  #if DEBUG
    static let documents = 4
  #else
    static let documents = 300
  #endif

  static let text = Notebook.file(
    2,
    """
    "notes": [\(Notebook.record(5, #""title": "a/b é", "parts": [{"text": "p"}]"#)),
    \(Notebook.record(5, #""title": "b""#, id: "b"))], "settings": {"theme": "dark", "size": 3},
    "tags": [{"id": "7c42ca9b-9eab-4d04-80b3-40f10b0c54aa", "name": "x"}], "later": {"n": 1.5}
    """
  )

  @Test(.timeLimit(.minutes(1))) func `thousands of members that nobody knows are no more work each`() throws
  {
    let members = (0..<20_000).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
    let importer = Notebook.importer()
    let text = Notebook.file(2, members)
    let store = try importer.store(text)
    #expect(try BackupExport(importer.chain.library).contentHash(of: store).description == Self.hash(text))
  }

  static func hash(_ text: String) throws -> String {
    try Notebook.importer().checked(text).contentHash.description
  }

  @Test(arguments: [
    ("another time of the export", "2026-03-01T00:00:00Z", "2026-03-02T00:00:00Z"),
    ("an escaped letter", "é", #"\u00e9"#), ("an escaped slash", "a/b", #"a\/b"#),
    ("upper case", "7c42ca9b-9eab", "7C42CA9B-9EAB"), ("an offset", "05T00:00:00Z", "05T08:00:00+08:00"),
    ("a fraction of nothing", "05T00:00:00Z", "05T00:00:00.000Z"),
    ("a default", #""text": "p""#, #""done": false, "text": "p""#),
    ("a null", #""title": "b""#, #""body": null, "title": "b""#), ("another number", "1.5", "15e-1"),
    ("an escaped key", #""theme""#, #""th\u0065me""#),
    ("an empty list", #""settings""#, #""links": [], "settings""#),
  ])
  func `another spelling has the same hash`(what: String, part: String, other: String) throws {
    #expect(Self.text.contains(part))
    let changed = Self.text.split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
    #expect(try Self.hash(changed) == Self.hash(Self.text))
  }

  @Test(arguments: [
    ("1.5", "1.6"), ("dark", "light"), (#""size": 3"#, #""size": 4"#), (#""text": "p""#, #""text": "q""#),
    (#"[{"text": "p"}]"#, "[]"), (#""id": "b""#, #""id": "c""#), ("05T00:00:00Z", "05T00:00:01Z"),
    (#""text": "p""#, #""done": true, "text": "p""#), ("later", "latex"), (#""minor": 2"#, #""minor": 1"#),
  ])
  func `another value has another hash`(part: String, other: String) throws {
    #expect(Self.text.contains(part))
    let changed = Self.text.split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
    #expect(try Self.hash(changed) != Self.hash(Self.text))
  }

  @Test func `what the contract does not know keeps its order and its numbers, and is hashed without them`()
    throws
  {
    let file = Notebook.note(1, #""title": "x", "extra": {"b": 1.50, "a": 1E3}"#)
    let other = Notebook.note(1, #""title": "x", "extra": {"a": 1000, "b": 1.5}"#)
    let importer = Notebook.importer()
    let store = try importer.store(file)
    #expect(store.text("notes", "a")?.contains(#""extra":{"b":1.50,"a":1E3}"#) == true)
    #expect(try Self.hash(file) == Self.hash(other))
    #expect(try BackupExport(importer.chain.library).contentHash(of: store).description == Self.hash(other))
    let plan = try importer.merge(other, into: store)
    #expect(plan.counts(.merge).same == 1)
  }

  @Test func `the hash is the SHA-256 of the canonical text`() throws {
    let canonical = #"{"format":"notebook-backup","notes":[],"version":{"major":1,"minor":2}}"#
    #expect(try Self.hash(Notebook.file(2)) == SHA256Digest(of: Array(canonical.utf8)).description)
  }

  @Test(arguments: ShippedFormats.declared.map(\.format))
  func `shuffled members and records have the same hash`(format: String) throws {
    let contract = try #require(ShippedFormats.declared.first { $0.format == format })
    var random = TestSupport.SplitMix64(seed: 11)
    for bytes in SampleGenerator(contract, seed: 3).documents(records: 6).prefix(Self.documents) {
      let document = try JSONDocument(reading: InputBytes(bytes))
      let shuffled = JSONDocument(
        root: Self.shuffled(document.root, contract.collections.map(\.field), &random)
      )
      let text = try JSONWriter(.pretty).write(shuffled)
      #expect(try Shipped.importer.checked(text).contentHash == Shipped.importer.checked(bytes).contentHash)
    }
  }

  /// Shuffles the members of all objects, and the records of all collections.
  private static func shuffled(
    _ value: JSONValue,
    _ collections: [String],
    _ random: inout TestSupport.SplitMix64
  )
    -> JSONValue
  {
    switch value {
    case .null, .boolean, .number, .string: return value
    case .array(let elements): return .array(elements.map { shuffled($0, [], &random) })
    case .object(let object):
      var result = JSONObject()
      for member in object.shuffled(using: &random) {
        var inner = shuffled(member.value, [], &random)
        if collections.contains(member.key), let records = inner.arrayValue {
          inner = .array(records.shuffled(using: &random))
        }
        result[member.key] = inner
      }
      return .object(result)
    }
  }
}
