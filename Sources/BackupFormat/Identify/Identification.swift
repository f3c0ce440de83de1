@_spi(Scanning) import BackupJSON

/// Finds out from the root of a document which format and version it is of, before anything else is checked.
///
/// A version message is given only where a version was really read, and a format message only where the file is an
/// object whose members could be walked over.
struct Identification {
  enum Outcome {
    case found(FileIdentity, CompiledContract, isNewerMinor: Bool)
    /// The file is refused for these reasons, and nothing else of it is looked at.
    case refused([Finding], FileIdentity?)
    /// The syntax broke before anything was recognised.
    case broken
  }

  private let source: ByteSource
  private let library: FormatLibrary

  init(_ source: ByteSource, _ library: FormatLibrary) {
    self.source = source
    self.library = library
  }

  /// The root member of every name that a known format is recognised by.
  private struct Root {
    let opening: Int
    var members: [String: ObjectMembers.Member] = [:]
    /// The keys in order, for telling what the file looks like; the first few are enough.
    var keys: [String] = []
  }

  func outcome() -> Outcome {
    let start = source.documentStart
    guard source.byte(start) == 0x7B else { return otherRoot(start) }
    let wanted = Set(
      library.families.flatMap { family in
        family.contracts.flatMap { $0.outline.recognition.marks + $0.outline.recognition.presence }
      }
    )
    var root = Root(opening: start)
    for member in ObjectMembers(of: source, at: start) {
      let key = source.keyText(member.key)
      if root.keys.count < 200 { root.keys.append(key) }
      // Asked again only where something was met: the mark may be a text of a gigabyte, the members a million.
      guard wanted.contains(key), root.members[key] == nil else { continue }
      root.members[key] = member
      if let family = family(root), let member = versionMember(root, family) {
        return version(member, family)
      }
    }
    guard let family = family(root) ?? familyByPresence(root) else { return unrecognised(root) }
    if let member = versionMember(root, family) { return version(member, family) }
    return withoutVersion(root, family)
  }

  /// The family whose mark has been read, with those of its contracts that have this mark: an app may have named its
  /// format otherwise before.
  private func family(_ root: Root) -> FormatLibrary.Family? {
    for family in library.families {
      let marked = family.contracts.filter { entry in
        let recognition = entry.outline.recognition
        return recognition.mark.flatMap { root.members[$0] }.flatMap { source.stringValue(at: $0.value) }
          .map { $0.utf8.elementsEqual(recognition.value.utf8) } ?? false
      }
      if !marked.isEmpty { return FormatLibrary.Family(format: family.format, contracts: marked) }
    }
    return nil
  }

  /// The family whose files do not name it and have these keys; of several the one that asks for the most keys.
  private func familyByPresence(_ root: Root) -> FormatLibrary.Family? {
    var best: (family: FormatLibrary.Family, count: Int)?
    for family in library.families {
      for entry in family.contracts {
        let presence = entry.outline.recognition.presence
        guard presence.count > best?.count ?? 0 else { continue }
        if presence.allSatisfy({ root.members[$0] != nil }) { best = (family, presence.count) }
      }
    }
    return best?.family
  }

  /// The version, by the newest contract that says where it stands.
  private func versionMember(_ root: Root, _ family: FormatLibrary.Family) -> ObjectMembers.Member? {
    family.newest.outline.recognition.versionMark.flatMap { root.members[$0] }
  }

  // MARK: Not a known format

  private func otherRoot(_ start: Int) -> Outcome {
    guard let found = FoundValue(source, start) else { return .broken }
    if found == .text, isKey(start) { return .broken }
    if found == .text, let text = source.stringValue(at: start), text.utf8.first == 0x7B {
      return refuse(
        Finding(
          .formatTopLevel,
          at: start..<start + 1,
          "the file is one text that holds JSON: it was encoded twice",
          help: "the program that wrote it has put the document into a string; take it out of the string"
        )
      )
    }
    if let known = ForeignFormat.list(source, start) { return refuse(foreign(known, start)) }
    return refuse(
      Finding(
        .formatTopLevel,
        at: start..<start + 1,
        "a backup is an object, this file is \(found.words)",
        help: "choose another file"
      )
    )
  }

  /// Whether the text at the beginning of the file is a key: the brace of the document is missing.
  private func isKey(_ start: Int) -> Bool {
    let end = source.endOfString(start + 1)
    return end >= 0 && source.byte(source.skipWhitespace(end + 1)) == 0x3A
  }

  private func unrecognised(_ root: Root) -> Outcome {
    // A walk that did not reach the closing bracket has met broken syntax, and that is what to tell.
    guard isWhole(root.opening) else { return .broken }
    let place = root.opening..<root.opening + 1
    if let known = ForeignFormat.object(root.keys, source, root.opening) {
      return refuse(foreign(known, root.opening))
    }
    for family in library.families {
      guard let mark = family.newest.outline.recognition.mark, let member = root.members[mark] else {
        continue
      }
      guard let text = source.stringValue(at: member.value) else { continue }
      let range = member.value..<source.keyRange(member.value).upperBound + 1
      return refuse(unknownFormat(text, range))
    }
    let marks = library.families.compactMap { $0.newest.outline.recognition.mark }
    let near = lookalike(root)
    let caption: Phrase? = near.map { "it has the lists of a \($0.title) backup" }
    let help: Phrase? =
      near.map { "if it is one, add \(Identification.sign(of: $0.recognition))" }
      ?? "choose a file of \(library.families.map { $0.newest.outline.title }.joined(separator: ", "))"
    let keys = root.keys.prefix(8).joined(separator: ", ")
    return refuse(
      Finding(
        .formatMissing,
        at: place,
        marks.isEmpty
          ? "the file has not the keys of a known format"
          : "the file has no \(marks.map { "`\($0)`" }.uniqued.joined(separator: " or ")) that names a known format",
        caption: caption,
        notes: [
          .init(
            root.keys.isEmpty
              ? "it is an empty object"
              : near == nil
                ? "it is JSON of another kind, with the keys \(value: keys)" : "its keys are \(value: keys)"
          )
        ],
        help: help
      )
    )
  }

