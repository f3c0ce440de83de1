import BackupFormat
import BackupJSON

extension Planner {
  /// - Parameter used: what the answers of new records look like, for each kind of answers in the contract.
  func planMembers(_ used: [[[UInt8]: AnswerShape]]) throws(ImportError) -> CollectionPlan {
    let members = content.members
    let forms = forms
    var storedForms: [Int: StoredDocument] = [:]
    var entries = Array(repeating: PlannedEntry(), count: members.count)
    markDegraded(&entries)
    let root = completion.record(completion.contract.root)
    var localOnly = 0
    var moved: [StoredDocument] = []
    var next = 0
    try store.readInOrder(StoredDocument.rootCollection) { document throws(ImportError) in
      storedCount += 1
      // Its records are counted with their collection.
      if lifted.documents[document.id] != nil { return }
      while next < members.count, members[next].key.precedesInUTF8(document.id) { next += 1 }
      guard next < members.count, members[next].key.isSameUTF8(as: document.id) else {
        localOnly += 1
        if isUnsettled(document) { moved.append(settled(document)) }
        return
      }
      let type = root?.exactField(members[next].key)?.type ?? .any
      try decide(&entries[next], members[next], document, type)
      for form in forms where form.member.isSameUTF8(as: document.id) {
        storedForms[next] = document
        try mergeForm(&entries[next], members[next], document, type, form, used: used[form.number])
      }
      if isUnsettled(document) { writeStaying(&entries[next], settled(document)) }
      next += 1
    }
    for index in entries.indices {
      if entries[index].outcome == .new {
        entries[index].merge = .init(text: .file, known: fileKnown)
        entries[index].replace = .init(text: .file, known: fileKnown)
        entries[index].add = .init(text: .file, known: fileKnown)
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
      moved: moved
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
    entry.replace =
      entry.isStored && document.known == fileKnown ? nil : .init(text: .file, known: fileKnown)
    let (sides, known) = sides(document, nil, nil)
    let isKnown = completion.record(completion.contract.root)?.exactField(member.key) != nil
    let united = isKnown || entry.isStored ? nil : completion.uniteUnknown(local: document.json, file: text)
    guard
      let result = united ?? completion.mergeMember(local: document.json, file: text, type, sides)
    else { throw .unreadable(document) }
    entry.leavesOut =
      !isKnown && united == nil && result.isTie
      && completion.leavesOut(local: document.json, file: text)
    entry.outcome = result.outcome
    entry.isTie = result.isTie
    switch result.text {
    case .merged(let text): entry.merge = .init(text: .merged(keep(text)), known: known)
    case .file: entry.merge = .init(text: .file, known: known)
    case .local: stay(&entry, document, nil, known)
    }
  }
}
