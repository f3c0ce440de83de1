import BackupFormat
import BackupJSON
import Testing

/// Contract files that ask for more than they hold.
struct HugeContractTests {
  private func rules(_ contract: Contract) throws -> Set<Rule> {
    Set(ContractReader().read(InputBytes(try ContractWriter().write(contract))).findings.map(\.rule))
  }

  @Test
  func `a record in unions without end is not compiled for each of them`() throws {
    var contract = Contract.smallest
    contract.records.append(RecordType("case", fields: []))
    for number in 0..<60 {
      contract.add(FieldType("f\(number)", .boolean), to: "case")
      let unions = (0..<50).map { "k\(number)-\($0)" }.map { key in
        FieldType(key, .union(UnionType(on: key, [.init("a", "case")], unknown: .kept)))
      }
      contract.records.append(RecordType("record\(number)", fields: unions))
    }
    #expect(try rules(contract) == [.contractTooLarge])
    #expect(throws: ContractError.self) { try FormatLibrary([contract]) }
  }

  @Test
  func `a file of nothing but mistakes is told up to a limit`() throws {
    var contract = Contract.smallest
    for number in 0..<500 {
      let fields = (0..<40).map { FieldType("f\($0)", .record("nowhere \($0)")) }
      contract.records.append(RecordType("record\(number)", fields: fields))
    }
    let reading = ContractReader().read(InputBytes(try ContractWriter().write(contract)))
    #expect(reading.findings.count == 10_000)
  }

  @Test
  func `a default without end is refused`() throws {
    var contract = Contract.smallest
    let value = (0..<40).reduce(JSONValue.null) { value, _ in [value] }
    contract.add(FieldType("a", .any, presence: .defaulting(value)), to: "backup")
    #expect(try rules(contract) == [.contractDefaultDoesNotFit])
  }

  @Test
  func `a contract that is too deep to be written says so`() {
    var contract = Contract.smallest
    let type = (0..<80).reduce(ValueType.boolean) { type, _ in .list(ListType(of: type)) }
    contract.add(FieldType("a", type), to: "backup")
    let error = #expect(throws: JSONWriteError.self) { try ContractWriter().write(contract) }
    #expect(error?.code == .tooDeep)
    #expect(contract.mistakes.map(\.rule) == [.contractTooLarge])
  }
}
