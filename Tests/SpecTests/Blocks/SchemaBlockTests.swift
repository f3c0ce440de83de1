import BackupEvolution
import BackupFormat
import BackupFormats
import BackupJSON
import TestSupport
import Testing

/// The blocks of the specification beside the exported schemas, and a validator that is not ours.
@Suite(
  .enabled(
    if: IndependentValidator.isInstalled,
    "jsonschema-rs is not here: Tests/Differential/install fetches it"
  )
)
struct SchemaBlockTests {
  @Test
  func `the schema of a type takes the values that the specification takes, and no others`() throws {
    let names = ValueContract.types.keys.sorted()
    let documents = names.map { name in
      SpecBlock.all.filter { $0.content == .values(of: name) }.flatMap(\.lines)
        .map { Array(ValueContract.document($0).utf8.filter { $0 != 0x0A }) }
    }
    let libraries = try names.map { try ValueContract.library(try #require(ValueContract.types[$0])) }
    let outcomes = try IndependentValidator.run(
      try zip(libraries, documents).map { library, documents in
        let contract = try #require(library.contracts.first)
        let schema = SchemaExport(contract, for: .reader).document()
        return .init(schema: try JSONWriter().write(schema), documents: documents)
      }
    )
    var count = 0
    for ((library, documents), outcome) in zip(zip(libraries, documents), outcomes) {
      for (document, verdict) in zip(documents, outcome.verdicts) {
        count += 1
        let report = BackupChecker(library).check(InputBytes(document))
        let errors = report.findings.filter { $0.severity == .error }
        if (verdict == .valid) == errors.isEmpty { continue }
        let isListed =
          errors.isEmpty
          ? SchemaLimit.hasHugeNumber(document)
          : errors.allSatisfy {
            SchemaLimit.covers($0.rule.id, String(decoding: document[$0.range], as: UTF8.self))
          }
        let text = String(decoding: document, as: UTF8.self)
        #expect(isListed, "check \(report.verdict) \(errors.map(\.rule.id)), schema \(verdict): \(text)")
      }
    }
    #expect(count > 150)
  }

  @Test
  func `the schema of contract files takes the valid ones, and refuses those that are wrong in form`() throws
  {
    var files: [(place: String, bytes: [UInt8], rule: String?)] = []
    for block in SpecBlock.all {
      switch block.content {
      case .contract: files.append((block.place, Array(block.text.utf8), block.rule))
      case .contractPart(let name):
        let place = try #require(PartContract.places[name])
        files.append((block.place, try PartContract.file(with: block.text, at: place), block.rule))
      case .document, .values, .configuration, .envelope, .upgrade, .merge: break
      }
    }
    for contract in ShippedFormats.contracts {
      files.append(("\(contract.format) \(contract.version)", try ContractWriter().write(contract), nil))
    }
    let schema = try InputBytes.file(Corpora.packageRoot + "/Schemas/contract.schema.json").bytes
    let documents = try files.map {
      try JSONWriter(.compact).write(JSONDocument(reading: InputBytes($0.bytes)))
    }
    let outcome = try #require(
      try IndependentValidator.run([.init(schema: schema, documents: documents)]).first
    )
    #expect(outcome.isSchema)
    for (file, verdict) in zip(files, outcome.verdicts) {
      // What the parts of a contract have to do with each other is nothing that a schema can say.
      let isWrongInForm = file.rule.map { !$0.hasPrefix("contract/") } ?? false
      #expect((verdict == .valid) == !isWrongInForm, "\(file.place): \(file.rule ?? "valid")")
    }
    #expect(files.count > 15)
  }

  @Test
  func `the schema of configuration files takes the valid ones, and no others`() throws {
    let blocks = SpecBlock.all.filter { $0.content == .configuration && $0.rule?.hasPrefix("json/") != true }
    let schema = try InputBytes.file(Corpora.packageRoot + "/Schemas/config.schema.json").bytes
    let documents = try blocks.map {
      try JSONWriter(.compact).write(JSONDocument(reading: InputBytes($0.text)))
    }
    let outcome = try #require(
      try IndependentValidator.run([.init(schema: schema, documents: documents)]).first
    )
    #expect(outcome.isSchema)
    for (block, verdict) in zip(blocks, outcome.verdicts) {
      #expect((verdict == .valid) == (block.rule == nil), "\(block.place)")
    }
    #expect(blocks.count > 8)
  }
}
