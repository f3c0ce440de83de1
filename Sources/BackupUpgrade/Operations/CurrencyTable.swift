import BackupJSON
import BackupValues

/// The currencies that amounts of a file may be in: other names of codes, and decimals that ISO 4217 does not have.
final class CurrencyTable {
  private var aliases: [[UInt8]: String] = [:]
  private var decimals: [[UInt8]: Int] = [:]
  /// The code of all amounts; `nil` where it stands in the file.
  let fixed: String?
  /// How many decimals that has.
  private(set) var fixedScale: Int?

  init(aliases: [UpgradeRenaming], decimals: [UpgradeDecimals], fixed: String?) {
    for alias in aliases { self.aliases[Array(alias.old.utf8)] = alias.new }
    for pair in decimals { self.decimals[Array(pair.code.utf8)] = pair.count }
    self.fixed = fixed
    fixedScale = fixed.flatMap { scale(Array($0.utf8)) }
  }

  /// The code that a text stands for by an alias.
  func alias(_ text: [UInt8]) -> String? { aliases[text] }

  /// How many decimals the currency of a text has; `nil` where nothing says it.
  func scale(_ text: [UInt8]) -> Int? {
    let code = aliases[text].map { Array($0.utf8) } ?? text
    if let count = decimals[code] { return count }
    return code.withUnsafeBytes { try? CurrencyCode.read($0.bytes) }?.minorUnits
  }
}

extension UpgradeRun {
  mutating func currency(_ node: Node.Index, _ table: CurrencyTable) throws(StepFault) {
    let short = tree.shortString(node)
    if recentCurrencies.code.answers(number, short) {
      guard let place = recentCurrencies.code.known else { return }
      tree.setText(of: node, .string, place)
      return changed()
    }
    guard tree.kind(node) == .string else { throw otherKind(node, "the code of a currency") }
    let text = try word(node)
    if let code = table.alias(text) {
      let literal = CanonicalLiteral.of(code)
      guard let place = tree.keep(literal) else { throw tooLarge(node) }
      // A code of letters needs no escape; another name may.
      let isEscaped = literal.contains(UInt8(ascii: "\\"))
      if !isEscaped { recentCurrencies.code = RecentCurrencies.Entry(number, short, place) }
      tree.setText(of: node, .string, place, isEscaped: isEscaped)
      return changed()
    }
    guard text.count == 3, text.allSatisfy({ $0 &- 0x41 < 26 }) else {
      throw StepFault(
        .stepUnknownCurrency,
        node,
        "\(value: String(decoding: text, as: UTF8.self)) is neither the code of a currency nor a name that the step knows"
      )
    }
    recentCurrencies.code = RecentCurrencies.Entry(number, short, nil)
  }
}

/// What operations have found out of the currencies that they met last: mostly one has them all.
struct RecentCurrencies {
  /// What is known of a short text.
  struct Entry<Known> {
    /// The operation that asks.
    let operation: Int
    /// The text, or 0 for one that is too long for this.
    let text: UInt64
    let known: Known

    init(_ operation: Int, _ text: UInt64, _ known: Known) {
      self.operation = operation
      self.text = text
      self.known = known
    }

    @inline(__always)
    func answers(_ operation: Int, _ text: UInt64) -> Bool {
      text != 0 && self.text == text && self.operation == operation
    }
  }

  /// Where the code is that a text is replaced by; `nil` where it stays.
  var code = Entry<TextPlace?>(-1, 0, nil)
  /// How many decimals there are.
  var scale = Entry(-1, 0, 0)
}
