/// What a contract file leaves out: the facts that are so unless it says otherwise.
extension Contract {
  enum Standard {
    static let limits = Limits()
    static let key = Collection(field: "").key
    static let list = ListType(of: .any)
    static let map = MapType(to: .any)

    static func recognition(_ format: String) -> Recognition { Recognition(value: format) }
  }
}
