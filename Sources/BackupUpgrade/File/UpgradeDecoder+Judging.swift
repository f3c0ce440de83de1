import BackupFormat
import BackupJSON

/// Mistakes that only several facts show together.
extension UpgradeDecoder {
  /// What a mark sets is not taken away again, or written by another operation.
  mutating func judgeMarks(_ part: ContractPart, _ upgrade: Upgrade) {
    let elements = part["operations"]?.arrayValue ?? []
    let marks = elements.firstIndex { $0.objectValue?["do"]?.stringValue == OperationName.mark.rawValue }
    guard let first = marks, let set = elements[first].objectValue?["set"]?.objectValue else { return }
    let list = part.pointer.appending("operations")
    // Of a step between other majors nobody knows which one is meant.
    if upgrade.to == upgrade.from + 1 {
      judgeVersion(set, list.appending(first).appending("set"), to: upgrade.to)
    }
    for (index, element) in elements.enumerated() {
      guard let inner = ContractPart(element, at: list.appending(index)),
        (inner.text("at") ?? "").utf8.isEmpty, let name = inner.word("do", OperationName.self)
      else { continue }
      if name == .remove, index > first {
        for (position, key) in inner.texts("fields").enumerated() where set[key] != nil {
          let place = inner.pointer.appending("fields").appending(position)
          add(.stepContradiction, place, "`mark` has written this key, which says what the file is")
        }
      } else if name == .rename {
        judgeRename(inner, set, isBehind: index > first)
      }
    }
  }

  private mutating func judgeRename(_ part: ContractPart, _ set: JSONObject, isBehind: Bool) {
    let place = part.pointer.appending("names")
    for member in part["names"]?.objectValue ?? JSONObject() {
      if isBehind, set[member.key] != nil {
        add(
          .stepContradiction,
          place.appending(member.key),
          "`mark` has written this key, which says what the file is"
        )
      } else if let new = member.value.stringValue, set[new] != nil {
        add(.stepContradiction, place.appending(member.key), "`mark` writes the new key as well")
      }
    }
  }

  private mutating func judgeVersion(_ set: JSONObject, _ place: JSONPointer, to major: Int) {
    for member in set {
      guard let version = member.value.objectValue, let written = version["major"]?.integerValue,
        written != Int64(major)
      else { continue }
      add(
        .stepContradiction,
        place.appending(member.key).appending("major"),
        "the step makes files of major \(major), and marks them as \(written)"
      )
    }
  }

  /// No value is worked on twice.
  mutating func judgeOverlap(_ paths: [UpgradePath], _ part: ContractPart) {
    let message = "two of the paths lead to the same value"
    var known: Set<[[UInt8]?]> = []
    let tokens = paths.map { path in path.tokens.map(UpgradeDecoder.bytes) }
    for path in tokens where !known.insert(path).inserted {
      return add(.stepContradiction, part, "fields", message)
    }
    for (index, path) in tokens.enumerated() where path.contains(nil) {
      for (position, other) in tokens.enumerated() where position != index && other.count == path.count {
        comparisons -= 1
        guard comparisons > 0 else {
          return add(
            .stepContradiction,
            part,
            "fields",
            "the file has too many paths with `*` to tell them apart"
          )
        }
        let isSame = zip(path, other).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
        if isSame { return add(.stepContradiction, part, "fields", message) }
      }
    }
  }

  /// The bytes of a key; `nil` for `*`.
  private static func bytes(_ token: UpgradePath.Token) -> [UInt8]? {
    switch token {
    case .key(let key): Array(key.utf8)
    case .each: nil
    }
  }

  /// A text that is no path: for its form, or because it is too long.
  mutating func addPathFault(_ text: String, _ place: JSONPointer, _ message: String) {
    let slashes = text.utf8.count { $0 == UInt8(ascii: "/") }
    guard slashes >= UpgradePath.longest,
      slashes > UpgradePath.longest || text.utf8.first != UInt8(ascii: "/")
    else { return add(.stepPathForm, place, message) }
    add(.stepPathForm, place, "a path has at most \(UpgradePath.longest) tokens: no file is nested deeper")
  }
}
