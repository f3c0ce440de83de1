public import BackupFormat
import BackupJSON

/// Makes the page of a format: a table for each record, with what each field means and how it came to be.
///
/// What no contract says, an introduction in Markdown adds. The tables stand in place of its line
/// `<!-- tables -->`, or at its end; values of its first JSON block are the examples in the tables.
public struct DocsExport: Sendable {
  /// The line of an introduction in whose place the tables stand.
  public static let mark = "<!-- tables -->"

  let contract: Contract
  let history: FieldHistory
  let words: TypeWords
  let examples: ExampleValues
  private let introduction: String

  /// Makes an export of the newest version of a format.
  ///
  /// - Parameters:
  ///   - contract: the version that the page describes.
  ///   - known: versions of the format, in any order; what is newer or of another format is left out.
  ///   - introduction: Markdown.
  public init(_ contract: Contract, among known: [Contract] = [], introduction: String = "") {
    self.contract = contract
    self.introduction = introduction
    let earlier = known.filter {
      $0.format.utf8.elementsEqual(contract.format.utf8) && $0.version < contract.version
    }
    history = FieldHistory(versions: earlier.sorted { $0.version < $1.version } + [contract])
    var headings = HeadingAnchors()
    _ = headings.next(contract.format)
    for line in MarkdownBlocks.prose(introduction) where line.hasPrefix("#") {
      _ = headings.next(String(line.drop { $0 == "#" }.dropFirst()))
    }
    _ = headings.next(DocsExport.rootHeading)
    var anchors: [String: String] = [:]
    for record in contract.records where !record.name.utf8.elementsEqual(contract.root.utf8) {
      anchors[record.name] = headings.next(record.name)
    }
    words = TypeWords(contract: contract, anchors: anchors)
    let example = MarkdownBlocks.firstJSON(introduction).flatMap { try? JSONDocument(reading: $0) }
    examples = ExampleValues(example, of: contract)
  }

  static let rootHeading = "Root"

  /// The page, as Markdown with a line feed at its end.
  public func text() -> String {
    let tables = [records, collections, limits, versions].flatMap { $0 }
    var parts = [
      "<!-- Made by `backup-lint contract docs \(contract.format)`: change the contract or the introduction. -->",
      "# \(contract.format)", opening,
    ]
    let lines = introduction.split(separator: "\n", omittingEmptySubsequences: false)
    if let mark = lines.firstIndex(where: { $0.utf8.elementsEqual(DocsExport.mark.utf8) }) {
      parts += [lines[..<mark].joined(separator: "\n")] + tables
      parts.append(lines[(mark + 1)...].joined(separator: "\n"))
    } else {
      parts += [introduction] + tables
    }
    return parts.map(DocsExport.withoutEmptyEnds).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var opening: String {
    let status =
      switch contract.status {
      case .draft: "a draft: it may still change"
      case .released: "released"
      }
    return Sentences([
      contract.doc, "Version **\(contract.version)**, \(status)",
      "A file is of this format where its root has \(mark)",
      version, spelling,
    ]).text
  }

  /// What the root has by which a file is recognised.
  private var mark: String {
    let recognition = contract.recognition
    guard let key = recognition.mark else {
      return "the keys " + recognition.presence.map(MarkdownText.code).joined(separator: ", ")
    }
    return MarkdownText.code(
      "\(MarkdownText.json(.string(key))): \(MarkdownText.json(.string(recognition.value)))"
    )
  }

  /// Where the version stands.
  private var version: String {
    let key = MarkdownText.code(contract.recognition.versionKey)
    switch contract.recognition.versionForm {
    case .majorMinor: return "Its version is an object, with `major` and `minor`, under \(key)"
    case .integer: return "Its version is a whole number under \(key)"
    case .unwritten: return "It does not say its version"
    }
  }

  /// What its files spell in a way of their own.
  private var spelling: String {
    var parts: [String] = []
    switch contract.spelling.moments {
    case .strict: break
    case .lenient: parts.append("a moment may have a space for `T`, and an offset without a colon")
    }
    parts += contract.spelling.currencies.map { "\(MarkdownText.code($0.text)) stands for \($0.code)" }
    return parts.isEmpty ? "" : "In its files \(parts.joined(separator: ", and "))"
  }

  private static func withoutEmptyEnds(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let first = lines.first, first.isEmpty { lines.removeFirst() }
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
