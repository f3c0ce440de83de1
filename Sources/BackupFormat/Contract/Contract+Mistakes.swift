extension Contract {
  /// Everything that is wrong with the contract, in the order of its file form; empty where nothing is.
  ///
  /// A contract without mistakes can be compiled, and a file by it can be written. Spec/contract.md lists the kinds.
  public var mistakes: [ContractMistake] {
    var finder = MistakeFinder(self, Doubts())
    return finder.all()
  }
}
