import BackupFormat
import BackupFormats
import BackupJSON
import Testing

struct MistakeTests {
  static let all =
    MistakeCase.document + MistakeCase.collections + MistakeCase.records + MistakeCase.rules
    + MistakeCase.types
    + MistakeCase.texts + MistakeCase.answers + MistakeCase.defaults

  @Test(arguments: [Contract.everything, ContractFileFormat.contract, Seaglass.definition.contract])
  func `a good contract has no mistakes`(contract: Contract) {
    #expect(contract.mistakes == [])
  }

  @Test(arguments: all)
  func `one wrong edit is one mistake with its place`(item: MistakeCase) {
    let found = item.contract.mistakes.map { "\($0.rule) \($0.pointer)" }
    #expect(found == ["\(item.rule) \(item.pointer)"])
  }

  @Test(arguments: all.filter(\.isInFile))
  func `the file of a wrong contract has a finding at the same place`(item: MistakeCase) throws {
    let bytes = try ContractWriter().write(item.contract)
    let reading = ContractReader().read(InputBytes(bytes))
    #expect(reading.contract == nil)
    #expect(reading.findings.map { "\($0.rule) \($0.pointer)" } == ["\(item.rule) \(item.pointer)"])
  }

  @Test
  func `every rule of a mistake has a case`() {
    let onlyInFiles: Set<Rule> = [.contractNullForm, .contractVersionForm]
    let tested = Set(Self.all.map(\.rule))
    #expect(Rule.contractRules.filter { !onlyInFiles.contains($0) && !tested.contains($0.id) } == [])
    #expect(Set(Rule.contractRules).count == Rule.contractRules.count)
  }

  @Test
  func `all mistakes are told at once, in the order of the file`() throws {
    var contract = Contract.everything
    contract.type("amounts", "in", .boolean)
    contract.record("person") { $0.label = "born" }
    contract.exportedAt = "maed"
    contract.collections[0].key = "name"
    contract.questions { $0.cases = [] }
    let mistakes = contract.mistakes
    #expect(mistakes.count > 5)
    #expect(mistakes.first?.suggestion == "made")
    let findings = ContractReader().read(InputBytes(try ContractWriter().write(contract))).findings
    #expect(findings.map(\.pointer) == mistakes.map(\.pointer))
    #expect(findings.map(\.rule) == mistakes.map(\.rule))
  }

  @Test
  func `a library refuses contracts with mistakes and says all of them`() {
    var contract = Contract.everything
    contract.root = "nothing"
    contract.envelopes = [0]
    let error = #expect(throws: ContractError.self) { try FormatLibrary([contract, .smallest]) }
    #expect(error?.mistakes == contract.mistakes)
    #expect(error?.description.contains("/envelopes/0: the version of an envelope is 1 or more") == true)
  }
}
