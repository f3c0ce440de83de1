import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

struct DeterminismTests {
  private static func everything(_ contract: Contract, _ seed: UInt64) -> [[UInt8]] {
    let generator = SampleGenerator(contract, seed: seed)
    var large: [UInt8] = []
    generator.write(.bytes(200_000)) { large += $0 }
    return generator.samples().map(\.document) + generator.faults().map(\.document)
      + Array(generator.documents(records: 10).prefix(5)) + [large]
  }

  #if DEBUG
    private static let contracts = Array(NamedContract.all.prefix(1))
  #else
    private static let contracts = NamedContract.all
  #endif

  @Test(arguments: contracts)
  func `the same seed gives the same bytes, and another seed other bytes`(named: NamedContract) {
    let first = Self.everything(named.contract, 7)
    #expect(first == Self.everything(named.contract, 7))
    let other = Self.everything(named.contract, 8)
    #expect(first != other)
    #expect(first.last != other.last)
    #expect(Array(first.suffix(6).dropLast()) != Array(other.suffix(6).dropLast()))
  }

  @Test
  func `documents of one generator differ from each other`() {
    let documents = Array(SampleGenerator(EveryType.contract).documents(records: 8).prefix(50))
    #expect(Set(documents).count == 50)
  }

  @Test
  func `a contract with mistakes, and one that no document can satisfy, give nothing`() {
    var faulty = EveryType.contract
    faulty.root = "nobody"
    var impossible = EveryType.contract
    let flags = ListType(of: .boolean, 3...3, isUnique: true)
    impossible.records[0].fields.append(FieldType("flags", .list(flags)))
    var enormous = EveryType.contract
    enormous.records[0].fields.append(
      FieldType("long", .list(ListType(of: .text(TextType(999_999...1_000_000)), 9_000_000...9_000_000)))
    )
    for contract in [faulty, impossible, enormous] {
      let generator = SampleGenerator(contract)
      #expect(Array(generator.samples()).isEmpty)
    }
    for contract in [faulty, enormous] {
      let generator = SampleGenerator(contract)
      var pieces = 0
      generator.write(.records(3)) { _ in pieces += 1 }
      #expect(pieces == 0)
      #expect(Array(generator.documents(records: 3).prefix(1)).isEmpty)
    }
  }
}
