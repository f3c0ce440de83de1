package import BackupFormat
import BackupJSON
package import BackupValues

/// What a checked file holds, each record in its normal form.
package struct BackupContent: Sendable {
  /// A record of a collection.
  struct Entry: Sendable {
    /// In ``text``.
    var text: Range<Int>
    /// In ``ids``.
    var id: Range<Int>
    /// Where the record begins in the file.
    var offset: Int
    /// The place in the collection as the file has it.
    var index: Int
    var createdAt: UTCMoment?
    var updatedAt: UTCMoment?
    /// Whether the text is canonical also in what the contract does not know.
    var isCanonical: Bool
  }

  /// A member of the root that is no collection.
  struct Member: Sendable {
    var key: String
    /// In ``text``.
    var text: Range<Int>
    var offset: Int
    /// Whether the text is canonical also in what the contract does not know.
    var isCanonical: Bool
  }

  /// The records of one collection.
  struct Records: Sendable {
    var field: String
    /// In ascending order of the UTF-8 bytes of their ids.
    var entries: [Entry]
    /// How many members were left out because they are not on an allow-list.
    var ignored: Int
  }

  /// The version that the file states.
  package let identity: FileIdentity
  let normal: NormalContract
  package let exportedAt: UTCMoment?
  let text: FrozenBytes
  let ids: FrozenBytes
  /// In ascending order of their keys.
  let members: [Member]
  /// In the order of the contract.
  let collections: [Records]
  /// How many members of the root, and inside of its members, were left out.
  let ignored: Int
  /// For each kind of answers in the contract, those without a question.
  let strays: [[[UInt8]: AnswerShape]]

  package var contract: Contract { normal.contract }

  /// How many records there are.
  package var recordCount: Int { collections.reduce(0) { $0 + $1.entries.count } }

  func id(_ entry: Entry) -> UnsafeRawBufferPointer { ids.bytes(entry.id) }
}
