import BackupFormat
@_spi(Scanning) import BackupJSON

/// One form: the member of the root that it is in, and what its answers are.
struct PlannedForm {
  let form: FormQuestion
  /// Where the questions are inside of the member.
  let place: JSONPointer
  let member: String
  let strays: [[UInt8]: AnswerShape]
  /// The number of the answers in the contract.
  let number: Int
}

extension Planner {
  /// The forms of the contract.
  var forms: [PlannedForm] {
    content.normal.answers.enumerated().compactMap { number, type in
      guard let form = FormQuestion(type, completion), let member = type.questions.first else {
        return nil
      }
      return PlannedForm(
        form: form,
        place: JSONPointer(tokens: Array(type.questions.dropFirst())),
        member: member,
        strays: content.strays[number],
        number: number
      )
    }
  }

  /// Adds to the form of the file the questions that its answers name and it does not have.
  ///
  /// - Parameter stored: what the store has.
  func completeForm(
    _ entry: inout PlannedEntry,
    _ member: BackupContent.Member,
    _ form: PlannedForm,
    stored: StoredDocument?
  ) {
    guard !form.strays.isEmpty, var document = tree(content.text.array(member.text)) else { return }
    let questions = document.value(at: form.place)?.arrayValue ?? []
    let authority = knowledge.authority(fileKnown, nil, fileClock)
    let merge = FormMerge(form: form.form, sides: Sides(first: authority, second: authority))
    let result = merge.completed(questions, strays: form.strays)
    guard !result.appended.isEmpty, let text = text(&document, result, form) else { return }
    entry.isStored = text == stored?.json
    guard !entry.isStored || stored?.known != fileKnown else {
      entry.replace = nil
      return
    }
    let write = PlannedEntry.Write(text: .merged(keep(text)), known: fileKnown)
    entry.replace = write
    guard entry.outcome == .new else { return }
    reportForm(result, member)
    entry.merge = write
    entry.add = write
  }

  /// Merges the form of the file into that of the store.
  ///
  /// - Parameter used: what the answers of the records that would be added look like.
  func mergeForm(
    _ entry: inout PlannedEntry,
    _ member: BackupContent.Member,
    _ document: StoredDocument,
    _ type: ValueType,
    _ form: PlannedForm,
    used: [[UInt8]: AnswerShape]
  ) throws(ImportError) {
    guard let local = tree(document.json), let file = tree(content.text.array(member.text)) else {
      throw .unreadable(document)
    }
    let ours = local.value(at: form.place)?.arrayValue ?? []
    let theirs = file.value(at: form.place)?.arrayValue ?? []
    let (sides, known) = sides(document, nil, nil)
    let merge = FormMerge(form: form.form, sides: sides)
    let merged = merge.merge(local: ours, file: theirs, strays: form.strays)
    reportForm(merged, member)
    refuse(merged, [.merge], member)
    let around = completion.complete(local.root, from: file.root, type, sides)
    let reverse = completion.complete(file.root, from: local.root, type, sides.swapped)
    entry.isTie = merged.isTie || without(form, around) != without(form, reverse)
    var result = JSONDocument(root: around)
    entry.merge = write(&result, merged, form, known, unless: document)
    entry.outcome = entry.merge != nil ? .changed : entry.isTie ? .tie : .same
    if entry.merge == nil { stay(&entry, document, nil, known) }
    // Only what records need that are added; the form stays otherwise.
    let strays = form.strays.filter { used[$0.key] != nil }
    let needed = merge.merge(
      local: ours,
      file: theirs,
      strays: strays,
      wanted: Set(used.keys)
    )
    refuse(needed, [.addMissing], member)
    var kept = local
    entry.add = write(&kept, needed, form, document.known ?? storeKnown, unless: document)
  }

  private func write(
    _ document: inout JSONDocument,
    _ result: FormMerge.Result,
    _ form: PlannedForm,
    _ known: KnownVersions,
    unless stored: StoredDocument
  ) -> PlannedEntry.Write? {
    guard let text = text(&document, result, form), text != stored.json else { return nil }
    return PlannedEntry.Write(text: .merged(keep(text)), known: known)
  }

  private func tree(_ text: [UInt8]) -> JSONDocument? {
    try? JSONDocument(reading: InputBytes(text))
  }

  private func without(_ form: PlannedForm, _ value: JSONValue) -> JSONValue {
    var document = JSONDocument(root: value)
    try? document.set(.null, at: form.place)
    return document.root
  }

  private func text(_ document: inout JSONDocument, _ result: FormMerge.Result, _ form: PlannedForm)
    -> [UInt8]?
  {
    guard (try? document.set(.array(result.questions), at: form.place)) != nil else { return nil }
    return try? JSONWriter(.compact).write(document)
  }

  // MARK: What records need

  /// What the answers of the records look like that the store does not have.
  func answersOfNewRecords(_ collections: [CollectionPlan]) -> [[[UInt8]: AnswerShape]] {
    let normal = content.normal
    guard !normal.answers.isEmpty else { return [] }
    var writer = NormalWriter(normal)
    writer.answers = AnswerWatch(
      known: normal.answers.map { _ in [] },
      strays: normal.answers.map { _ in [:] }
    )
    for collection in collections {
      guard let place = collection.place else { continue }
      content.text.withSource { source in
        for (index, entry) in collection.entries.enumerated() where entry.outcome == .new {
          writer.out.truncate(to: 0)
          let start = content.text(of: index, in: place).lowerBound
          _ = writer.record(source, start, normal.collectionNodes[place])
        }
      }
    }
    return writer.answers.strays
  }

  // MARK: Reports

  private func refuse(
    _ result: FormMerge.Result,
    _ modes: [ImportMode],
    _ member: BackupContent.Member
  ) {
    guard let id = result.conflicts.first else { return }
    let finding = Finding(
      .mergeFormConflict,
      at: member.offset..<member.offset + 1,
      pointer: JSONPointer(tokens: [member.key]),
      "the question \(value: id) of the file is another one than that of the store",
      notes: [
        .why("an id is given once and never again; the answers of the two would be mixed up")
      ],
      help: "give the question of the file another id, also in its answers"
    )
    for mode in modes {
      obstacles[mode] = ImportError(
        .formConflict,
        "the file and the store have different questions with the id \"\(id)\"",
        help: "give the question of the file another id, also in its answers",
        findings: [finding]
      )
    }
    if modes == [.merge] {
      findings.add(
        Finding(
          .mergeFormConflict,
          at: member.offset..<member.offset + 1,
          finding.message,
          notes: finding.notes,
          help: finding.help
        ),
        .mergeFormConflict
      )
    }
  }

  private func reportForm(_ result: FormMerge.Result, _ member: BackupContent.Member) {
    for id in result.appended {
      report("the question \(value: id) is added to the form, archived", member)
    }
    for id in result.widened {
      report("the question \(value: id) gets room for the answers of the file", member)
    }
  }

  private func report(_ message: Phrase, _ member: BackupContent.Member) {
    findings.add(
      Finding(
        .mergeFormChanged,
        at: member.offset..<member.offset + 1,
        message,
        notes: [.why("an answer without its question would not be shown any more")]
      ),
      .mergeFormChanged
    )
  }
}
