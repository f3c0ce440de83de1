import BackupFormat
@_spi(Scanning) import BackupJSON

/// Turns what a run has found into findings about the file that was read.
struct Placement {
  let source: ByteSource
  /// The contract of the file that was read, which knows what records are called.
  let contract: Contract?

  /// The findings with their paths and the records that they are in, in the order of the file.
  func located(_ findings: [Finding]) -> [Finding] {
    guard let contract else { return FindingLocator(source).located(findings) }
    var labeler = RecordLabeler(source, contract)
    return FindingLocator(source).located(findings) { finding, frames in
      if finding.label == nil { finding.label = labeler.label(framesWithin(finding, frames)) }
    }
  }

  /// A finding about a record itself has it around its place.
  private func framesWithin(_ finding: Finding, _ frames: [StructureWalker.Frame]) -> [StructureWalker.Frame]
  {
    guard finding.pointer.tokens.count > 0, source.byte(finding.range.lowerBound) == 0x7B,
      frames.last?.opening != finding.range.lowerBound
    else { return frames }
    return frames + [StructureWalker.Frame(opening: finding.range.lowerBound, isArray: false)]
  }

  /// The bytes to mark for a value of the file: a scalar, or the bracket of a container.
  func range(at offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), max(0, source.count - 1))
    switch source.byte(offset) {
    case 0x7B, 0x5B: return offset..<offset + 1
    default:
      return
        offset..<(source.endOfBalancedValue(offset, limit: source.count) ?? min(offset + 1, source.count))
    }
  }

  func findings(of run: borrowing UpgradeRun) -> [Finding] {
    let known = knownKeys
    var findings: [Finding] = []
    for (fault, record) in run.faults {
      let offset = run.tree.nodes[Int(fault.node)].origin ?? run.tree.nodes[Int(record)].origin
      var (message, help) = (fault.message, fault.help)
      var notes: [Finding.Note] = fault.rule.isGuess ? [Placement.guess] : []
      if let key = fault.key {
        let isKnown = known.contains(Array(key.utf8))
        message = StepFault.taken(name(key, isKnown))
        if !isKnown { help = "give this key, which the old format does not know, another name" }
        if let other = fault.other.flatMap({ run.tree.nodes[Int($0)].origin }), other != offset {
          notes.append(Finding.Note("this value would get the same key", range: range(at: other)))
        }
      }
      findings.append(
        Finding(fault.rule, at: range(at: offset ?? source.documentStart), message, notes: notes, help: help)
      )
    }
    return findings
  }

  private static let guess = Finding.Note.why("an upgrade that guessed could lose what was meant")

  /// The keys of the format are no data of a person; others may be.
  private var knownKeys: Set<[UInt8]> {
    Set(contract?.records.flatMap { $0.fields.map { Array($0.name.utf8) } } ?? [])
  }

  private func name(_ key: String, _ isKnown: Bool) -> Phrase { isKnown ? "`\(key)`" : "\(value: key)" }

  func losses(of run: borrowing UpgradeRun, _ labels: [OperationLabel]) -> [Finding] {
    var findings: [Finding] = []
    let known = knownKeys
    for place in run.account.places {
      let label = labels[place.operation]
      let key = run.tree.key(place.key)
      let name = place.key == 0 ? "the value" : name(key, known.contains(Array(key.utf8)))
      let (rule, message): (Rule, Phrase) =
        switch place.fate {
        case .dropped: (.stepDropped, "\(name) is dropped on the way to \(label.to)")
        case .replaced:
          (.stepReplaced, "\(name) is replaced by \(replacement(label.name)) on the way to \(label.to)")
        case .rounded: (.stepRounded, "\(rounding(name, place.change)) on the way to \(label.to)")
        }
      findings.append(Finding(rule, at: range(at: place.offset), message))
    }
    return findings
  }

  private func replacement(_ operation: OperationName) -> String {
    operation == .makeId ? "an id that is made" : "its fallback"
  }

  private func rounding(_ name: Phrase, _ change: Account.Change?) -> Phrase {
    guard let change else { return "\(name) is rounded" }
    return "\(name) \(token: change.old) is rounded to \(token: change.new)"
  }
}

extension Rule {
  /// Whether an answer would have to be guessed, rather than being impossible.
  fileprivate var isGuess: Bool {
    let guesses: [Rule] = [
      .stepNoSource, .stepUnknownValue, .stepUnknownCurrency, .stepDateForm, .stepParts, .stepNoRecord,
    ]
    return guesses.contains(self)
  }
}
