extension UpgradeAction {
  /// The keys that an operation is about, for a report; their number where they are more than three.
  var subject: String {
    switch self {
    case .mark, .count: ""
    case .rename(let names): words(names.map { "\($0.old) → \($0.new)" })
    case .move(let from, let to): words([from.joined(separator: "/") + " → " + to.joined(separator: "/")])
    case .hoist(let field, _), .add(let field, _, _), .set(let field, _), .mapToList(let field, _, _),
      .listToMap(let field, _, _), .makeID(let field, _, _), .split(let field, _, _, _),
      .unnest(let field, _, _, _), .nest(let field, _, _, _):
      field
    case .wrap(let fields, let into, _), .merge(let fields, _, let into): words(fields) + " → " + into
    case .remove(let fields), .dropNull(let fields), .dropDangling(let fields, _, _): words(fields)
    case .mapValues(let fields, _, _), .currency(let fields, _), .date(let fields, _, _), .uuid(let fields):
      words(fields.map(\.inside))
    case .minorUnits(let amounts): words(amounts.fields.map(\.inside))
    case .call(let function, let version): "\(function) \(version)"
    }
  }

  private func words(_ words: [String]) -> String {
    words.count > 3 ? "\(words.count) keys" : words.joined(separator: ", ")
  }
}
