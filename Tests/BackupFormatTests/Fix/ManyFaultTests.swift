import BackupFormat
import BackupJSON
import Testing

/// As many faults as a file can hold: all are mended, in a time that grows with their number and no faster.
struct ManyFaultTests {
  #if DEBUG
    private static let count = 1000
  #else
    private static let count = 250_000
  #endif

  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      ("[1,]", ",", "[1]"), ("[1,]", ",\n", "[1]"), ("{a:1,}", ",", #"{"a":1}"#), ("'a'", ",", #""a""#),
      ("True", " ,", "true"), ("{}", " ", "{},"), ("1", ",,", "1,"), ("[/**/]", ",", "[ ]"),
    ]
  )
  func `all faults are mended`(broken: String, between: String, sound: String) throws {
    let text = SmallContract.document(
      "[" + Array(repeating: broken, count: Self.count).joined(separator: between) + "]"
    )
    let fixed = try SmallContract.checker(.any).fix(InputBytes(text))
    #expect(fixed.reportAfter.findings.isEmpty)
    #expect(!fixed.isUnfinished)
    #expect(fixed.applied.count >= Self.count - 1)
    #expect(fixed.change.applied(to: fixed.before).bytes == fixed.after.bytes)
    let head = SmallContract.document("[" + sound).utf8.dropLast()
    #expect(fixed.after.bytes.starts(with: head))
  }
}
