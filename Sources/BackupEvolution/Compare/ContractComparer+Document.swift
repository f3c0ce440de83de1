import BackupFormat
import BackupJSON

/// What is said of a format as a whole.
extension ContractComparer {
  mutating func compareDocument() {
    claim(Site("version"))
    compareRecognition()
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
      bump: .forbidden
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
