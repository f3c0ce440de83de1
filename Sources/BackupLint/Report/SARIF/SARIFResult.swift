import BackupJSON

/// A finding as a SARIF result.
struct SARIFResult {
  private let finding: Finding
  private let file: CheckedFile
  private let artifact: SARIFArtifact
  private let words: FindingWords
  private let isRedacting: Bool

  init(_ finding: Finding, _ file: CheckedFile, _ artifact: SARIFArtifact, _ options: ReporterOptions) {
    self.finding = finding
    self.file = file
    self.artifact = artifact
    words = FindingWords(finding, file, options)
    isRedacting = options.redaction.hides(file)
  }

  func value(ruleIndex: Int, fingerprint: String) -> JSONValue {
    var result: JSONObject = [
      "ruleId": .string(finding.rule.id),
      "ruleIndex": .integer(Int64(ruleIndex)),
      "level": .string(SARIFRules.level(finding.severity)),
      "message": SARIFMessage.value(words.withoutPlaces),
      "locations": [.object(location(finding.range, finding.pointer))],
    ]
    let related = finding.notes.compactMap(relatedLocation)
    if !related.isEmpty { result["relatedLocations"] = .array(related) }
    result["partialFingerprints"] = ["rulePointerOrdinal/v1": .string(fingerprint)]
    let fixes = finding.fixes.compactMap(fix)
    if !fixes.isEmpty { result["fixes"] = .array(fixes) }
    return .object(result)
  }

  private func location(_ range: Range<Int>, _ pointer: JSONPointer?) -> JSONObject {
    var location: JSONObject = [
      "physicalLocation": ["artifactLocation": artifact.reference, "region": region(range)]
    ]
    if let pointer, !pointer.tokens.isEmpty {
      location["logicalLocations"] = [["fullyQualifiedName": .string(pointer.description)]]
    }
    return location
  }

  private func relatedLocation(_ note: Finding.Note) -> JSONValue? {
    guard let range = note.range else { return nil }
    var location = location(range, note.pointer)
    location["message"] = SARIFMessage.value(words.shown(note.message))
    return .object(location)
  }

  /// Nothing where values are hidden and the edit would show one: an edit without its text would delete.
  private func fix(_ fix: Fix) -> JSONValue? {
    if isRedacting, !fix.edits.allSatisfy({ ShapeMask.isShapeOnly($0.replacement) }) { return nil }
    let replacements = fix.edits.map { edit -> JSONValue in
      var replacement: JSONObject = ["deletedRegion": region(edit.range)]
      if !edit.replacement.isEmpty { replacement["insertedContent"] = ["text": .string(edit.replacement)] }
      return .object(replacement)
    }
    return [
      "description": SARIFMessage.value(words.title(fix)),
      "artifactChanges": [["artifactLocation": artifact.reference, "replacements": .array(replacements)]],
      "properties": ["safety": .string(fix.safety.rawValue)],
    ]
  }

  private func region(_ range: Range<Int>) -> JSONValue {
    let (start, end) = (file.positions[range.lowerBound], file.positions[range.upperBound])
    return [
      "startLine": .integer(Int64(start.line)),
      "startColumn": .integer(Int64(start.column)),
      "endLine": .integer(Int64(end.line)),
      "endColumn": .integer(Int64(end.column)),
    ]
  }
}
