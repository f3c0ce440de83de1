import BackupFormat
import BackupJSON

extension Planner {
  /// - Parameter used: what the answers of new records look like, for each kind of answers in the contract.
  func planMembers(_ used: [[[UInt8]: AnswerShape]]) throws(ImportError) -> CollectionPlan {
    let members = content.members
    let forms = forms
    var storedForms: [Int: [UInt8]] = [:]
    var entries = Array(repeating: PlannedEntry(), count: members.count)
    markDegraded(&entries)
    let root = completion.record(completion.contract.root)
    var localOnly = 0
    var next = 0
    try store.readInOrder(StoredDocument.rootCollection) { document throws(ImportError) in
      storedCount += 1
      // Its records are counted with their collection.
      if lifted.documents[document.id] != nil { return }
      while next < members.count, members[next].key.precedesInUTF8(document.id) { next += 1 }
      guard next < members.count, members[next].key.isSameUTF8(as: document.id) else {
        localOnly += 1
        return
      }
      let type = root?.exactField(members[next].key)?.type ?? .any
      try decide(&entries[next], members[next], document, type)
      for form in forms where form.member.isSameUTF8(as: document.id) {
        storedForms[next] = document.json
        try mergeForm(&entries[next], members[next], document, type, form, used: used[form.number])
      }
      next += 1
    }
    for index in entries.indices {
      if entries[index].outcome == .new {
        entries[index].merge = .init(text: .file)
        entries[index].replace = .init(text: .file)
        entries[index].add = .init(text: .file)
      }
      for form in forms where form.member.isSameUTF8(as: members[index].key) {
        completeForm(&entries[index], members[index], form, stored: storedForms[index])
      }
    }
    report(entries, nil)
    return CollectionPlan(
      name: StoredDocument.rootCollection,
      possibleDuplicates: 0,
      degraded: entries.count { $0.isDegraded },
      ignored: content.ignored,
      content: content,
      place: nil,
      entries: entries,
      lookalikes: [],
      localOnly: localOnly,
      moved: []
    )
  }

  private func decide(
    _ entry: inout PlannedEntry,
    _ member: BackupContent.Member,
    _ document: StoredDocument,
    _ type: ValueType
  ) throws(ImportError) {
    let text = content.text.array(member.text)
    entry.isStored = document.json == text
    entry.replace = entry.isStored ? nil : .init(text: .file)
    guard
      let result = completion.mergeMember(
        local: document.json,
        file: text,
        type,
        (localKnowledge, fileKnowledge)
      )
    else { throw .unreadable(document) }
    entry.outcome = result.outcome
    entry.isTie = result.isTie
    if case .merged(let text) = result.text { entry.merge = .init(text: .merged(keep(text))) }
    if case .file = result.text { entry.merge = .init(text: .file) }
  }
}
