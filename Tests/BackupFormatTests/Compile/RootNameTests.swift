import BackupFormat
import Testing

/// Records of the engine's own have names that a contract may use as well.
struct RootNameTests {
  @Test(arguments: ["root", "version", "money"])
  func `the root record may have any name`(name: String) throws {
    let money = ValueType.money(MoneyType())
    let right = #"{"amount": 1, "currency": "EUR"}"#
    let wrong = #"{"amount": 1, "currency": "EUR", "format": "small"}"#
    #expect(try SmallContract.findings(money, root: name, right) == [])
    #expect(try SmallContract.findings(money, root: name, wrong) == ["field/unknown /value/format"])
  }
}
