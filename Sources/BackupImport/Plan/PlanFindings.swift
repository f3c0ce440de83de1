import BackupFormat
@_spi(Scanning) import BackupJSON
import BackupValues

/// What a plan reports, before its places are known as pointers.
struct PlanFindings {
  /// Most findings of one rule that are kept.
  static let most = 10_000

  private(set) var findings: [Finding] = []
  private var counts: [Rule: Int] = [:]

  mutating func add(_ finding: @autoclosure () -> Finding, _ rule: Rule) {
    counts[rule, default: 0] += 1
    if counts[rule, default: 0] <= PlanFindings.most { findings.append(finding()) }
  }

  /// In the order of the file, with pointers and the names of records.
  func located(_ checked: CheckedBackup) -> [Finding] {
    guard !findings.isEmpty else { return [] }
    return checked.converted.content.withSource { source in
      var labeler = RecordLabeler(source, checked.content.contract)
      return FindingLocator(source).located(findings) { finding, frames in
        finding.label = labeler.label(
          frames + [StructureWalker.Frame(opening: finding.range.lowerBound, isArray: false)]
        )
      }
    }
  }
}

extension Planner {
  /// Reports what a person may want to look at.
  func report(_ entries: [PlannedEntry], _ place: Int?) {
    for (index, entry) in entries.enumerated() {
      let offset = content.offset(of: index, in: place)
      let range = offset..<offset + 1
      if entry.isTie { reportTie(index, place, range, entry.leavesOut) }
      if entry.lookalikes >= 0 { reportLookalike(range) }
      if let place {
        let record = content.collections[place].entries[index]
        if fileClock.isFuture(record.updatedAt), let counted = fileClock.of(record.updatedAt) {
          reportFuture(record.updatedAt, counted, range)
        }
      }
    }
  }

  private func reportTie(_ index: Int, _ place: Int?, _ range: Range<Int>, _ leavesOut: Bool) {
    let id = content.id(of: index, in: place)
    guard place != nil else {
      let isKnown = content.contract.record(content.contract.root)?.field(id) != nil
      let name: Phrase = isKnown ? "`\(id)`" : "\(value: id)"
      var finding = Finding(
        .mergeMemberKept,
        at: range,
        "\(name) is not as the store has it, and has no time that would say which is right",
        notes: [
          .init(
            leavesOut
              ? "a merge keeps what the store has, and leaves out what only the file has"
              : "a merge keeps what the store has"
          )
        ]
      )
      if leavesOut { finding.severity = .warning }
      findings.add(finding, .mergeMemberKept)
      return
    }
    findings.add(
      Finding(
        .mergeTie,
        at: range,
        "the record \(value: id) and that of the store differ, and were changed at the same time",
        notes: [
          .why("nothing says which of the two is right, so a merge keeps what the store has")
        ],
        help: "change the one that is right once more, so that it is the later one"
      ),
      .mergeTie
    )
  }

  func reportUncompleted(_ fields: [String], _ record: BackupContent.Entry) {
    guard !fields.isEmpty else { return }
    let names = fields.map { "`\($0)`" }.joined(separator: " and ")
    findings.add(
      Finding(
        .mergeNotCompleted,
        at: record.offset..<record.offset + 1,
        "the later of the two records does not get \(token: names) of the other",
        notes: [
          .why("with it the record would break a rule between its fields, and no backup could be made")
        ],
        help: "set it again in the app, if it still holds"
      ),
      .mergeNotCompleted
    )
  }

  private func reportLookalike(_ range: Range<Int>) {
    findings.add(
      Finding(
        .mergePossibleDuplicate,
        at: range,
        "the store has a record that looks the same under another id",
        notes: [.init("both are kept: nothing is matched by what it looks like")],
        help: "delete one of them in the app, if they are the same thing"
      ),
      .mergePossibleDuplicate
    )
  }

  private func reportFuture(_ time: UTCMoment?, _ counted: UTCMoment, _ range: Range<Int>) {
    findings.add(
      Finding(
        .mergeFutureTime,
        at: range,
        "the record was changed at \(token: time?.description ?? ""), which lies in the future",
        notes: [
          .init(
            "in a merge it counts as changed at \(token: counted.description); its text stays as it is"
          )
        ]
      ),
      .mergeFutureTime
    )
  }
}
