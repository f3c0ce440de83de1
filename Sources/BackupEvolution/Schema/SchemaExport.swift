public import BackupFormat
public import BackupJSON

/// Makes a JSON Schema (2020-12) of a contract, for editors and for validators in any language.
///
/// Spec/schema.md says what each schema takes, and what of a contract no JSON Schema can say. The contract has no
/// mistakes; of one that has, the schema may refer to what is not there.
public struct SchemaExport: Sendable {
  /// Whose rules the schema has.
  public enum Audience: String, Sendable, Hashable, CaseIterable {
    /// Takes only what a conforming writer of this very version writes of its own.
    case writer
    /// Takes what a reader of this version takes, newer minors and written fallbacks included.
    case reader
  }

  let contract: Contract
  let audience: Audience
  let names: DefinitionNames

  /// Makes an export of a contract for one audience.
  public init(_ contract: Contract, for audience: Audience) {
    self.contract = contract
    self.audience = audience
    names = DefinitionNames(contract)
  }

  /// The schema: the root record, and a definition for each record that the root leads to.
  ///
  /// - Complexity: linear in the size of the contract.
  public func document() -> JSONDocument {
    var schema: JSONObject = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .string("urn:backup-lint:\(contract.format):\(contract.version):\(audience.rawValue)"),
      "title": .string("\(contract.title) \(contract.version)"),
    ]
    if let root = contract.record(contract.root) {
      let doc = Sentences([contract.doc, root.doc]).text
      if !doc.isEmpty { schema["description"] = .string(doc) }
      schema["$comment"] = .string(comment)
      schema.append(self.record(root, as: .root))
    }
    var definitions = JSONObject()
    for use in names.uses {
      guard let record = contract.record(use.record) else { continue }
      var definition = JSONObject()
      if !record.doc.isEmpty { definition["description"] = .string(record.doc) }
      definition.append(self.record(record, as: use.discriminator.map { .ofUnion($0) } ?? .plain))
      definitions[names.name(of: use)] = .object(definition)
    }
    if !definitions.isEmpty { schema["$defs"] = .object(definitions) }
    return JSONDocument(root: .object(schema))
  }

  private var comment: String {
    let taken =
      switch audience {
      case .writer: "what a writer of version \(contract.version) writes"
      case .reader: "what a reader of version \(contract.version) takes"
      }
    return
      "Made from the contract: \(taken), as far as a JSON Schema can say it. It cannot say which keys stand"
      + " twice, how a number is spelt, which ids are unique, what references lead to, which answers a form allows,"
      + " rules between fields, and limits in bytes and depth."
  }
}

extension JSONObject {
  /// Adds members behind those that are there; one with a key that is there takes its place.
  mutating func append(_ other: JSONObject) {
    for member in other { self[member.key] = member.value }
  }
}

extension JSONValue {
  static func int(_ value: Int) -> JSONValue { .integer(Int64(value)) }

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
