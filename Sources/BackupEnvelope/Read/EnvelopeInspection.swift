import BackupCrypto
import BackupFormat
@_spi(Scanning) import BackupJSON

/// One look at one encrypted file.
struct EnvelopeInspection {
  private let input: InputBytes
  private let library: FormatLibrary?

  private typealias Key = EnvelopeFormat.Key

  init(_ input: InputBytes, _ library: FormatLibrary?) {
    self.input = input
    self.library = library
  }

  func reading() -> EnvelopeReading {
    input.withSource { source in
      let places = EnvelopePlaces(source)
      let format = places.text(Key.format)
      let inside = format.flatMap { EnvelopeInspection.inside($0.value) }
      func refused(_ findings: [Finding]) -> EnvelopeReading {
        EnvelopeReading(format: inside, findings: findings, backup: nil)
      }
      // What a newer envelope has in it is not known, so nothing else of it can be wrong.
      if let newer = EnvelopeVersion.newer(places) {
        return refused(FindingLocator(source).located([newer]))
      }
      let report = EnvelopeFormat.checker.check(input)
      // Broken syntax, or no JSON at all.
      guard report.reading.isJudged, report.reading.faults == 0 else { return refused(report.findings) }

      var parameters = EnvelopeParameters(places, source, checkedAs: report)
      parameters.judge()
      let own =
        EnvelopeVersion.findings(places, source) + formatFindings(format, places, source)
        + parameters.findings + damagedKeys(places, source)
      let findings = merged(report.findings, own, parameters, source)
      guard !findings.contains(where: { $0.severity == .error }),
        let backup = parameters.backup(input, format: inside, findings: findings)
      else { return refused(findings) }
      if let damage = backup.damage() {
        return refused(merged(findings, [damage], parameters, source))
      }
      return EnvelopeReading(format: inside, findings: findings, backup: backup)
    }
  }

  /// The id of the format that is inside.
  private static func inside(_ format: String) -> String? {
    guard EnvelopeFormat.isEncrypted(format) else { return nil }
    let inside = String(format.utf8.dropLast(EnvelopeFormat.suffix.utf8.count)) ?? ""
    return NameForm.formatFault(inside) == nil ? inside : nil
  }

  /// The findings of the ordinary checker, without those that are told better here.
  private func merged(
    _ ordinary: [Finding],
    _ own: [Finding],
    _ parameters: EnvelopeParameters,
    _ source: ByteSource
  ) -> [Finding] {
    let located = FindingLocator(source).located(own)
    let told = Set(located.map(\.pointer))
    let replaced: Set<Rule> = [
      .outOfRange, .enumUnknown, .textBase64, .textLength, .textCharacters, .fieldUnknown,
    ]
    let kept = ordinary.filter { finding in
      if finding.rule != .fieldMissing, told.contains(finding.pointer), replaced.contains(finding.rule) {
        return false
      }
      // The members of a function that is not known may be right.
      return !parameters.strangers.contains {
        finding.pointer.tokens.count > 1 && finding.pointer.tokens[0] == $0
      }
    }
    return (kept + located).sorted(by: Finding.inReportOrder)
  }

  /// A key of the root that is nearly the one optional key. It would be passed over, and the file opened without the
  /// checksum that it had.
  private func damagedKeys(_ places: EnvelopePlaces, _ source: ByteSource) -> [Finding] {
    guard places.place(Key.checksum) == nil else { return [] }
    return places.strangers.compactMap { key in
      let text = source.keyText(key)
      guard Suggestion.nearest(to: text, among: [Key.checksum]) != nil else { return nil }
      return Finding(
        .envelopeDamaged,
        at: key.lowerBound - 1..<key.upperBound + 1,
        "the file is damaged: it has the key \(value: text) where `\(Key.checksum)` should be",
        help: "take another copy of the file"
      )
    }
  }

  // MARK: The format

  private func formatFindings(
    _ format: EnvelopePlaces.Found<String>?,
    _ places: EnvelopePlaces,
    _ source: ByteSource
  ) -> [Finding] {
    guard let format else { return [] }
    guard let inside = EnvelopeInspection.inside(format.value) else {
      return [
        Finding(
          .envelopeFormatName,
          at: format.range,
          "\(value: format.value) is not the id of a format with `\(EnvelopeFormat.suffix)` behind it",
          help: "write the id of the format that is inside, for example \"seaglass-backup-encrypted\""
        )
      ]
    }
    guard let library else { return [] }
    guard let title = library.title(of: inside) else { return [unknown(format, inside, library)] }
    guard !library.hasEnvelope(EnvelopeFormat.version, of: inside), let version = places.place(Key.envelope)
    else { return [] }
    return [
      Finding(
        .envelopeNotListed,
        at: version..<max(source.endOfNumber(version), version + 1),
        "a \(title) backup is not encrypted in envelope \(EnvelopeFormat.version)",
        notes: [.why("the app may not open the file, since its format does not name this envelope")]
      )
    ]
  }

  private func unknown(
    _ format: EnvelopePlaces.Found<String>,
    _ inside: String,
    _ library: FormatLibrary
  ) -> Finding {
    let known = library.formats
    let near = Suggestion.nearest(to: inside, among: known)
    let caption: Phrase? = near.map { "did you mean `\($0)\(EnvelopeFormat.suffix)`?" }
    return Finding(
      .formatUnknown,
      at: format.range,
      "the format \(value: format.value) is not known",
      caption: caption,
      notes: [.init("known are \(known.map { "`\($0)`" }.joined(separator: ", "))")]
    )
  }
}
