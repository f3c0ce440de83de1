/// What the contract of a file is found by, before anything else of the contract is needed.
package struct ContractOutline: Sendable, Hashable {
  package let format: String
  package let title: String
  package let version: FormatVersion
  package let recognition: Recognition
  /// The keys that a root may have, without those of the recognition.
  package let rootKeys: [String]
  /// Those of them under which the collections stand.
  package let collections: [String]

  package init(
    format: String,
    title: String,
    version: FormatVersion,
    recognition: Recognition,
    rootKeys: [String],
    collections: [String]
  ) {
    self.format = format
    self.title = title
    self.version = version
    self.recognition = recognition
    self.rootKeys = rootKeys
    self.collections = collections
  }

  package init(of contract: Contract) {
    self.init(
      format: contract.format,
      title: contract.title,
      version: contract.version,
      recognition: contract.recognition,
      rootKeys: contract.record(contract.root)?.fields.flatMap { [$0.name] + $0.aliases } ?? [],
      collections: contract.collections.map(\.field)
    )
  }
}
