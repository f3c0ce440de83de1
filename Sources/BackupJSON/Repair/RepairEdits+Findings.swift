extension RepairEdits {
  /// A finding about the repaired text as one about the broken text, or `nil` where what it speaks of was made up.
  ///
  /// Fixes that would change what the repair has made up are left out.
  package func original(_ finding: Finding) -> Finding? {
    if isInvented(finding.range) || finding.notes.contains(where: { $0.range.map(isInvented) ?? false }) {
      return nil
    }
    var mapped = Finding(
      finding.rule,
      at: original(finding.range),
      pointer: finding.pointer,
      label: finding.label,
      finding.message,
      caption: finding.caption,
      notes: finding.notes.map(original),
      help: finding.help,
      fixes: finding.fixes.compactMap(original)
    )
    mapped.severity = finding.severity
    mapped.occurrences = finding.occurrences
    return mapped
  }

  private func original(_ note: Finding.Note) -> Finding.Note {
    guard let range = note.range else { return note }
    var mapped = Finding.Note(note.message, range: original(range))
    mapped.pointer = note.pointer
    return mapped
  }

  private func original(_ fix: Fix) -> Fix? {
    var edits: [TextEdit] = []
    for edit in fix.edits {
      guard !isInvented(edit.range), !isInside(edit.range.lowerBound), !isInside(edit.range.upperBound) else {
        return nil
      }
      edits.append(TextEdit(range: original(edit.range), replacement: edit.replacement))
    }
    return Fix(fix.title, safety: fix.safety, edits: edits)
  }
}
