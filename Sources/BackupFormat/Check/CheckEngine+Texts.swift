@_spi(Scanning) import BackupJSON
import BackupValues

/// Texts that are not what their field wants: lengths, ids, enumerations, currencies.
extension CheckEngine {
  /// A text whose number of bytes does not settle its length. `end` is the index of the closing quote.
  @inline(never)
  mutating func judgeLength(_ index: Int, _ end: Int, _ number: Int) {
    let node = nodes[number]
    let count = source.decodedString(index + 1..<end).unicodeScalars.count
    guard count < node.minimum || count > node.maximum else { return }
    let range = index..<end + 1
    let limits =
      node.maximum >= 1_000_000 && count < node.minimum
      ? "at least \(node.minimum)"
      : node.minimum == 0 ? "at most \(node.maximum)" : "\(node.minimum)…\(node.maximum)"
    collector.add(
      Finding(
        .textLength,
        at: range,
        count == 0
          ? "\(subject(node)) must not be empty"
          : "\(subject(node)) has \(count) characters, allowed are \(limits)",
        help: count == 0 ? "write \(limits) characters" : count < node.minimum ? "write more" : "shorten it"
      )
    )
  }

  /// A text in place of a UUID that is none in the usual form.
  mutating func judgeID(_ range: Range<Int>, _ text: String, _ node: Node) {
    do {
      _ = try RecordID.read(utf8: text.utf8)
    } catch {
      collector.add(malformedID(range, text, error, node))
      return
    }
    // A UUID with an escape in it: right, but nothing that the table of ids can compare in place.
    let plain = text.lowercased()
    collector.add(
      Finding(
        .idMalformed,
        at: range,
        "the id is written with escape sequences",
        fixes: [
          Fix("write it plainly", safety: .safe, edits: [TextEdit(range: range, replacement: "\"\(plain)\"")])
        ]
      )
    )
  }

  private func malformedID(_ range: Range<Int>, _ text: String, _ fault: RecordIDFault, _ node: Node)
    -> Finding
  {
    let why: Phrase =
      switch fault.reason {
      case .empty: "\(subject(node)) is an empty text; it must be a UUID"
      default: "\(subject(node)) is not a UUID: \(value: text)"
      }
    let fixes = fault.suggestion.map { meant in
      [
        Fix(
          "write \"\(token: meant)\"",
          safety: .safe,
          edits: [TextEdit(range: range, replacement: "\"\(meant)\"")]
        )
      ]
    }
    return Finding(
      .idMalformed,
      at: range,
      why,
      help: fixes == nil
        ? "a UUID has 32 hexadecimal digits in groups of 8-4-4-4-12; copy it from where it was first written"
        : nil,
      fixes: fixes ?? []
    )
  }

  // MARK: Enumerations

  mutating func judgeEnumeration(_ range: Range<Int>, _ text: String, _ node: Node) {
    guard case .enumeration(let enumeration) = compiled.details[Int(node.detail)].type else { return }
    // Written with escapes, and yet one of the values.
    if enumeration.values.contains(where: { $0.name.utf8.elementsEqual(text.utf8) }) { return }
    let rule: Rule
    let note: (String) -> Phrase
    switch enumeration.unknown {
    case .refused:
      (rule, note) = (.enumUnknown, { known in "allowed are \(known)" })
    case .null:
      (rule, note) = (.enumFallback, { known in "it is imported as null; known are \(known)" })
    case .value(let fallback):
      (rule, note) = (.enumFallback, { known in "it is imported as `\(fallback)`; known are \(known)" })
    case .kept(let shownAs):
      (rule, note) = (
        .enumKept, { known in "it is kept as it is and shown as \"\(shownAs)\"; known are \(known)" }
      )
    }
    guard collector.isOpen(rule.severity) else { return collector.count(rule) }
    let near = isNewerMinor ? nil : Suggestion.nearest(to: text, among: enumeration.values.map(\.name))
    let fixes = near.map { name in
      [Fix("write \"\(name)\"", safety: .unsafe, edits: [TextEdit(range: range, literal: name)])]
    }
    let message: Phrase = "\(subject(node)) has the unknown value \(value: text)"
    let known = enumeration.values.map { "`\($0.name)`" }.joined(separator: ", ")
    let caption: Phrase? = near.map { "did you mean `\($0)`?" }
    collector.add(
      Finding(rule, at: range, message, caption: caption, notes: [.init(note(known))], fixes: fixes ?? [])
    )
  }

  // MARK: Currencies

  /// A text that is written plainly is remembered by its bytes.
  private mutating func remember(_ range: Range<Int>, _ code: CurrencyCode) {
    guard range.count <= 8, !source.bytes(range).contains(UInt8(ascii: "\\")) else { return }
    lastCurrency.decimals = code.minorUnits ?? -1
    lastCurrency.mask = .max &>> UInt64(64 - 8 * range.count)
    lastCurrency.word = source.word64(range.lowerBound) & lastCurrency.mask
    lastCurrency.length = range.count
  }

  mutating func judgeCurrency(_ range: Range<Int>, _ text: String) {
    if let code = compiled.contract.spelling.named(text) { return remember(range, code) }
    let code: CurrencyCode
    do {
      code = try CurrencyCode.read(utf8: text.utf8)
    } catch {
      let fixes = error.suggestion.map { meant in
        [
          Fix(
            "write \(value: "\(meant)")",
            safety: .unsafe,
            edits: [TextEdit(range: range, replacement: "\"\(meant)\"")]
          )
        ]
      }
      collector.add(
        Finding(
          .currencyMalformed,
          at: range,
          "\(value: text) is not a currency code",
          help: "write the three capital letters of ISO 4217, for example EUR",
          fixes: fixes ?? []
        )
      )
      return
    }
    switch code.status {
    case .active:
      remember(range, code)
    case .withdrawn(let since):
      collector.add(
        Finding(
          .currencyWithdrawn,
          at: range,
          "the currency \(code) was withdrawn (\(since))",
          notes: [.init("old records may well have it; nothing is lost")]
        )
      )
    case .unknown:
      guard collector.isOpen(.warning) else { return collector.count(.currencyUnknown) }
      let near = code.nearMisses.map(\.description)
      let caption: Phrase? = near.isEmpty ? nil : "did you mean \(near.joined(separator: " or "))?"
      collector.add(
        Finding(
          .currencyUnknown,
          at: range,
          "the currency \(value: text) is not in ISO 4217 as of \(CurrencyCode.tableDate)",
          caption: caption,
          notes: [.why("it is kept, but how many decimals its amounts have is not known")]
        )
      )
    }
  }
}
