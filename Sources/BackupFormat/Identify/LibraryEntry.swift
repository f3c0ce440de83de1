/// A contract of a library.
package struct LibraryEntry: Sendable {
  package let outline: ContractOutline
  private let make: @Sendable () -> PreparedContract

  /// - Parameter make: gives the contract that has the outline, always the same; it is asked when the first file of the
  ///   contract is met, and then again for each.
  package init(_ outline: ContractOutline, _ make: @escaping @Sendable () -> PreparedContract) {
    self.outline = outline
    self.make = make
  }

  /// - Precondition: the contract has no mistake.
  package init(withoutMistakes contract: Contract) {
    let prepared = PreparedContract(withoutMistakes: contract)
    outline = ContractOutline(of: contract)
    make = { prepared }
  }

  var version: FormatVersion { outline.version }
  package var contract: Contract { compiled.contract }
  var compiled: CompiledContract { make().compiled }
}

/// A contract that is ready for checking.
package struct PreparedContract: Sendable {
  let compiled: CompiledContract

  /// - Precondition: the contract has no mistake.
  package init(withoutMistakes contract: Contract) {
    compiled = ContractCompiler.compile(contract)
  }

  package var contract: Contract { compiled.contract }
}
