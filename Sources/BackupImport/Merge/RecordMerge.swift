import BackupFormat
import BackupJSON
import BackupValues

/// The merge of two documents with the same id: a pure function of their texts and times.
///
/// Spec/merge.md says it in words.
struct RecordMerge {
  /// What became of the two.
  struct Result: Sendable, Equatable {
    var outcome: MergeOutcome
    var text: Text
    /// Whether the two contradict each other and nothing says which is right.
    var isTie = false

    enum Text: Sendable, Equatable {
      /// As it stands in the store.
      case local
      /// As it stands in the file.
      case file
      case merged([UInt8])
    }
  }

  /// One of the two documents.
  struct Side {
    var text: [UInt8]
    /// What its time counts as.
    var time: UTCMoment?
    var authority: Authority
  }

  let completion: Completion
  let type: ValueType

  /// Merges two documents whose texts are in normal form.
  ///
  /// - Returns: `nil` where the text of one of them is no JSON.
  func merge(local: Side, file: Side) -> Result? {
    if local.text == file.text { return Result(outcome: .same, text: .local) }
    guard let left = tree(local.text), let right = tree(file.text) else { return nil }
    switch (local.time, file.time) {
    case (let before?, let after?) where before < after: return fileWins(local, left, file, right)
    case (nil, _?): return fileWins(local, left, file, right)
    case (let before?, let after?) where after < before: return localWins(local, left, file, right)
    case (_?, nil): return localWins(local, left, file, right)
    case (_?, _?), (nil, nil): return level(local, left, file, right)
    }
  }

  private func tree(_ text: [UInt8]) -> JSONValue? {
    (try? JSONDocument(reading: InputBytes(text)))?.root
  }

  private func text(_ value: JSONValue) -> [UInt8]? { try? JSONWriter(.compact).write(value) }

  /// In what the contract does not know, order and spelling are kept and mean nothing.
  private func canonical(_ value: JSONValue) -> [UInt8]? {
    (try? CanonicalWriter().write(value)) ?? text(value)
  }

  private func fileWins(_ local: Side, _ left: JSONValue, _ file: Side, _ right: JSONValue) -> Result? {
    let completed = completion.complete(
      right,
      from: left,
      type,
      Sides(first: file.authority, second: local.authority)
    )
    if completed == right { return Result(outcome: .changed, text: .file) }
    guard let text = text(completed) else { return nil }
    return text == local.text
      ? Result(outcome: .same, text: .local) : Result(outcome: .changed, text: .merged(text))
  }

  private func localWins(_ local: Side, _ left: JSONValue, _ file: Side, _ right: JSONValue) -> Result? {
    let completed = completion.complete(
      left,
      from: right,
      type,
      Sides(first: local.authority, second: file.authority)
    )
    if completed == left { return Result(outcome: .keptNewer, text: .local) }
    return text(completed).map { Result(outcome: .changed, text: .merged($0)) }
  }

  /// Neither is later.
  private func level(_ local: Side, _ left: JSONValue, _ file: Side, _ right: JSONValue) -> Result? {
    let ours = completion.complete(
      left,
      from: right,
      type,
      Sides(first: local.authority, second: file.authority)
    )
    let theirs = completion.complete(
      right,
      from: left,
      type,
      Sides(first: file.authority, second: local.authority)
    )
    let isTie = ours != theirs && canonical(ours) != canonical(theirs)
    guard ours != left else { return Result(outcome: isTie ? .tie : .same, text: .local, isTie: isTie) }
    return text(ours).map { Result(outcome: .changed, text: .merged($0), isTie: isTie) }
  }
}

/// What becomes of a record of the file in a merge.
public enum MergeOutcome: String, Sendable, Hashable, CaseIterable {
  /// The store has no document of this id.
  case new
  /// The document of the store changes.
  case changed
  /// The store has the same already.
  case same
  /// The document of the store was changed later, and stays.
  case keptNewer
  /// The two are different and nothing says which is right; the document of the store stays.
  case tie
}
