import BackupFormat
import BackupJSON

/// The facts of each operation. What is not there becomes an empty word; the check has a finding for it.
extension UpgradeDecoder {
  mutating func action(_ name: OperationName, _ part: ContractPart) -> UpgradeAction? {
    switch name {
    case .mark:
      let set = part["set"]?.objectValue ?? JSONObject()
      let remove = keys(part, "remove")
      if set.isEmpty { add(.stepMark, part, "set", "the new file has no key that names its version") }
      return .mark(set: set, remove: remove)
    case .rename:
      let names = renamings(part, "names")
      if names.isEmpty { add(.stepContradiction, part, "names", "nothing is renamed") }
      distinct(names.map(\.new), part, "names", "two members get the same key")
      return .rename(names)
    case .move:
      return .move(from: place(part, "from"), to: place(part, "to"))
    case .hoist: return .hoist(field: key(part, "field"), names: renamings(part, "names"))
    case .wrap:
      return .wrap(
        fields: keys(part, "fields"),
        into: key(part, "into"),
        always: part.flag("always") ?? false
      )
    case .add: return addition(part)
    case .set: return .set(field: key(part, "field"), value: part["value"] ?? .null)
    case .remove: return .remove(fields: keys(part, "fields"))
    case .dropNull: return .dropNull(fields: keys(part, "fields"))
    case .mapValues: return values(part)
    case .mapToList:
      return .mapToList(field: key(part, "field"), key: key(part, "key"), value: part.text("value"))
    case .listToMap:
      return .listToMap(field: key(part, "field"), key: key(part, "key"), value: part.text("value"))
    case .minorUnits: return amounts(part)
    case .currency: return .currency(fields: paths(part), aliases: renamings(part, "aliases"))
    case .makeId:
      return .makeID(
        field: key(part, "field"),
        prefix: part.text("prefix") ?? "",
        from: part.text("from").flatMap { source($0, part, part.pointer.appending("from")) }
      )
    case .date: return date(part)
    case .uuid: return .uuid(fields: paths(part))
    case .dropDangling:
      return .dropDangling(
        fields: keys(part, "fields"),
        collection: key(part, "collection"),
        key: part.text("key") ?? "id"
      )
    case .split:
      return .split(
        field: key(part, "field"),
        separator: separator(part),
        into: keys(part, "into"),
        fewer: part.word("fewer", UpgradeFewer.self) ?? .refused
      )
    case .merge:
      return .merge(
        fields: keys(part, "fields"),
        separator: part.text("separator") ?? "",
        into: key(part, "into")
      )
    case .unnest:
      return .unnest(
        field: key(part, "field"),
        to: key(part, "to"),
        key: part.text("key") ?? "id",
        reference: key(part, "reference")
      )
    case .nest:
      return .nest(
        field: key(part, "field"),
        from: key(part, "from"),
        key: part.text("key") ?? "id",
        reference: key(part, "reference")
      )
    case .count:
      return .count(before: path(part, "before"), now: path(part, "now"))
    case .call: return .call(function: part.text("function") ?? "", version: part.count("version") ?? 1)
    }
  }

  private mutating func addition(_ part: ContractPart) -> UpgradeAction {
    let place = part.pointer.appending("from")
    var sources: [UpgradeSource] = []
    for (index, text) in part.texts("from").enumerated() {
      if let source = source(text, part, place.appending(index)) { sources.append(source) }
    }
    if part.texts("from").isEmpty, part["value"] == nil {
      add(.stepContradiction, part, "field", "neither `from` nor `value` says what the new member is")
    }
    return .add(field: key(part, "field"), from: sources, value: part["value"])
  }

  private mutating func values(_ part: ContractPart) -> UpgradeAction {
    var others = UpgradeOthers.refused
    switch (part.text("others"), part["othersBecome"]) {
    case (_?, _?):
      add(.stepContradiction, part, "others", "other values either become one, or they do not")
    case (let word?, nil): if word.utf8.elementsEqual("kept".utf8) { others = .kept }
    case (nil, let value?): others = .value(value)
    case (nil, nil): break
    }
    return .mapValues(
      fields: paths(part),
      values: part["values"]?.objectValue ?? JSONObject(),
      others: others
    )
  }

