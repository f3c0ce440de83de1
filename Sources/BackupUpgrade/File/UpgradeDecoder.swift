import BackupFormat
import BackupJSON

/// Takes a step out of the tree of its file.
///
/// Nothing is lost of a file that the check has accepted. Of one that it has not, as much as possible is taken, so
/// that the mistakes of the rest are found in the same run.
struct UpgradeDecoder {
  /// What the types of the file form cannot say.
  private(set) var mistakes: [ContractMistake] = []
  /// How many paths are still compared with others: a hostile file could have thousands in thousands of operations.
  var comparisons = 1_000_000

  mutating func upgrade(_ document: JSONDocument) -> Upgrade? {
    guard let part = ContractPart(document.root, at: JSONPointer()) else { return nil }
    let list = part.pointer.appending("operations")
    var operations: [UpgradeOperation] = []
    for (index, element) in (part["operations"]?.arrayValue ?? []).enumerated() {
      guard let inner = ContractPart(element, at: list.appending(index)) else { continue }
      if let operation = operation(inner) { operations.append(operation) }
    }
    let upgrade = Upgrade(
      format: part.text("format") ?? "",
      from: part.count("from") ?? 1,
      to: part.count("to") ?? 2,
      doc: part.text("doc") ?? "",
      operations: operations
    )
    judge(upgrade, part)
    return upgrade
  }

  private mutating func judge(_ upgrade: Upgrade, _ part: ContractPart) {
    if upgrade.to != upgrade.from + 1 {
      add(
        .stepVersions,
        part,
        "to",
        "a step goes to the next major: from \(upgrade.from) to \(upgrade.from + 1)"
      )
    }
    if part["format"] != nil, let fault = NameForm.formatFault(upgrade.format) {
      add(.contractNameForm, part, "format", "the id of the format \(fault)")
    }
    judgeMarks(part, upgrade)
    var marks = 0
    for (index, element) in (part["operations"]?.arrayValue ?? []).enumerated() {
      guard let name = element.objectValue?["do"]?.stringValue, OperationName(rawValue: name) == .mark else {
        continue
      }
      marks += 1
      if marks > 1 {
        let place = part.pointer.appending("operations").appending(index).appending("do")
        add(.stepMark, place, "a step has one `mark`, and this is another one")
      }
    }
    if marks == 0 {
      add(.stepMark, part, "operations", "no `mark` says of which version the new file is")
    }
  }

  private mutating func operation(_ part: ContractPart) -> UpgradeOperation? {
    guard let name = part.word("do", OperationName.self), let action = action(name, part) else { return nil }
    var at = UpgradePath()
    if let text = part.text("at") {
      if let path = UpgradePath(fromRoot: text) {
        at = path
      } else {
        addPathFault(
          text,
          part.pointer.appending("at"),
          "a path from the root is empty, or has a slash before each token"
        )
      }
    }
    return UpgradeOperation(at: at, action, doc: part.text("doc") ?? "")
  }

  // MARK: Mistakes

  mutating func add(_ rule: Rule, _ place: JSONPointer, _ message: String) {
    guard mistakes.count < 1000 else { return }
    mistakes.append(ContractMistake(rule, at: place, message))
  }

  mutating func add(_ rule: Rule, _ part: ContractPart, _ key: String, _ message: String) {
    add(rule, part.pointer.appending(key), message)
  }
}
