import BackupJSON

/// Values as the least document has them.
struct BuiltValue {
  private let index: ContractIndex
  private let seed: UInt64

  init(_ index: ContractIndex, seed: UInt64) {
    self.index = index
    self.seed = seed
  }

  /// The value at the end of a way; `nil` where no small document reaches it.
  func value(at route: [Step]) -> JSONValue? {
    var builder = DocumentBuilder(index, seed: seed)
    guard let built = try? builder.document([Directive(route, .built)]), let pointer = built.pointers[0]
    else {
      return nil
    }
    return JSONDocument(root: built.root)[pointer]
  }
}