  /// What a file has to have to be recognised.
  private static func sign(of recognition: Recognition) -> String {
    guard let mark = recognition.mark else {
      return recognition.presence.map { "`\($0)`" }.joined(separator: " and ")
    }
    return "\"\(mark)\": \"\(recognition.value)\""
  }

  private func unknownFormat(_ text: String, _ range: Range<Int>) -> Finding {
    for family in library.families where text.utf8.elementsEqual((family.format + "-encrypted").utf8) {
      return Finding(
        .envelopeEncrypted,
        at: range,
        "this is an encrypted \(family.newest.outline.title) backup",
        help: "open it with its passcode, and check what is inside"
      )
    }
    let known = library.families.map(\.format)
    let near = Suggestion.nearest(to: text, among: known)
    let caption: Phrase? = near.map { "did you mean `\($0)`?" }
    let fixes = near.map { name in
      [Fix("write \"\(name)\"", safety: .unsafe, edits: [TextEdit(range: range, literal: name)])]
    }
    return Finding(
      .formatUnknown,
      at: range,
      "the format \(value: text) is not known",
      caption: caption,
      notes: [.init("known are \(known.map { "`\($0)`" }.joined(separator: ", "))")],
      fixes: fixes ?? []
    )
  }

  private func foreign(_ known: ForeignFormat, _ opening: Int) -> Finding {
    Finding(
      known.isEncrypted ? .envelopeForeign : .formatMissing,
      at: opening..<opening + 1,
      "this looks like \(known.name), not like a backup of a known format",
      help: known.isEncrypted
        ? "it is encrypted by that app and can be opened only there" : "choose another file"
    )
  }

  /// The format most of whose collections stand at the root, where there is one.
  private func lookalike(_ root: Root) -> ContractOutline? {
    library.families.map(\.newest.outline).first { outline in
      let collections = outline.collections
      let present = collections.filter { root.keys.contains($0) }
      return !collections.isEmpty && present.count * 2 >= collections.count
    }
  }

  private func isWhole(_ opening: Int) -> Bool {
    guard let end = source.endOfBalancedValue(opening, limit: source.count) else { return false }
    var last = ObjectMembers(of: source, at: opening)
    var behind = opening + 1
    while let member = last.next() {
      behind = source.endOfBalancedValue(member.value, limit: source.count) ?? behind
    }
    return source.skipWhitespace(behind) == end - 1
  }

  private func refuse(_ finding: Finding, _ identity: FileIdentity? = nil) -> Outcome {
    .refused([finding], identity)
  }

  // MARK: Version

  private func withoutVersion(_ root: Root, _ family: FormatLibrary.Family) -> Outcome {
    guard isWhole(root.opening) else { return .broken }
    if let entry = family.contracts.last(where: { $0.outline.recognition.versionMark == nil }) {
      let identity = FileIdentity(format: family.format, version: entry.version)
      return .found(identity, entry.compiled, isNewerMinor: false)
    }
    let newest = family.newest.outline
    let key = newest.recognition.versionKey
    return refuse(
      Finding(
        .versionMissing,
        at: root.opening..<root.opening + 1,
        pointer: JSONPointer(tokens: [key]),
        "the \(newest.title) backup does not say its version",
        help: "add \"\(key)\" as the app that wrote the file writes it"
      )
    )
  }

  private func version(_ member: ObjectMembers.Member, _ family: FormatLibrary.Family) -> Outcome {
    let forms = Set(family.contracts.map(\.outline.recognition.versionForm))
    let reading = VersionReading(source, member.value, forms)
    switch reading {
    case .broken: return .broken
    case .malformed(let finding): return refuse(finding)
    case .version(let version, let range):
      let identity = FileIdentity(format: family.format, version: version)
      guard let entry = family.contract(for: version) else {
        return .refused([otherMajor(version, range, family)], identity)
      }
      return .found(identity, entry.compiled, isNewerMinor: version > entry.version)
    }
  }

  private func otherMajor(_ version: FormatVersion, _ range: Range<Int>, _ family: FormatLibrary.Family)
    -> Finding
  {
    // Newer versions may say by another mark what they are.
    let whole = library.family(family.format) ?? family
    let newest = whole.newest.outline
    if let entry = whole.contracts.first(where: { $0.version.major == version.major }) {
      return Finding(
        .versionUnknownMajor,
        at: range,
        "a file of version \(version) does not begin like this one",
        notes: [.init("it is recognised by \(Identification.sign(of: entry.outline.recognition))")],
        help: "write the version as the app that made the file does"
      )
    }
    guard version > newest.version else {
      return Finding(
        .versionUnknownMajor,
        at: range,
        "version \(version) of \(family.format) is not known",
        notes: [
          .init(
            "known are \(whole.contracts.map { $0.version.description }.joined(separator: ", "))"
          )
        ]
      )
    }
    return Finding(
      .versionNewerMajor,
      at: range,
      "the file has version \(version), which is newer than this reader knows",
      notes: [
        .init("the newest version that can be read is \(newest.version)"),
        .init("nothing of the file was read or changed"),
      ],
      help: "update \(newest.title), then import the file again"
    )
  }
}

extension [String] {
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
