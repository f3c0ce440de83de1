import BackupCrypto
import BackupFormat
public import BackupJSON
import BackupValues

/// What a ledger file holds.
public struct LedgerReading: Sendable {
  /// The ledger; `nil` where a finding is an error.
  public let ledger: Ledger?
  /// Everything that is wrong with the file, in its order.
  public let findings: [Finding]
}

/// Reads ledgers (Spec/ledger.md) through the ordinary checker, so that a faulty one gets findings with their places.
public struct LedgerReader: Sendable {
  /// A reader; it keeps nothing and can be used again.
  public init() {}

  private static let file = DescribedFile(LedgerFileFormat.contract)

  /// Reads one file. Whatever its bytes are, the answer is a ledger, or findings that say why not.
  ///
  /// - Complexity: linear in the size of the file.
  public func read(_ input: InputBytes) -> LedgerReading {
    let (findings, root) = LedgerReader.file.read(input)
    guard let root else { return LedgerReading(ledger: nil, findings: findings) }
    var decoder = LedgerDecoder()
    let ledger = decoder.ledger(root)
    guard decoder.faults.isEmpty else {
      let own = PlacedFinding.located(decoder.faults, in: input)
      return LedgerReading(ledger: nil, findings: (findings + own).sorted(by: Finding.inReportOrder))
    }
    return LedgerReading(ledger: ledger, findings: findings)
  }
}

/// Takes a ledger out of the tree of its file, of which the types are known to be right.
private struct LedgerDecoder {
  var faults: [PlacedFinding] = []

  mutating func ledger(_ root: JSONObject) -> Ledger? {
    let list = JSONPointer(tokens: ["releases"])
    var releases: [Ledger.Release] = []
    // The release before, where it could be read.
    var last: Ledger.Release?
    for (index, element) in (root["releases"]?.arrayValue ?? []).enumerated() {
      let place = list.appending(index)
      guard let facts = element.objectValue, let release = release(facts, place) else {
        last = nil
        continue
      }
      if index == 0 {
        judgeFirst(release, place)
      } else if let last {
        judge(release, after: last, place)
      }
      last = release
      releases.append(release)
    }
    return Ledger(format: root["format"]?.stringValue ?? "", releases: releases)
  }

  private mutating func judgeFirst(_ release: Ledger.Release, _ place: JSONPointer) {
    let version = release.version
    guard version.major < 1 || version.minor != 0 else { return }
    fault(
      place.appending("version"),
      "the first release is \(version), which begins no major",
      "the first release is the minor 0 of a major, and the ledger has every one after it"
    )
  }

  private mutating func judge(_ release: Ledger.Release, after last: Ledger.Release, _ place: JSONPointer) {
    let (version, before) = (release.version, last.version)
    let isNextMinor = version.major == before.major && version.minor - 1 == before.minor
    let isNextMajor = version.major - 1 == before.major && version.minor == 0
    if version <= before {
      fault(
        place.appending("version"),
        "the release of \(version) stands after that of \(before)",
        "releases are only added at the end, each with a later version"
      )
    } else if !isNextMinor, !isNextMajor {
      fault(
        place.appending("version"),
        "the release of \(version) does not follow that of \(before)",
        "the next one raises the minor by one, or the major by one with the minor 0; none is left out"
      )
    }
    if release.date < last.date {
      fault(
        place.appending("date"),
        "the release of \(version) has an earlier day than that of \(before)",
        "releases are added in the order in which they were made"
      )
    }
  }

  private mutating func release(_ facts: JSONObject, _ place: JSONPointer) -> Ledger.Release? {
    guard let version = FormatVersion(facts["version"]?.stringValue ?? "") else {
      fault(place.appending("version"), "a version is two whole numbers with a point between them: \"1.0\"")
      return nil
    }
    let date = facts["date"]?.stringValue.flatMap { CalendarDay($0) }
    let contract = digest(facts, "contract", place)
    let schema = facts["schema"] == nil ? nil : digest(facts, "schema", place)
    let writerSchema = facts["writerSchema"] == nil ? nil : digest(facts, "writerSchema", place)
    let fixtures = self.fixtures(facts["fixtures"]?.objectValue ?? [:], place.appending("fixtures"))
    let step = facts["step"]?.objectValue.flatMap { self.step($0, place.appending("step")) }
    guard let date, let contract else { return nil }
    return Ledger.Release(
      version: version,
      date: date,
      contract: contract,
      schema: schema,
      writerSchema: writerSchema,
      fixtures: fixtures,
      step: step,
      reason: facts["reason"]?.stringValue
    )
  }

  private mutating func fixtures(_ members: JSONObject, _ place: JSONPointer) -> [Ledger.Fixture] {
    members.compactMap { member in
      let place = place.appending(member.key)
      guard ProjectLayout.isFixtureName(member.key) else {
        fault(place, "the name of a fixture is that of a file, such as \"full.json\", without a folder")
        return nil
      }
      guard let facts = member.value.objectValue, let digest = digest(facts, "sha256", place),
        let verdict = facts["verdict"]?.stringValue.flatMap({ Verdict(rawValue: $0) })
      else { return nil }
      let findings = (facts["findings"]?.arrayValue ?? []).compactMap(\.stringValue)
      return Ledger.Fixture(name: member.key, digest: digest, verdict: verdict, findings: findings)
    }
  }

  private mutating func step(_ facts: JSONObject, _ place: JSONPointer) -> Ledger.Step? {
    guard let tokens = digest(facts, "tokens", place) else { return nil }
    let behaviour = facts["behaviour"] == nil ? nil : digest(facts, "behaviour", place)
    let substance = facts["substance"] == nil ? nil : digest(facts, "substance", place)
    return Ledger.Step(tokens: tokens, substance: substance, behaviour: behaviour)
  }

  private mutating func digest(_ facts: JSONObject, _ key: String, _ place: JSONPointer) -> SHA256Digest? {
    guard let text = facts[key]?.stringValue else { return nil }
    if let digest = SHA256Digest(text) { return digest }
    fault(place.appending(key), "a digest is 64 hexadecimal digits in lower case")
    return nil
  }

  private mutating func fault(_ place: JSONPointer, _ message: Phrase, _ why: Phrase? = nil) {
    faults.append(
      PlacedFinding(
        .contractLedgerForm,
        at: place,
        message,
        notes: why.map { [.why($0)] } ?? [],
        help: "take the file back from version control; `backup-lint release` is what writes it"
      )
    )
  }
}
