import BackupFormat
import BackupValues

/// Which fields a document has a say in, and since when: for each field the latest of its writers that could know it.
struct Authority: Sendable {
  struct Part: Sendable {
    let version: FormatVersion
    /// What its time counts as.
    let time: UTCMoment?
    let fields: FieldKnowledge
  }

  /// The latest first; versions ascend.
  let parts: [Part]

  /// Whether its last writer could say something about a field.
  func isCurrent(_ field: FieldType, of record: String) -> Bool {
    parts.first?.fields.couldWrite(field, of: record) ?? false
  }

  /// When what it says of a field was said; `nil` where it says nothing.
  ///
  /// - Parameter has: whether it has the field. What none of its writers could know was carried along, or made by a
  ///   conversion, and counts like the rest of the document.
  func time(_ field: FieldType, of record: String, has: Bool) -> Int64? {
    let part: Part?
    if field.presence == .required {
      part = parts.first
    } else {
      part = parts.first { $0.fields.couldWrite(field, of: record) } ?? (has ? parts.first : nil)
    }
    guard let part else { return nil }
    return part.time?.millisecondsSince1970 ?? .min
  }

  /// What the two have a say in together; of each version the latest is enough, and what an older one has said earlier
  /// says nothing.
  func joined(_ other: Authority) -> KnownVersions {
    let sorted = (parts + other.parts).sorted { left, right in
      let times = [left, right].map { $0.time?.millisecondsSince1970 ?? .min }
      return times[0] == times[1] ? left.version > right.version : times[0] > times[1]
    }
    var joined: [KnownVersions.Part] = []
    for part in sorted where joined.last.map({ $0.version < part.version }) ?? true {
      joined.append(.init(version: part.version, time: joined.isEmpty ? nil : part.time))
    }
    return KnownVersions(joined)
  }
}

/// The two documents that are merged, as far as it matters which of them has a say in a field.
struct Sides: Sendable {
  var first: Authority
  var second: Authority

  var swapped: Sides { Sides(first: second, second: first) }

  /// Whether the second says later what a field is, or that it is absent.
  func prefersSecond(_ field: FieldType, of record: String, _ firstHas: Bool, _ secondHas: Bool) -> Bool {
    guard let other = second.time(field, of: record, has: secondHas) else { return false }
    guard let own = first.time(field, of: record, has: firstHas) else { return true }
    return own < other
  }

  /// Whether the last writers of both could say something about a field.
  func isShared(_ field: FieldType, of record: String) -> Bool {
    first.isCurrent(field, of: record) && second.isCurrent(field, of: record)
  }
}

/// What the versions of one format could write, seen from its current contract.
struct VersionKnowledge {
  private let library: FormatLibrary
  private let current: Contract
  private var known: [FormatVersion: FieldKnowledge] = [:]

  init(_ library: FormatLibrary, _ current: Contract) {
    self.library = library
    self.current = current
  }

  /// - Parameter time: what the time of the document counts as.
  mutating func authority(_ versions: KnownVersions, _ time: UTCMoment?, _ clock: EffectiveTime) -> Authority
  {
    var parts: [Authority.Part] = []
    for (place, part) in versions.parts.enumerated() {
      let time = place == 0 ? time : clock.of(part.time)
      parts.append(.init(version: part.version, time: time, fields: fields(part.version)))
    }
    return Authority(parts: parts)
  }

  private mutating func fields(_ version: FormatVersion) -> FieldKnowledge {
    if let fields = known[version] { return fields }
    let fields: FieldKnowledge
    if version.major >= current.version.major {
      fields = FieldKnowledge(upTo: version)
    } else if let old = library.contract(for: FileIdentity(format: current.format, version: version)) {
      fields = FieldKnowledge(of: old, in: current)
    } else {
      fields = .nothing
    }
    known[version] = fields
    return fields
  }
}
