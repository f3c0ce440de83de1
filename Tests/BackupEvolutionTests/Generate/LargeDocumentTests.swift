import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

struct LargeDocumentTests {
  private static func written(_ contract: Contract, _ size: SampleGenerator.Size) -> [UInt8] {
    var bytes: [UInt8] = []
    SampleGenerator(contract).write(size) { bytes += $0 }
    return bytes
  }

  @Test(arguments: NamedContract.all, [20_000, 1_000_000])
  func `a document of a size is valid, and not far from that size`(named: NamedContract, size: Int) throws {
    var contract = named.contract
    contract.limits = Limits()
    let bytes = Self.written(contract, .bytes(size))
    try GeneratedDocuments(contract).expectClean(bytes)
    #expect(abs(bytes.count - size) < max(size / 20, 25_000), "\(bytes.count)")
  }

  @Test(arguments: NamedContract.all, [0, 1, 100, 2000])
  func `a document of a number of records has as many`(named: NamedContract, records: Int) throws {
    let bytes = Self.written(named.contract, .records(records))
    let report = BackupChecker(try FormatLibrary([named.contract])).check(InputBytes(bytes))
    #expect(report.verdict == .accepted)
    let count = report.collections.reduce(0) { $0 + $1.count }
    #expect(count <= records + 12)
    #expect(count * 4 >= records)
  }

  @Test
  func `a document is never larger than its format allows`() throws {
    var contract = EveryType.contract
    contract.limits.bytes = 50_000
    let bytes = Self.written(contract, .bytes(10_000_000))
    #expect(bytes.count <= 50_000)
    try GeneratedDocuments(contract).expectClean(bytes)
  }

  @Test
  func `no piece is large, whatever the size`() {
    var largest = 0
    var total = 0
    SampleGenerator(EveryType.contract).write(.bytes(3_000_000)) { piece in
      largest = max(largest, piece.count)
      total += piece.count
    }
    #expect(largest < 200_000)
    #expect(total > 2_800_000)
  }

  @Test
  func `what the sink throws ends the work`() {
    struct Enough: Error {}
    var pieces = 0
    #expect(throws: Enough.self) {
      try SampleGenerator(EveryType.contract).write(.bytes(5_000_000)) { _ in
        pieces += 1
        if pieces == 2 { throw Enough() }
      }
    }
    #expect(pieces == 2)
  }

  @Test
  func `references lead forward and backward`() throws {
    let bytes = Self.written(EveryType.contract, .records(300))
    let document = try JSONDocument(reading: InputBytes(bytes))
    let people = document[JSONPointer(tokens: ["people"])]?.arrayValue ?? []
    let ids = people.map { $0.objectValue?["id"]?.stringValue ?? "" }
    let steps = people.enumerated().compactMap { place, person in
      (person.objectValue?["boss"]?.stringValue).flatMap { ids.firstIndex(of: $0) }.map { $0 - place }
    }
    #expect(steps.contains { $0 > 0 } && steps.contains { $0 < 0 })
  }
}
