import BackupEvolution
package import BackupFormat
import BackupFormats

/// A failing and a passing file for one rule, made from a clean document and the part that differs.
package struct RuleExample: Sendable {
  /// The clean document that an example changes.
  package enum Document: Sendable, Hashable {
    /// A small backup of Seaglass.
    case seaglass
    /// A document of ``ExampleFormat``, for the types and limits that Seaglass does not use.
    case exampleFormat
    /// A contract file, which is read as what it is and not as a backup.
    case contractFile
    /// A contract file that is compared with the clean one, as a newer version of it.
    case newerContract

    package var text: String {
      switch self {
      case .seaglass: ExampleDocument.text
      case .exampleFormat: ExampleFormat.text
      case .contractFile: ExampleContractFile.text
      case .newerContract: ExampleJournal.text
      }
    }
  }

  private enum Change: Sendable {
    /// A part that stands once in the document is replaced.
    case part(String, [UInt8])
    case wholeFile([UInt8])
  }

  package let document: Document
  /// What differs in the failing file, as it is shown.
  package let bad: String
  /// The same part of the clean document.
  package let good: String
  private let change: Change

  /// The formats that the examples are written in.
  package static func library() throws(ContractError) -> FormatLibrary {
    try FormatLibrary(ShippedFormats.contracts + [ExampleFormat.contract])
  }

  /// The clean file.
  package var goodFile: [UInt8] { Array(document.text.utf8) }

  /// The file with the fault; `nil` where the good part does not stand in the document exactly once.
  package var badFile: [UInt8]? {
    switch change {
    case .wholeFile(let bytes): return bytes
    case .part(let part, let replacement):
      let text = goodFile
      let places = text.indices.filter { text[$0...].starts(with: part.utf8) }
      guard places.count == 1 else { return nil }
      return text[..<places[0]] + replacement + text[(places[0] + part.utf8.count)...]
    }
  }
}

extension RuleExample {
  static func seaglass(good: String, bad: String) -> RuleExample {
    RuleExample(document: .seaglass, bad: bad, good: good, change: .part(good, Array(bad.utf8)))
  }

  /// For a part that cannot be shown as it is.
  static func seaglass(good: String, bad: [UInt8], shown: String) -> RuleExample {
    RuleExample(document: .seaglass, bad: shown, good: good, change: .part(good, bad))
  }

  static func contract(good: String, bad: String) -> RuleExample {
    RuleExample(document: .exampleFormat, bad: bad, good: good, change: .part(good, Array(bad.utf8)))
  }

  static func contractFile(good: String, bad: String) -> RuleExample {
    contractFile(good: good, bad: bad, shown: bad)
  }

  /// For a part that is too long to be shown.
  static func contractFile(good: String, bad: String, shown: String) -> RuleExample {
    RuleExample(document: .contractFile, bad: shown, good: good, change: .part(good, Array(bad.utf8)))
  }

  /// A change of a contract; the whole newer file takes the place of the older one.
  static func contractChange(_ example: ChangeExample, newer: String) -> RuleExample {
    func shown(_ parts: [String]) -> String {
      let text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
      return text.isEmpty ? "(nothing in its place)" : text
    }
    return RuleExample(
      document: .newerContract,
      bad: shown(example.edits.map(\.new)),
      good: shown(example.edits.map(\.old)),
      change: .wholeFile(Array(newer.utf8))
    )
  }

  /// A file that is wrong as a whole.
  static func file(_ bad: [UInt8], shown: String, good document: Document = .seaglass) -> RuleExample {
    let beginning = document.text.prefix { $0 != "," }
    return RuleExample(document: document, bad: shown, good: beginning + ", …", change: .wholeFile(bad))
  }

  static func file(_ bad: String) -> RuleExample {
    file(Array(bad.utf8), shown: bad)
  }
}
