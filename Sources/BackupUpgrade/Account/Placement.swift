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
    var findings: [Finding] = []
    for (fault, record) in run.faults {
      let offset = run.tree.nodes[Int(fault.node)].origin ?? run.tree.nodes[Int(record)].origin
      findings.append(
        Finding(
          fault.rule,
          at: range(at: offset ?? source.documentStart),
          fault.message,
          notes: [.why("an upgrade that guessed could lose what was meant")],
          help: fault.help
        )
      )
    }
    return findings
  }

  func losses(of run: borrowing UpgradeRun, _ labels: [OperationLabel]) -> [Finding] {
    var findings: [Finding] = []
    // The keys of the format are no data of a person; others may be.
    let known = Set(contract?.records.flatMap { $0.fields.map { Array($0.name.utf8) } } ?? [])
    for place in run.account.places {
      let label = labels[place.operation]
      let key = run.tree.key(place.key)
      let name: Phrase =
        if place.key == 0 { "the value" } else if known.contains(Array(key.utf8)) { "`\(key)`" } else {
          "\(value: key)"
        }
      let (rule, message): (Rule, Phrase) =
        switch place.fate {
        case .dropped: (.stepDropped, "\(name) is dropped on the way to \(label.to)")
        case .replaced: (.stepReplaced, "\(name) is replaced by its fallback on the way to \(label.to)")
        case .rounded: (.stepRounded, "\(name) is rounded on the way to \(label.to)")
        }
      findings.append(Finding(rule, at: range(at: place.offset), message))
    }
    return findings
  }
}
