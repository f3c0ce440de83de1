import BackupFormat
import BackupJSON

/// What a configuration file may say beside the severities of rules. Each setting stands for a flag.
enum Setting: String, CaseIterable, Sendable {
  case contracts, failOn, format, maxFindings, maxBytes, color, redact

  /// The flag that has the same meaning for one run.
  var flag: FlagName {
    switch self {
    case .contracts: .contracts
    case .failOn: .failOn
    case .format: .format
    case .maxFindings: .maxFindings
    case .maxBytes: .maxBytes
    case .color: .color
    case .redact: .redact
    }
  }

  /// What may stand in the file.
  var type: ValueType {
    switch self {
    case .contracts: .list(ListType(of: .text(TextType(1...4096)), 0...1000))
    case .failOn: Setting.words(["note", "warning", "error"])
    case .format: Setting.words(ReportFormat.allCases.map(\.rawValue))
    case .maxFindings: .integer(IntegerType(0...999_999_999))
    case .maxBytes: .integer(IntegerType(1...Int64(InputBytes.maximumCount)))
    case .color: Setting.words(ColorChoice.allCases.map(\.rawValue))
    case .redact: .boolean
    }
  }

  private static func words(_ words: [String]) -> ValueType {
    .enumeration(EnumerationType(words, unknown: .refused))
  }

  /// What holds where nothing else is said; `nil` where it depends on the run.
  var standard: JSONValue? {
    switch self {
    case .contracts: .array([])
    case .failOn: "error"
    case .format: .string(ReportFormat.text.rawValue)
    case .maxFindings: nil
    case .maxBytes: .integer(Int64(InputBytes.maximumCount))
    case .color: .string(ColorChoice.auto.rawValue)
    case .redact: false
    }
  }

  /// What it does, in a sentence.
  var doc: String {
    switch self {
    case .contracts:
      "Contract files, or folders with *\(ContractFiles.suffix) files; a relative path begins at the folder of"
        + " this file."
    case .failOn: "The least severity that makes the exit status 1."
    case .format: "How findings are written to standard output."
    case .maxFindings: "How many findings of a file are written; 0 for all."
    case .maxBytes: "Larger files are not read."
    case .color: "Whether text is coloured."
    case .redact: "Whether only the shape of values is shown, on a terminal too."
    }
  }
}
