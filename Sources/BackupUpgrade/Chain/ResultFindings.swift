import BackupFormat
@_spi(Scanning) import BackupJSON

/// The findings about a result, at the places of the file that its values come from.
struct ResultFindings {
  private let found: [Finding]
  private let placement: Placement
  private let target: FormatVersion
  /// The elements of lists that were asked for: a list is walked along once, not for each finding.
  private var elements: [Node.Index: [Node.Index]] = [:]

  init(_ found: [Finding], _ placement: Placement, _ target: FormatVersion) {
    self.found = found
    self.placement = placement
    self.target = target
  }

  consuming func findings(in tree: borrowing UpgradeTree) -> [Finding] {
    var findings: [Finding] = []
    for finding in found { findings.append(original(finding, tree)) }
    return placement.located(findings)
  }

  private mutating func original(_ finding: Finding, _ tree: borrowing UpgradeTree) -> Finding {
    let offset = origin(of: finding.pointer, tree) ?? placement.source.documentStart
    let place: Phrase = "in the file of version \(target) this is \(value: finding.pointer.description)"
    var original = Finding(
      finding.rule,
      at: placement.range(at: offset),
      finding.message,
      caption: finding.caption,
      // A remark about another place of the result says nothing here.
      notes: finding.notes.filter { $0.range == nil }.map {
        $0.isReason ? .why($0.message) : .init($0.message)
      }
        + [.init(place)],
      help: finding.help
    )
    original.severity = finding.severity
    original.label = finding.label
    original.occurrences = finding.occurrences
    return original
  }

  /// Where the value at a place of the result comes from, or what is around it.
  private mutating func origin(of pointer: JSONPointer, _ tree: borrowing UpgradeTree) -> Int? {
    var node = tree.root
    var origin = tree.nodes[Int(node)].origin
    for token in pointer.tokens {
      let child: Node.Index?
      switch tree.kind(node) {
      case .object: child = tree.knownName(token).flatMap { tree.member($0, of: node)?.node }
      case .list: child = element(Int(token), of: node, tree)
      case .null, .no, .yes, .number, .string: child = nil
      }
      guard let child else { break }
      node = child
      origin = tree.nodes[Int(node)].origin ?? origin
    }
    return origin
  }

  private mutating func element(
    _ index: Int?,
    of list: Node.Index,
    _ tree: borrowing UpgradeTree
  ) -> Node.Index? {
    if elements[list] == nil {
      var all: [Node.Index] = []
      var child = tree.nodes[Int(list)].first
      while child != 0 {
        all.append(child)
        child = tree.nodes[Int(child)].next
      }
      elements[list] = all
    }
    guard let index, let all = elements[list], all.indices.contains(index) else { return nil }
    return all[index]
  }
}
