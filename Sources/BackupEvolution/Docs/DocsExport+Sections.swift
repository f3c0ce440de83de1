import BackupFormat
import BackupJSON

extension DocsExport {
  private static let columns = [
    "field", "type", "absent", "null", "unknown, outside", "example", "history", "meaning",
  ]

  private static let key = """
    In the tables, *absent* and *null* say what it means that a field is not there or is `null`; *unknown, outside* \
    says what becomes of a value that is not in the list or the range; *history* says which version brought the \
    field, and what later ones have changed.
    """

  /// A section for each record, the root first.
  var records: [String] {
    var parts = [DocsExport.key]
    if let root = contract.record(contract.root) {
      parts += section(root, heading: DocsExport.rootHeading, above: recognitionRows)
    }
    for record in contract.records where !record.name.utf8.elementsEqual(contract.root.utf8) {
      parts += section(record, heading: MarkdownText.words(record.name), above: [])
    }
    return parts
  }

  private func section(_ record: RecordType, heading: String, above rows: [[String]]) -> [String] {
    var parts = ["## \(heading)"]
    let about = about(record)
    if !about.isEmpty { parts.append(about) }
    let fields = record.fields.map { row($0, record) }
    parts.append(MarkdownText.table([DocsExport.columns] + rows + fields))
    parts += record.fields.compactMap { values(of: $0) }
    let rules = record.rules.map { "- " + sentence($0) }
    if !rules.isEmpty { parts.append(rules.joined(separator: "\n")) }
    let removed = history.removed(from: record)
    if !removed.isEmpty {
      parts.append("Removed, and never used again: \(removed.joined(separator: ", ")).")
    }
    return parts
  }

  private func about(_ record: RecordType) -> String {
    var sentences = [MarkdownText.words(record.doc)]
    if let label = record.label { sentences.append("People call it by its \(MarkdownText.code(label))") }
    switch record.unknownFields {
    case .kept: break
    case .notImported: sentences.append("A key that is not listed is never imported, and reported")
    case .refused: sentences.append("A key that is not listed is refused")
    }
    return Sentences(sentences).text
  }

  private func row(_ field: FieldType, _ record: RecordType) -> [String] {
    let cells = words.cells(field, in: record)
    var meaning = [MarkdownText.words(field.doc)]
    if !field.aliases.isEmpty {
      meaning.append("Read under \(field.aliases.map(MarkdownText.code).joined(separator: ", ")) as well")
    }
    return [
      MarkdownText.code(field.name), cells.type, cells.absent, cells.null, cells.unknown,
      examples.text(field.name, of: record.name), history.text(field.name, in: record.name),
      Sentences(meaning).text,
    ]
  }

  /// The two keys of every file of the format.
  private var recognitionRows: [[String]] {
    let recognition = contract.recognition
    let first = FormatVersion(history.versions[0].version.major, 0).description
    var rows: [[String]] = []
    if let key = recognition.mark {
      rows.append([
        MarkdownText.code(key), "text", "refused", "refused", "refused",
        MarkdownText.code(MarkdownText.json(.string(recognition.value))), first, "The format of the file.",
      ])
    }
    let version: JSONValue
    switch recognition.versionForm {
    case .majorMinor:
      version = ["major": .int(contract.version.major), "minor": .int(contract.version.minor)]
    case .integer: version = .int(contract.version.major)
    case .unwritten: return rows
    }
    rows.append([
      MarkdownText.code(recognition.versionKey), "version", "refused", "refused",
      "a newer minor is read, a newer major refused", MarkdownText.code(MarkdownText.json(version)), first,
      "The version of the format.",
    ])
    return rows
  }

  /// What the values of an enumeration mean, and which were removed; `nil` where nothing is said.
  private func values(of field: FieldType) -> String? {
    let name = MarkdownText.code(field.name)
    switch field.type {
    case .enumeration(let enumeration):
      let told = enumeration.values.filter { !$0.doc.isEmpty || $0.since != nil }.map { value in
        let since = value.since.map { " (since \($0))" } ?? ""
        let doc = value.doc.isEmpty ? "" : ": \(Sentences([MarkdownText.words(value.doc)]).text)"
        return "- \(MarkdownText.code(value.name))\(since)\(doc)"
      }
      return list("The values of \(name):", told, removed: enumeration.reserved)
    case .union(let union):
      let told = union.cases.compactMap { item in
        item.since.map { "- \(MarkdownText.code(item.value)) (since \($0))" }
      }
      return list("The cases of \(name):", told, removed: union.reserved)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .list, .map, .record, .reference, .base64, .any, .answers:
      return nil
    }
  }

  private func list(_ title: String, _ items: [String], removed: [String]) -> String? {
    let gone =
      removed.isEmpty
      ? [] : ["- removed, and never used again: \(removed.map(MarkdownText.code).joined(separator: ", "))"]
    return items.isEmpty && gone.isEmpty ? nil : ([title, ""] + items + gone).joined(separator: "\n")
  }

  private func sentence(_ rule: FieldRule) -> String {
    let words =
      switch rule.condition {
      case .notBefore(let field, let other):
        "\(MarkdownText.code(field)) is not before \(MarkdownText.code(other))"
      case .sum(let list, let item, let total):
        "\(MarkdownText.code(item)) of the \(MarkdownText.code(list)) add up to \(MarkdownText.code(total))"
      }
    switch rule.breach {
    case .refused: return words + ", else the file is refused."
    case .warned: return words + ", else the record is reported and kept."
    }
  }

  // MARK: The format as a whole

  var collections: [String] {
    guard !contract.collections.isEmpty else { return [] }
    let rows = contract.collections.map { collection in
      [
        MarkdownText.code(collection.field), MarkdownText.code(collection.key),
        collection.updatedAt.map(MarkdownText.code) ?? "", collection.happenedAt.map(MarkdownText.code) ?? "",
        collection.duplicateSignatures.map { $0.map(MarkdownText.code).joined(separator: " and ") }
          .joined(separator: "; or "),
      ]
    }
    let head = ["collection", "id", "last changed", "happened", "possible duplicates agree in"]
    return ["## Collections", MarkdownText.table([head] + rows)]
  }

  var limits: [String] {
    let limits = contract.limits
    var sentences = [
      "A reader takes files of at most \(words.grouped(Int64(limits.bytes))) bytes, with at most"
        + " \(words.grouped(Int64(limits.records))) records in a collection"
    ]
    if !contract.envelopes.isEmpty {
      let versions = contract.envelopes.map(String.init).joined(separator: ", ")
      sentences.append("It opens encrypted files with an envelope of version \(versions)")
    }
    return ["## Limits", Sentences(sentences).text]
  }

  var versions: [String] {
    guard history.versions.count > 1 else { return [] }
    return ["## Versions", history.lines.map { "- \($0)" }.joined(separator: "\n")]
  }
}
