@_spi(Scanning) import BackupJSON

/// Lines and columns of the offsets that a report speaks of, found in one pass over the file.
struct Positions {
  private let sorted: [SourcePosition]

  init(of offsets: [Int], in input: InputBytes) {
    let wanted = Set(offsets.map { min(max($0, 0), input.count) }).sorted()
    sorted = withExtendedLifetime(input) {
      input.source.withBytes(0..<(wanted.last ?? 0)) { LineTable.positions(of: wanted, in: $0) }
    }
  }

  /// The position of an offset that was asked for; the nearest known one before any other.
  subscript(offset: Int) -> SourcePosition {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return sorted[max(0, low - 1)]
  }
}
