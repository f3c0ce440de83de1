extension CurrencyCode {
  /// What the table of ISO 4217 says about a code.
  public enum Status: Sendable, Hashable {
    /// In use, with the number of its decimals; `nil` for codes that have none, such as gold.
    case active(minorUnits: Int?)
    /// No longer in use since a date as the list has it: mostly `YYYY-MM`, sometimes a span of years.
    case withdrawn(since: String)
    /// Not in the table: a typing error, a private code or one younger than the table.
    case unknown
  }

  /// The date of the lists that the table was made from, `YYYY-MM-DD`.
  public static var tableDate: String { ISO4217Table.date }

  /// All codes of the table, in use or withdrawn, in alphabetical order.
  public static var allKnown: [CurrencyCode] {
    ISO4217Table.entries.map { CurrencyCode(packed: $0 >> 8) }
  }

  /// What the table says about the code.
  public var status: Status {
    guard let scale = tableScale else { return .unknown }
    guard scale == ISO4217Table.withdrawnScale else {
      return .active(minorUnits: scale == ISO4217Table.noScale ? nil : Int(scale))
    }
    let row = ISO4217Table.withdrawn.first { $0.code == packed }
    return .withdrawn(since: row?.since ?? "")
  }

  /// How many decimals the currency has, 0…4; `nil` where the table does not say: for unknown and withdrawn codes
  /// and for those without minor units.
  ///
  /// - Complexity: O(log *n*) in the size of the table; allocates nothing.
  public var minorUnits: Int? {
    guard let scale = tableScale, scale >= 0 else { return nil }
    return Int(scale)
  }

  /// Whether the code is in the table, in use or withdrawn.
  public var isKnown: Bool { tableScale != nil }

  /// The last column of the table: the number of decimals, or one of the two marks below 0.
  private var tableScale: Int8? {
    var low = 0
    var high = ISO4217Table.entries.count
    while low < high {
      let middle = (low + high) / 2
      let entry = ISO4217Table.entries[middle]
      if entry >> 8 == packed { return Int8(truncatingIfNeeded: entry) }
      if entry >> 8 < packed { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Codes in use that this unknown code may have been meant for: two neighbouring letters swapped, then one letter
  /// different, each in alphabetical order; at most three.
  ///
  /// Empty for a code of the table.
  public var nearMisses: [CurrencyCode] {
    guard !isKnown else { return [] }
    let active = ISO4217Table.entries.lazy
      .filter { Int8(truncatingIfNeeded: $0) != ISO4217Table.withdrawnScale }
      .map { CurrencyCode(packed: $0 >> 8) }
    let (first, second, third) = (packed >> 16, packed >> 8 & 0xFF, packed & 0xFF)
    let swaps = [second << 16 | first << 8 | third, first << 16 | third << 8 | second]
    let swapped = active.filter { swaps.contains($0.packed) }
    let different = active.filter { hasOneDifference(from: $0) }
    return Array((Array(swapped) + Array(different)).prefix(3))
  }

  private func hasOneDifference(from other: CurrencyCode) -> Bool {
    let difference = packed ^ other.packed
    return difference != 0 && (difference < 0x100 || difference & 0xFF00FF == 0 || difference & 0xFFFF == 0)
  }
}
