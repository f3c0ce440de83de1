import BackupFormat
@_spi(Scanning) import BackupJSON

extension Planner {
  /// Marks the records in which the check has found a value that is read as its fallback.
  func markDegraded(_ entries: inout [PlannedEntry], _ records: BackupContent.Records) {
    let offsets = checked.degradedOffsets
    guard !offsets.isEmpty else { return }
    // In the order of the file, to find the record around a place.
    let order = records.entries.indices.sorted {
      records.entries[$0].offset < records.entries[$1].offset
    }
    guard let last = order.last else { return }
    let source = checked.converted.content
    for (place, index) in order.enumerated() {
      let start = records.entries[index].offset
      let end =
        index == last
        ? source.withSource { $0.endOfBalancedValue(start, limit: $0.count) ?? $0.count }
        : records.entries[order[place + 1]].offset
      let first = offsets.partition(from: start)
      if first < offsets.count, offsets[first] < end { entries[index].isDegraded = true }
    }
  }

  func markDegraded(_ entries: inout [PlannedEntry]) {
    let offsets = checked.degradedOffsets
    for (index, member) in content.members.enumerated() {
      let end = checked.converted.content.withSource {
        $0.endOfBalancedValue(member.offset, limit: $0.count) ?? $0.count
      }
      let first = offsets.partition(from: member.offset)
      if first < offsets.count, offsets[first] < end { entries[index].isDegraded = true }
    }
  }
}

extension CheckedBackup {
  /// Where values stand that are read as their fallbacks, in order.
  var degradedOffsets: [Int] {
    report.findings.filter(\.rule.degrades).map(\.range.lowerBound).sorted()
  }
}

extension [Int] {
  /// The place of the first number that is not below a limit, in a sorted array.
  fileprivate func partition(from limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
