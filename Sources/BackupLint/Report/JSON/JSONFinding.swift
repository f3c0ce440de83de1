import BackupJSON

/// A finding as it stands in the JSON report.
struct JSONFinding {
  private let file: CheckedFile
  private let isRedacting: Bool

  init(_ file: CheckedFile, _ isRedacting: Bool) {
    self.file = file
    self.isRedacting = isRedacting
  }

  func value(at index: Int) -> JSONValue {
    let finding = file.findings[index]
    return [
      "rule": .string(finding.rule.id),
      "severity": .string(finding.severity.rawValue),
      "pointer": .string(finding.pointer.description),
      "label": text(finding.label?.phrase),
      "span": span(finding.range),
      "message": text(finding.message),
      "caption": text(finding.caption),
      "notes": .array(finding.notes.map(note)),
      "help": text(finding.help),
      "fixes": .array(finding.fixes.map(fix)),
      "occurrences": .integer(Int64(finding.occurrences)),
      "fingerprint": .string(file.fingerprints[index]),
    ]
  }

  private func note(_ note: Finding.Note) -> JSONValue {
    [
      "message": text(note.message),
      "pointer": note.pointer.map { .string($0.description) } ?? nil,
      "span": note.range.map(span) ?? nil,
    ]
  }

  private func fix(_ fix: Fix) -> JSONValue {
    [
      "title": text(fix.title),
      "safety": .string(fix.safety.rawValue),
      "edits": .array(
        fix.edits.map { edit in
          ["span": span(edit.range), "replacement": replacement(edit.replacement)]
        }
      ),
    ]
  }

  /// What is to be written, unless that would show a value: punctuation is no value.
  private func replacement(_ text: String) -> JSONValue {
    isRedacting && !ShapeMask.isShapeOnly(text) ? nil : .string(text)
  }

  private func span(_ range: Range<Int>) -> JSONValue {
    ["start": position(range.lowerBound), "end": position(range.upperBound)]
  }

  private func position(_ offset: Int) -> JSONValue {
    let position = file.positions[offset]
    return [
      "offset": .integer(Int64(position.offset)),
      "line": .integer(Int64(position.line)),
      "column": .integer(Int64(position.column)),
      "utf16Column": .integer(Int64(position.utf16Column)),
    ]
  }

  private func text(_ phrase: Phrase?) -> JSONValue {
    phrase.map { .string($0.rendered(redacting: isRedacting)) } ?? nil
  }
}
