import BackupFormat
import BackupJSON

/// The order of places in the file form of a contract, those that only the older one has among them.
struct PlaceOrder {
  private let newer: JSONValue
  private let older: JSONValue

  init(newer: Contract, older: Contract) {
    self.newer = ContractWriter().document(newer).root
    self.older = ContractWriter().document(older).root
  }

  /// Sorts by place; changes of one place keep their order.
  func sorted(_ changes: [NotedChange], _ olderNames: Names<String>) -> [NotedChange] {
    var newerNames = Names<String>()
    for (name, older) in olderNames.members { newerNames.add(older, name) }
    return changes.enumerated().map { (key($0.element.change, newerNames), $0.offset, $0.element) }
      .sorted { left, right in
        left.0 == right.0 ? left.1 < right.1 : left.0.lexicographicallyPrecedes(right.0)
      }
      .map(\.2)
  }

  /// At each level the position of the name; what is gone comes behind everything that is there.
  private func key(_ change: ContractChange, _ newerNames: Names<String>) -> [Int] {
    var place = change.place
    if change.isRemoved, place.tokens.count > 1, place.tokens[0] == "records" {
      let name = newerNames[place.tokens[1]] ?? place.tokens[1]
      place = JSONPointer(tokens: ["records", name] + place.tokens.dropFirst(2))
    }
    var key: [Int] = []
    var now: JSONValue? = newer
    var before: JSONValue? = older
    for token in place.tokens {
      let position = now?.objectValue?.position(of: token)
      let earlier = before?.objectValue?.position(of: token)
      key.append(position ?? 1_000_000 + (earlier ?? 1_000_000))
      now = now?.objectValue?[token]
      before = before?.objectValue?[token]
    }
    return key
  }
}
