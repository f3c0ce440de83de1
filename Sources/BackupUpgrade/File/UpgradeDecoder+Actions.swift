import BackupFormat
import BackupJSON
import BackupValues

/// The facts of each operation. What is not there becomes an empty word; the check has a finding for it.
extension UpgradeDecoder {
  mutating func action(_ name: OperationName, _ part: ContractPart) -> UpgradeAction? {
    switch name {
    case .mark:
      let set = part["set"]?.objectValue ?? JSONObject()
      let remove = keys(part, "remove")
      if set.isEmpty { add(.stepMark, part, "set", "the new file has no key that names its version") }
      for (index, key) in part.texts("remove").enumerated() where set[key] != nil {
        let place = part.pointer.appending("remove").appending(index)
        add(.stepContradiction, place, "the key is removed and set")
      }
      return .mark(set: set, remove: remove)
    case .rename:
      let names = renamings(part, "names")
      if names.isEmpty { add(.stepContradiction, part, "names", "nothing is renamed") }
      distinct(names.map(\.new), part, "names", "two members get the same key")
      return .rename(names)
    case .move:
      return move(part)
    case .hoist:
      let names = renamings(part, "names")
      distinct(names.map(\.new), part, "names", "two members get the same key")
      return .hoist(field: key(part, "field"), names: names)
    case .wrap:
      let fields = keys(part, "fields")
      if fields.contains(where: { $0.utf8.elementsEqual(key(part, "into").utf8) }) {
        add(.stepContradiction, part, "into", "the object would be one of its own members")
      }
      return .wrap(
        fields: fields,
        into: key(part, "into"),
        always: part.flag("always") ?? false
      )
    case .add: return addition(part)
    case .set: return .set(field: key(part, "field"), value: part["value"] ?? .null)
    case .remove: return .remove(fields: keys(part, "fields"))
    case .dropNull: return .dropNull(fields: keys(part, "fields"))
    case .mapValues: return values(part)
    case .mapToList:
      differ(part, "key", "value", "the key and the value would be one member")
      return .mapToList(field: key(part, "field"), key: key(part, "key"), value: part.text("value"))
    case .listToMap:
      differ(part, "key", "value", "the key cannot be the value as well")
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
      differ(part, "field", "key", "the list cannot be the id of its record")
      if (part.text("at") ?? "").utf8.isEmpty {
        differ(part, "field", "to", "the list would be put into itself")
      }
      return .unnest(
        field: key(part, "field"),
        to: key(part, "to"),
        key: part.text("key") ?? "id",
        reference: key(part, "reference")
      )
    case .nest:
      differ(part, "key", "reference", "an element would refer to a record by its own id")
      judgeWay(ofNest: part)
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

  private mutating func move(_ part: ContractPart) -> UpgradeAction {
    let (from, to) = (place(part, "from"), place(part, "to"))
    let isInside = zip(from, to).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    if isInside, !from.allSatisfy(\.utf8.isEmpty) {
      add(.stepContradiction, part, "to", "one of the two places is the other, or inside of it")
    }
    return .move(from: from, to: to)
  }

  /// Records of the list that goes cannot take up its elements.
  private mutating func judgeWay(ofNest part: ContractPart) {
    let from = key(part, "from")
    guard let at = UpgradePath(fromRoot: part.text("at") ?? ""), part["from"] != nil else { return }
    switch at.tokens.first {
    case nil:
      differ(part, "field", "from", "the list would be put into itself")
    case .each:
      add(.stepContradiction, part, "at", "`*` leads through the list that goes, and its elements with it")
    case .key(let first):
      guard first.utf8.elementsEqual(from.utf8) else { return }
      add(
        .stepContradiction,
        part,
        "at",
        "the path leads through the list that goes, and its elements with it"
      )
    }
  }

  private mutating func addition(_ part: ContractPart) -> UpgradeAction {
    let place = part.pointer.appending("from")
    var sources: [UpgradeSource] = []
    for (index, text) in part.texts("from").enumerated() {
      if let source = source(text, part, place.appending(index)) { sources.append(source) }
    }
    distinct(part.texts("from"), part, "from", "the same source stands here twice")
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
    for member in part["decimals"]?.objectValue ?? JSONObject() {
      guard let count = CurrencyCode(member.key)?.minorUnits else { continue }
      let place = part.pointer.appending("decimals").appending(member.key)
      add(.stepContradiction, place, "ISO 4217 gives the currency its decimals: \(count)")
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

  /// Two facts that must not be the same word.
  private mutating func differ(_ part: ContractPart, _ key: String, _ other: String, _ message: String) {
    let isID = { (key: String) in key == "key" && (part.object["reference"] != nil) }
    let words = [key, other].map { part.text($0) ?? (isID($0) ? "id" : nil) }
    guard let word = words[0], let second = words[1], word.utf8.elementsEqual(second.utf8) else { return }
    add(.stepContradiction, part, other, message)
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
        addPathFault(
          text,
          place.appending(index),
          "a path inside of a record is keys with slashes between them"
        )
      }
    }
    judgeOverlap(paths, part)
    return paths
  }

  private mutating func path(_ part: ContractPart, _ key: String) -> UpgradePath {
    guard let text = part.text(key) else { return UpgradePath() }
    if let path = UpgradePath(fromRoot: text) { return path }
    addPathFault(
      text,
      part.pointer.appending(key),
      "a path from the root is empty, or has a slash before each token"
    )
    return UpgradePath()
  }

  private mutating func place(_ part: ContractPart, _ key: String) -> [String] {
    guard let text = part.text(key) else { return [""] }
    if let keys = UpgradePath(inside: text)?.keys { return keys }
    addPathFault(
      text,
      part.pointer.appending(key),
      "a place in a record is keys with slashes between them, without `*`"
    )
    return [""]
  }

  private mutating func source(_ text: String, _ part: ContractPart, _ place: JSONPointer) -> UpgradeSource? {
    if let source = UpgradeSource(text) { return source }
    addPathFault(
      text,
      place,
      "a source is keys with slashes between them; `../` leads outward, `/` to the root"
    )
    return nil
  }
}
