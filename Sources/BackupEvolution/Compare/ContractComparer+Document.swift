import BackupFormat
import BackupJSON
import BackupValues

/// What is said of a format as a whole.
extension ContractComparer {
  mutating func compareDocument() {
    claim(Site("version"))
    compareRecognition()
    compareSpelling()
    compareWords()
    if !older.root.isSameUTF8(as: newer.root) {
      var met: Set<[UInt8]> = []
      let old = ValueType.record(older.root)
      let new = ValueType.record(newer.root)
      note(
        .typeChanged,
        Site("root"),
        FactText.of(older.root),
        FactText.of(newer.root),
        olderReader: asOlder.type(new, by: old, &met),
        newerReader: asNewer.type(old, by: new, &met)
      )
    }
    compareMergeDate(Site("exportedAt"), older.exportedAt, newer.exportedAt)
    compareEnvelopes()
    compareLimit("bytes", older.limits.bytes, newer.limits.bytes)
    compareLimit("records", older.limits.records, newer.limits.records)
    if older.defaults != newer.defaults {
      note(
        .writerOmitsDefault,
        Site("defaults"),
        FactText.of(older.defaults.rawValue),
        FactText.of(newer.defaults.rawValue),
        olderReader: .same,
        newerReader: .same
      )
    }
    compareCollections()
  }

  private mutating func compareRecognition() {
    if !older.format.isSameUTF8(as: newer.format) {
      noteBootstrap(.formatIDChanged, Site("format"), older.format, newer.format)
    }
    let old = older.recognition
    let new = newer.recognition
    let site = Site("recognition")
    // A value that is the id of the format changes with it.
    let isID = old.value.isSameUTF8(as: older.format) && new.value.isSameUTF8(as: newer.format)
    if !isID, !old.value.isSameUTF8(as: new.value) {
      noteBootstrap(.formatIDChanged, site.appending("value"), old.value, new.value)
    }
    if !old.key.isSameUTF8(as: new.key) {
      noteBootstrap(.formatIDChanged, site.appending("key"), old.key, new.key)
    }
    if !old.versionKey.isSameUTF8(as: new.versionKey) {
      noteBootstrap(.versionKeyMoved, site.appending("versionKey"), old.versionKey, new.versionKey)
    }
    if old.versionForm != new.versionForm {
      noteBootstrap(
        .versionKeyMoved,
        site.appending("versionForm"),
        old.versionForm.rawValue,
        new.versionForm.rawValue
      )
    }
  }

  /// A reader that cannot tell what a file is cannot be told by a version either.
  private mutating func noteBootstrap(_ rule: ChangeRule, _ site: Site, _ old: String, _ new: String) {
    note(
      rule,
      site,
      FactText.of(old),
      FactText.of(new),
      olderReader: .refuses,
      newerReader: .refuses,
      bump: isAdoption ? .major : .forbidden
    )
  }

  /// Whether a new major takes up the marks of the specification, in place of those that the app had made up: from
  /// then on a file can be recognised by every reader, and those that know the older one read both.
  private var isAdoption: Bool {
    original.version.major < newer.version.major && newer.recognition == Recognition(value: newer.format)
      && older.recognition != Recognition(value: older.format) && older.format.isSameUTF8(as: newer.format)
  }

  // MARK: Spelling

  private mutating func compareSpelling() {
    let old = older.spelling
    let new = newer.spelling
    if old.moments != new.moments {
      note(
        .dateFormatChanged,
        Site("spelling", "moments"),
        FactText.of(old.moments.rawValue),
        FactText.of(new.moments.rawValue),
        olderReader: asOlder.moments(new.moments, by: old.moments),
        newerReader: asNewer.moments(old.moments, by: new.moments)
      )
    }
    let before = Names(old.currencies, by: \.text)
    let after = Names(new.currencies, by: \.text)
    for name in old.currencies where !after.contains(name.text) {
      noteCurrency(.typeNarrowed, name, old: name, new: nil)
    }
    for name in new.currencies {
      guard let match = before[name.text] else {
        noteCurrency(.typeWidened, name, old: nil, new: name)
        continue
      }
      if match.code != name.code { noteCurrency(.meaningChanged, name, old: match, new: name) }
    }
  }

  private mutating func noteCurrency(
    _ rule: ChangeRule,
    _ name: Spelling.CurrencyName,
    old: Spelling.CurrencyName?,
    new: Spelling.CurrencyName?
  ) {
    let words = { (name: Spelling.CurrencyName) in "\(FactText.of(name.text)) for \(name.code)" }
    note(
      rule,
      Site("spelling", "currencies", name.text),
      old.map(words),
      new.map(words),
      olderReader: asOlder.currency(new, by: old),
      newerReader: asNewer.currency(old, by: new),
      isRemoved: new == nil
    )
  }

  private mutating func compareWords() {
    compareText(.docTextChanged, Site("doc"), older.doc, newer.doc)
    compareText(.presentationChanged, Site("title"), older.title, newer.title)
    compareText(.statusChanged, Site("status"), older.status.rawValue, newer.status.rawValue)
  }

  private mutating func compareEnvelopes() {
    let site = Site("envelopes")
    for version in newer.envelopes where !older.envelopes.contains(version) {
      note(.envelopeAdded, site, nil, String(version), olderReader: .refused, newerReader: .same)
    }
    for version in older.envelopes where !newer.envelopes.contains(version) {
      note(.envelopeRemoved, site, String(version), nil, olderReader: .same, newerReader: .refused)
    }
    if Set(older.envelopes) == Set(newer.envelopes) { claim(site) }
  }

  private mutating func compareLimit(_ name: String, _ old: Int, _ new: Int) {
    guard old != new else { return }
    let before = Interval(minimum: 0, maximum: old)
    let after = Interval(minimum: 0, maximum: new)
    note(
      new < old ? .limitTightened : .limitLoosened,
      Site("limits", name),
      String(old),
      String(new),
      olderReader: asOlder.range(after, by: before),
      newerReader: asNewer.range(before, by: after)
    )
  }

  /// A text that no reader of files depends on.
  mutating func compareText(_ rule: ChangeRule, _ site: Site, _ old: String?, _ new: String?) {
    let before = old.flatMap { $0.isEmpty ? nil : $0 }
    let after = new.flatMap { $0.isEmpty ? nil : $0 }
    guard before.map({ Array($0.utf8) }) != after.map({ Array($0.utf8) }) else { return }
    note(
      rule,
      site,
      before.map(FactText.of),
      after.map(FactText.of),
      olderReader: .same,
      newerReader: .same
    )
  }

  /// A field whose moments are compared by a merge.
  mutating func compareMergeDate(_ site: Site, _ old: String?, _ new: String?) {
    guard old.map({ Array($0.utf8) }) != new.map({ Array($0.utf8) }) else { return }
    // Where there was none, nothing was compared by another field.
    let reading: Reading = old == nil ? .same : .otherMeaning
    note(
      .mergeDateChanged,
      site,
      old.map(FactText.of),
      new.map(FactText.of),
      olderReader: reading,
      newerReader: reading
    )
  }
}
