package import BackupEvolution
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
    /// A project, which the gate judges.
    case project(ExampleProject.State)
    /// A contract file that is compared with the clean one, as a newer version of it.
    case newerContract
    /// The file of an upgrade step, which is read as what it is.
    case stepFile
    /// A backup of an older major, which the example's step makes a newer one of.
    case oldBackup
    /// A configuration file.
    case configuration
    /// An encrypted file, of which the envelope is looked at.
    case envelope
    /// An encrypted file that is opened with its passcode.
    case openedEnvelope
    /// A backup that is checked without a passcode.
    case withoutPasscode
    /// A backup that is merged into a store which holds the clean one.
    case merged

    package var text: String {
      switch self {
      case .seaglass: ExampleDocument.text
      case .exampleFormat: ExampleFormat.text
      case .contractFile: ExampleContractFile.text
      case .project: ""
      case .newerContract: ExampleJournal.text
      case .stepFile: ExampleUpgrade.step
      case .oldBackup: ExampleUpgrade.backup
      case .configuration: ExampleConfiguration.text
      case .envelope, .openedEnvelope: ExampleEnvelope.text
      case .withoutPasscode: ExampleDocument.text
      case .merged: ExampleMerge.text
      }
    }
  }

  private enum Change: Sendable {
    /// A part that stands once in the document is replaced.
    case part(String, [UInt8])
    case wholeFile([UInt8])
    case files([FileEdit])
  }

  /// A change of one file of a project.
  enum FileEdit: Sendable {
    /// A part that stands once in the file is replaced.
    case replace(String, good: String, bad: String)
    case remove(String)
    /// A copy, in which a part that stands once is replaced.
    case copy(String, to: String, good: String, bad: String)
  }

  package let document: Document
  /// What differs in the failing file, as it is shown.
  package let bad: String
  /// The same part of the clean document.
  package let good: String
  /// Errors of other rules that the failing example cannot be without.
  package private(set) var companions: [String] = []
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
    case .files: return nil
    case .part(let part, let replacement):
      return RuleExample.replacing(part, replacement, in: goodFile)
    }
  }

  /// The project with the fault; `nil` for other examples, and where a part does not stand in its file exactly once.
  package var badProject: MemoryTree? {
    guard case .project(let state) = document, case .files(let edits) = change else { return nil }
    var tree = ExampleProject.tree(state)
    for edit in edits {
      switch edit {
      case .remove(let path):
        guard tree.files.removeValue(forKey: path) != nil else { return nil }
      case .replace(let path, let good, let bad):
        guard let text = RuleExample.replacing(good, Array(bad.utf8), in: tree.files[path] ?? []) else {
          return nil
        }
        tree.files[path] = text
      case .copy(let path, let target, let good, let bad):
        guard let text = RuleExample.replacing(good, Array(bad.utf8), in: tree.files[path] ?? []) else {
          return nil
        }
        tree.files[target] = text
      }
    }
    return tree
  }

  private static func replacing(_ part: String, _ replacement: [UInt8], in text: [UInt8]) -> [UInt8]? {
    let places = text.indices.filter { text[$0...].starts(with: part.utf8) }
    guard places.count == 1 else { return nil }
    return text[..<places[0]] + replacement + text[(places[0] + part.utf8.count)...]
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

  static func configuration(good: String, bad: String) -> RuleExample {
    RuleExample(document: .configuration, bad: bad, good: good, change: .part(good, Array(bad.utf8)))
  }

  static func envelope(good: String, bad: String) -> RuleExample {
    RuleExample(document: .envelope, bad: bad, good: good, change: .part(good, Array(bad.utf8)))
  }

  /// An encrypted file in place of a backup.
  static var encrypted: RuleExample {
    RuleExample.file(
      Array(ExampleEnvelope.text.utf8),
      shown: #"{"format": "seaglass-backup-encrypted", "envelope": 1, …}"#,
      good: .withoutPasscode
    )
  }

  static func openedEnvelope(good: String, bad: String) -> RuleExample {
    RuleExample(document: .openedEnvelope, bad: bad, good: good, change: .part(good, Array(bad.utf8)))
  }

  /// For a part that is too long to be shown.
  static func contractFile(good: String, bad: String, shown: String) -> RuleExample {
    RuleExample(document: .contractFile, bad: shown, good: good, change: .part(good, Array(bad.utf8)))
  }

  static func stepFile(good: String, bad: String) -> RuleExample {
    RuleExample(document: .stepFile, bad: bad, good: good, change: .part(good, Array(bad.utf8)))
  }

  static func merged(good: String, bad: String) -> RuleExample {
    RuleExample(document: .merged, bad: bad, good: good, change: .part(good, Array(bad.utf8)))
  }

  static func oldBackup(good: String, bad: String, shown: String? = nil) -> RuleExample {
    let words = shown ?? (bad.isEmpty ? "(nothing in its place)" : bad)
    return RuleExample(document: .oldBackup, bad: words, good: good, change: .part(good, Array(bad.utf8)))
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

  /// A part of one file of a project.
  static func project(
    _ state: ExampleProject.State,
    _ path: String,
    good: String,
    bad: String,
    with companions: [String] = []
  ) -> RuleExample {
    let edit = FileEdit.replace(path, good: good, bad: bad)
    return project(state, [edit], good: "\(path): \(good)", bad: "\(path): \(bad)", with: companions)
  }

  /// Several files of a project, with words for what is wrong.
  static func project(
    _ state: ExampleProject.State,
    _ edits: [FileEdit],
    good: String,
    bad: String,
    with companions: [String] = []
  ) -> RuleExample {
    var example = RuleExample(document: .project(state), bad: bad, good: good, change: .files(edits))
    example.companions = companions
    return example
  }

  static func file(_ bad: String) -> RuleExample {
    file(Array(bad.utf8), shown: bad)
  }
}
