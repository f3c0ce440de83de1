import BackupFormat
import BackupJSON

/// Walks along two contracts and notes every difference.
///
/// The older contract is taken with its record types and fields named as in the newer one, so that what is only
/// called another way is one change and not one for each of its uses.
struct ContractComparer {
  /// The older contract as it is.
  let original: Contract
  let older: Contract
  let newer: Contract
  /// The readers that a fallback has to be known to.
  let readers: [Contract]
  /// The older name of each record type, by the newer one.
  let olderNames: Names<String>
  /// The record types that stand in the same place of both contracts.
  let partners: Names<Void>
  let moves: FieldMoves
  /// What an older reader makes of the newer contract, and a newer reader of the older one.
  let asOlder: ReadingModel
  let asNewer: ReadingModel
  private(set) var changes: [NotedChange] = []
  /// Places of which the comparison has something to say, or knows that there is nothing to be said.
  private var claims = Claims()

  init(_ older: Contract, _ newer: Contract, released: [Contract]) {
    original = older
    self.newer = newer
    let renaming = RecordRenaming(older, newer)
    let named = renaming.renamed(older)
    olderNames = renaming.olderNames
    partners = RecordUses.partners(named, newer)
    moves = FieldMoves(named, newer, partners: partners)
    self.older = FieldRenaming(moves).renamed(named)
    readers = [older] + released.filter { $0.version.major == older.version.major && $0 != newer }
    // A version of one integer has no minor that could be newer.
    let hasMinors = [older, newer].allSatisfy { $0.recognition.versionForm == .majorMinor }
    asOlder = ReadingModel(writer: newer, reader: self.older, isFileNewer: hasMinors)
    asNewer = ReadingModel(writer: self.older, reader: newer, isFileNewer: false)
  }

  mutating func run() {
    compareDocument()
    compareRecords()
    compareMoves()
    compareTombstones()
    let differences = TreeDifference.between(older, newer)
    noteUndecided(differences)
    noteOrder(differences)
  }

  // MARK: Notes

  /// Notes a difference.
  ///
  /// - Parameters:
  ///   - olderReader: what a reader of the older contract makes of what the newer one allows.
  ///   - newerReader: what a reader of the newer contract makes of what the older one allows.
  ///   - isClaim: whether the change accounts for all that differs at its place.
  ///   - isProtected: whether another released reader does the same as that of the older contract.
  mutating func note(
    _ rule: ChangeRule,
    _ site: Site,
    _ old: String?,
    _ new: String?,
    olderReader: Reading,
    newerReader: Reading,
    isRemoved: Bool = false,
    isClaim: Bool = true,
    isProtected: (Contract) -> Bool = { _ in true }
  ) {
    let unprotected = readers.filter { !isProtected($0) }
    let protected = unprotected.isEmpty
    note(
      rule,
      site,
      old,
      new,
      olderReader: olderReader.inOlderReader(isProtected: protected),
      newerReader: newerReader.inNewerReader,
      bump: Reading.bump(older: olderReader, newer: newerReader, isProtected: protected),
      isRemoved: isRemoved,
      isClaim: isClaim,
      readerVersion: unprotected.first?.version
    )
  }

  /// Notes what no file shows.
  mutating func note(
    _ rule: ChangeRule,
    _ site: Site,
    _ old: String?,
    _ new: String?,
    bump: Bump,
    isRemoved: Bool = false
  ) {
    note(
      rule,
      site,
      old,
      new,
      olderReader: .notApplicable,
      newerReader: .notApplicable,
      bump: bump,
      isRemoved: isRemoved
    )
  }

  mutating func note(
    _ rule: ChangeRule,
    _ site: Site,
    _ old: String?,
    _ new: String?,
    olderReader: Acceptance,
    newerReader: Acceptance,
    bump: Bump,
    isRemoved: Bool = false,
    isClaim: Bool = true,
    readerVersion: FormatVersion? = nil
  ) {
    if isClaim { claims.add(site) }
    let words = ChangeWords(
      rule,
      subject: site.subject,
      old: old,
      new: new,
      older: readerVersion ?? original.version
    )
    let change = ContractChange(
      rule: rule.rule,
      place: isRemoved ? site.olderPlace : site.place,
      isRemoved: isRemoved,
      old: old,
      new: new,
      olderReader: olderReader,
      newerReader: newerReader,
      bump: bump,
      olderConsequence: words.older(olderReader),
      newerConsequence: words.newer(newerReader),
      remedy: words.remedy(bump)
    )
    changes.append(NotedChange(rule: rule, site: site, change: change))
  }

  /// Says of a place that what differs there is told elsewhere, or means nothing.
  mutating func claim(_ site: Site) { claims.add(site) }

  // MARK: What is left

  /// What no aspect has recognised.
  private mutating func noteUndecided(_ differences: [TreeDifference]) {
    for difference in differences where !difference.isOrder && !claims.cover(difference.place) {
      note(
        .undecidable,
        site(of: difference.place),
        difference.old.map(FactText.of),
        difference.new.map(FactText.of),
        bump: .major,
        isRemoved: difference.new == nil
      )
    }
  }

  /// The order of names means nothing to a reader; it is told once for each object.
  private mutating func noteOrder(_ differences: [TreeDifference]) {
    for difference in differences where difference.isOrder {
      noteNotice(
        .keyOrder,
        site(of: difference.place),
        difference.old.map(FactText.of),
        difference.new.map(FactText.of)
      )
    }
  }

  private func site(of place: JSONPointer) -> Site {
    var site = Site()
    site.place = place
    var tokens = place.tokens
    if tokens.count > 1, tokens[0] == "records" { tokens[1] = olderNames[tokens[1]] ?? tokens[1] }
    site.olderPlace = JSONPointer(tokens: tokens)
    return site
  }

  /// The changes, in the order of the newer contract's file form; what was removed stands where it stood.
  func sorted() -> [NotedChange] {
    PlaceOrder(newer: newer, older: older).sorted(changes, olderNames)
  }
}

/// A change, with what a search for evidence has to know of it.
struct NotedChange {
  let rule: ChangeRule
  let site: Site
  var change: ContractChange
}
