import BackupFormat
import BackupFormats
import TestSupport

/// The source that has the outlines of the contracts that the package ships.
enum OutlineFile {
  static let source = "\(Corpora.packageRoot)/Sources/BackupFormats/ContractOutline+Shipped.swift"

  static func madeSource() -> String {
    let outlines = ShippedContract.entries.map { ContractOutline(of: $0.contract) }
    return """
      // Made of the contracts by `make generate`.
      import BackupFormat

      extension ContractOutline {
      \(outlines.map(declaration).joined(separator: "\n\n"))
      }

      """
  }

  private static func declaration(_ outline: ContractOutline) -> String {
    """
      static let \(name(outline)) = ContractOutline(
        format: \(literal(outline.format)),
        title: \(literal(outline.title)),
        version: FormatVersion(\(outline.version.major), \(outline.version.minor)),
        recognition: \(recognition(outline.recognition)),
        rootKeys: [
          \(outline.rootKeys.map { literal($0) + "," }.joined(separator: "\n      "))
        ],
        collections: [
          \(outline.collections.map { literal($0) + "," }.joined(separator: "\n      "))
        ]
      )
    """
  }

  /// `moodJournal1`
  private static func name(_ outline: ContractOutline) -> String {
    let words = outline.format.split(separator: "-").dropLast()
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words[0] + rest.joined() + "\(outline.version.major)"
  }

  private static func recognition(_ recognition: Recognition) -> String {
    """
    Recognition(
          key: \(literal(recognition.key)),
          value: \(literal(recognition.value)),
          versionKey: \(literal(recognition.versionKey)),
          versionForm: .\(recognition.versionForm.rawValue),
          presence: [\(recognition.presence.map(literal).joined(separator: ", "))]
        )
    """
  }

  /// The names of formats and keys have no letter that Swift would take for another.
  private static func literal(_ text: String) -> String { "\"\(text)\"" }
}
