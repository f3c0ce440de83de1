/// Makes `ISO4217Table.swift` from `Schemas/iso4217/currencies.tsv`.
struct CurrencyTableSource {
  struct Row: Equatable {
    var code: String
    var minorUnits: Int?
    var withdrawn: String?
  }

  let date: String
  let rows: [Row]

  init(tsv: String) {
    let lines = tsv.split(separator: "\n")
    let dateLine = lines.first { $0.hasPrefix("# Date of the lists: ") } ?? ""
    date = String(dateLine.suffix(10))
    rows = lines.filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Row(
        code: String(columns[0]),
        minorUnits: Int(columns[2]),
        withdrawn: columns[3] == "-" ? nil : String(columns[3])
      )
    }
  }

  private func hexadecimal(_ code: String) -> String {
    code.utf8.map { String($0, radix: 16, uppercase: true) }.joined()
  }

  private func entry(_ row: Row) -> String {
    let scale = row.withdrawn != nil ? "FE" : row.minorUnits.map { "0\($0)" } ?? "FF"
    return "0x\(hexadecimal(row.code))_\(scale)"
  }

  var swift: String {
    let entries = rows.map(entry)
    let lines = stride(from: 0, to: entries.count, by: 7).map { start in
      "    " + entries[start..<min(start + 7, entries.count)].joined(separator: ", ") + ","
    }
    let withdrawn = rows.compactMap { row in
      row.withdrawn.map { "    (0x\(hexadecimal(row.code)), \"\($0)\"), // \(row.code)" }
    }
    return """
      // Made from Schemas/iso4217/currencies.tsv by a test; do not edit. Run the tests with
      // BACKUP_LINT_REGENERATE=1 to make it anew.
      // swift-format-ignore-file

      /// The currency codes of ISO 4217, lists one and three.
      enum ISO4217Table {
        /// The date of the lists.
        static let date = "\(date)"

        /// Marks a code in use that has no minor units.
        static let noScale: Int8 = -1

        /// Marks a code that is no longer in use.
        static let withdrawnScale: Int8 = -2

        /// Sorted: the three letters in the upper bytes, the number of decimals or a mark in the lowest.
        static let entries: [UInt32] = [
      \(lines.joined(separator: "\n"))
        ]

        /// Sorted: when codes were withdrawn, as list three has it.
        static let withdrawn: [(code: UInt32, since: String)] = [
      \(withdrawn.joined(separator: "\n"))
        ]
      }

      """
  }
}