  private mutating func amounts(_ part: ContractPart) -> UpgradeAction {
    let currency: UpgradeAmounts.Currency
    switch (part.text("currency"), part.text("currencyCode")) {
    case (let text?, nil):
      let source = source(text, part, part.pointer.appending("currency"))
      currency = .source(source ?? UpgradeSource(.root, [""]))
    case (nil, let code?): currency = .code(code)
    case (_?, _?):
      add(.stepContradiction, part, "currencyCode", "the currency is either in the file, or the same for all")
      currency = .code("")
    case (nil, nil):
      add(
        .stepContradiction,
        part,
        "fields",
        "neither `currency` nor `currencyCode` says what the amounts are in"
      )
      currency = .code("")
    }
    let decimals = (part["decimals"]?.objectValue ?? JSONObject()).compactMap { member in
      member.value.integerValue.map { UpgradeDecimals(member.key, Int($0)) }
    }
    return .minorUnits(
      UpgradeAmounts(
        paths(part),
        currency: currency,
        aliases: renamings(part, "aliases"),
        decimals: decimals
      )
    )
  }

  private mutating func date(_ part: ContractPart) -> UpgradeAction {
    let offset = part.text("offset")
    if let offset, DateOffset(offset) == nil {
      add(.stepPathForm, part, "offset", "an offset is written \"Z\", or as hours and minutes: \"+08:00\"")
    }
    return .date(
      fields: paths(part),
      as: part.word("as", UpgradeDateForm.self) ?? .utcMoment,
      offset: offset
    )
  }

  // MARK: Words

  private func key(_ part: ContractPart, _ key: String) -> String { part.text(key) ?? "" }

  private mutating func keys(_ part: ContractPart, _ key: String) -> [String] {
    let keys = part.texts(key)
    distinct(keys, part, key, "the same key stands here twice")
    return keys
  }

  private mutating func distinct(_ words: [String], _ part: ContractPart, _ key: String, _ message: String) {
    if Set(words.map { Array($0.utf8) }).count < words.count { add(.stepContradiction, part, key, message) }
  }

  private func renamings(_ part: ContractPart, _ key: String) -> [UpgradeRenaming] {
    (part[key]?.objectValue ?? JSONObject()).compactMap { member in
      member.value.stringValue.map { UpgradeRenaming(member.key, $0) }
    }
  }

  private mutating func separator(_ part: ContractPart) -> String {
    let text = part.text("separator") ?? ""
    if text.utf8.isEmpty, part["separator"] != nil {
      add(.stepContradiction, part, "separator", "nothing is no separator")
    }
    return text
  }

  private mutating func paths(_ part: ContractPart) -> [UpgradePath] {
    let place = part.pointer.appending("fields")
    var paths: [UpgradePath] = []
    for (index, text) in part.texts("fields").enumerated() {
      if let path = UpgradePath(inside: text) {
        paths.append(path)
      } else {
        add(
          .stepPathForm,
          place.appending(index),
          "a path inside of a record is keys with slashes between them"
        )
      }
    }
    return paths
  }

  private mutating func path(_ part: ContractPart, _ key: String) -> UpgradePath {
    guard let text = part.text(key) else { return UpgradePath() }
    if let path = UpgradePath(fromRoot: text) { return path }
    add(.stepPathForm, part, key, "a path from the root is empty, or has a slash before each token")
    return UpgradePath()
  }

  private mutating func place(_ part: ContractPart, _ key: String) -> [String] {
    guard let text = part.text(key) else { return [""] }
    if let keys = UpgradePath(inside: text)?.keys { return keys }
    add(.stepPathForm, part, key, "a place in a record is keys with slashes between them, without `*`")
    return [""]
  }

  private mutating func source(_ text: String, _ part: ContractPart, _ place: JSONPointer) -> UpgradeSource? {
    if let source = UpgradeSource(text) { return source }
    add(
      .stepPathForm,
      place,
      "a source is keys with slashes between them; `../` leads outward, `/` to the root"
    )
    return nil
  }
}
