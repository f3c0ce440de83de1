import BackupFormat
import BackupJSON
import ContractSamples
import Testing

/// Where the checker saves itself a closer look, it must not take what the closer look would refuse.
struct ShortcutTests {
  @Test
  func `five zero bytes are no currency`() {
    let money = "\"values\":{\"money\":{\"amount\":5,\"currency\":\0\0\0\0\0}}"
    let report = EveryType.checker.check(InputBytes(EveryType.document(money)))
    #expect(report.verdict == .refused)
  }

  @Test(arguments: [
    ("aaa", true), ("ééé", true), ("aa", false), (#"\u0061\u0061"#, false), (#"\u00e9\u00e9\u00e9"#, true),
    (#"\ud83d\ude00\ud83d\ude00"#, false), (#"\ud83d\ude00\ud83d\ude00\ud83d\ude00"#, true),
  ])
  func `a text of escapes is as short as its characters are few`(text: String, isLongEnough: Bool) throws {
    let findings = try SmallContract.findings(.text(TextType(3...10)), "\"\(text)\"")
    #expect(findings == (isLongEnough ? [] : ["text/length /value"]))
  }

  @Test(arguments: ["[1,1]", "[1, 1 ]", "[ 1 ,1 ]"])
  func `numbers that stand twice are found, whatever stands behind them`(text: String) throws {
    let list = ValueType.list(ListType(of: .integer(IntegerType()), isUnique: true))
    #expect(try SmallContract.findings(list, text) == ["rule/duplicate-element /value/1"])
  }

  @Test(arguments: ["12 \n ", "true ", String(repeating: "7", count: 5000) + "\n"])
  func `the fix for a missing pair of quotes takes the whole word and no white space`(word: String) throws {
    let text = SmallContract.document(word)
    let checker = try SmallContract.checker(.text(TextType()))
    let edits = checker.check(InputBytes(text)).findings.flatMap(\.fixes).flatMap(\.edits)
    let bare = word.filter { $0 != " " && $0 != "\n" }
    #expect(edits.map(\.replacement) == ["\"\(bare)\""])
    #expect(edits.map(\.range.count) == [bare.utf8.count])
  }
}
