import BackupFormat
import BackupFormats
import BackupJSON
import TestSupport
import Testing

struct ContractRoundTripTests {
  /// Writes, reads and writes again; the contract that was read.
  private func throughFile(_ contract: Contract) throws -> Contract {
    let bytes = try ContractWriter().write(contract)
    let reading = ContractReader().read(InputBytes(bytes))
    #expect(reading.findings == [])
    let read = try #require(reading.contract)
    #expect(try ContractWriter().write(read) == bytes)
    return read
  }

  @Test(arguments: [
    Seaglass.definition.contract, Contract.everything, .smallest, ContractFileFormat.contract,
  ])
  func `a contract is the same after writing and reading it`(contract: Contract) throws {
    #expect(try throughFile(contract) == contract)
  }

  @Test
  func `random contracts are the same after writing and reading them`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomContract(seed: seed)
      let contract = random.make()
      #expect(contract.mistakes == [], "seed \(seed)")
      #expect(try throughFile(contract) == contract, "seed \(seed)")
    }
  }

  @Test(arguments: ["absent", "means nothing", "", " "])
  func `a meaning of null is kept to the letter`(sentence: String) throws {
    var contract = Contract.smallest
    contract.records[0].fields = [FieldType("a", .boolean, null: .meaning("x" + sentence))]
    #expect(try throughFile(contract) == contract)
  }

  @Test
  func `the number text of defaults and limits is kept`() throws {
    var contract = Contract.smallest
    let value = JSONValue.number(try #require(JSONNumber("1.50e0")))
    contract.records[0].fields = [
      FieldType("a", .decimal(DecimalType(minimum: "1.500")), presence: .defaulting(value))
    ]
    let read = try throughFile(contract)
    #expect(read.records[0].fields[0].presence == .defaulting(value))
    #expect(read == contract)
  }

  @Test
  func `what is equal to its default is left out`() throws {
    let text = String(decoding: try ContractWriter().write(.smallest), as: UTF8.self)
    #expect(
      text == """
        {
          "kind": "backup-contract",
          "contract": 1,
          "format": "smallest",
          "title": "Smallest",
          "version": {
            "major": 1,
            "minor": 0
          },
          "status": "draft",
          "root": "backup",
          "records": {
            "backup": {
              "fields": {}
            }
          }
        }

        """
    )
  }

  @Test(arguments: [
    ("person", "uid", #"{"type":"uuid"}"#),
    (
      "person", "born",
      #"{"type":"day","optional":true,"absence":"means nobody asked","null":"means nobody knows"}"#
    ),
    (
      "person", "friend",
      #"{"type":"reference","collection":"people","dangling":"warned","optional":true}"#
    ),
    ("person", "name", #"{"type":"text","minimum":1,"maximum":200,"doc":"What people call them."}"#),
    (
      "settings", "rating",
      #"{"type":"integer","minimum":1,"maximum":5,"outsideBecomes":null,"optional":true}"#
    ),
    (
      "settings", "mood",
      #"{"type":"enum","values":{"good":{}},"unknownBecomes":null,"null":"means none"}"#
    ),
    ("circle", "radius", #"{"type":"decimal","minimum":0.50,"maximum":1e3}"#),
    (
      "node", "children",
      #"{"type":"list","of":{"type":"record","record":"node"},"maximum":2,"ordered":false}"#
    ),
    (
      "settings", "numbers",
      #"{"type":"map","key":"integer","value":{"type":"boolean"},"maximum":9}"#
    ),
  ])
  func `a field is a short object`(record: String, field: String, text: String) throws {
    let pointer = JSONPointer(tokens: ["records", record, "fields", field])
    let value = try #require(ContractWriter().document(.everything)[pointer])
    #expect(String(decoding: try JSONWriter(.compact).write(value), as: UTF8.self) == text)
  }
}
