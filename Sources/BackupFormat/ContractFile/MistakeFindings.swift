@_spi(Scanning) package import BackupJSON

/// The mistakes of a contract as findings about its file.
package enum MistakeFindings {
  /// One finding for each mistake, with its place: the value or key at the pointer, or what is around it where the
  /// file leaves the fact out.
  package static func of(_ mistakes: [ContractMistake], in source: ByteSource) -> [Finding] {
    let mistakes = mistakes.prefix(MistakeLimits.mistakes)
    let locations = PointerLocations(of: mistakes.map(\.pointer), in: source)
    let findings = mistakes.map { finding($0, locations[$0.pointer], source) }
    return FindingLocator(source).located(findings)
  }

  private static func finding(
    _ mistake: ContractMistake,
    _ location: PointerLocations.Location,
    _ source: ByteSource
  ) -> Finding {
    let caption: Phrase? = mistake.suggestion.map { "did you mean `\($0)`?" }
    var fixes: [Fix] = []
    if let word = mistake.suggestion, location.missing.isEmpty,
      source.byte(location.value.lowerBound) == 0x22,
      let literal = try? JSONWriter(.compact).write(.string(word))
    {
      let text = String(decoding: literal, as: UTF8.self)
      let edit = TextEdit(range: location.value, replacement: text)
      fixes = [Fix("write \(text)", safety: .unsafe, edits: [edit])]
    }
    return Finding(
      mistake.rule,
      at: location.mark,
      pointer: JSONPointer(tokens: location.missing),
      Phrase(mistake.message),
      caption: caption,
      fixes: fixes
    )
  }
}
