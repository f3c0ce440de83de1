import BackupCrypto
import BackupFormat
import BackupJSON

/// The SHA-256 of what a backup holds: the same content in any order, spelling and layout has the same hash.
///
/// Hashed is the canonical text of the document with every collection sorted by the ids of its records and every record in
/// its normal form; the time of the export is left out. Spec/import.md, section *Content hash*.
public struct ContentHash: Sendable, Hashable, CustomStringConvertible {
  private let digest: SHA256Digest

  /// The 32 bytes of the digest.
  public var bytes: [UInt8] { digest.bytes }

  /// The 64 hexadecimal digits, in lower case.
  public var description: String { digest.description }

  init(of content: BackupContent) {
    let collections = content.collections.filter { !$0.entries.isEmpty }
    let root = RootText(
      content.contract,
      content.identity.version,
      members: content.members.map(\.key),
      collections: collections.map(\.field)
    )
    let canonicalizer = Canonicalizer(content.normal)
    let places = MemberPlaces(content.members.map(\.key))
    func give(_ text: Range<Int>, _ isCanonical: Bool, _ take: (UnsafeRawBufferPointer) -> Void) {
      if isCanonical { return take(content.text.bytes(text)) }
      _ = content.text.withSource { canonicalizer.canonical($0, at: text.lowerBound, take) }
    }
    digest = SHA256Digest(ofPieces: { take in
      for segment in root.segments {
        switch segment {
        case .text(let text): text.withUnsafeBytes(take)
        case .member(let name):
          guard let place = places[name] else { continue }
          let member = content.members[place]
          give(member.text, member.isCanonical, take)
        case .records(let name):
          guard let records = collections.first(where: { $0.field.isSameUTF8(as: name) }) else {
            continue
          }
          for (place, entry) in records.entries.enumerated() {
            if place > 0 { ContentHash.comma.withUnsafeBytes(take) }
            give(entry.text, entry.isCanonical, take)
          }
        }
      }
    })
  }

  private static let comma = [UInt8(ascii: ",")]

  /// The hash of a store, whose documents are in their normal form: that of the file that an export of it gives.
  ///
  /// - Parameter contract: that of the store's version.
  init(of store: any BackupStore, _ content: StoreContent, _ contract: Contract) throws(ImportError) {
    var members: [StoredDocument] = []
    try store.readInOrder(StoredDocument.rootCollection) { members.append($0) }
    let names: [String]
    do { names = try store.collections() } catch { throw ImportError(store: error) }
    let root = RootText(contract, content.version, members: members.map(\.id), collections: names)
    let places = MemberPlaces(members.map(\.id))
    var failure: ImportError?
    let canonicalizer = Canonicalizer(NormalContract(contract))
    digest = SHA256Digest(ofPieces: { take in
      for segment in root.segments where failure == nil {
        switch segment {
        case .text(let text): text.withUnsafeBytes(take)
        case .member(let name):
          guard let place = places[name] else { continue }
          if !canonicalizer.canonical(members[place], take) { failure = .broken(members[place]) }
        case .records(let name):
          let time = contract.countedTimeField(of: name)
          var isFirst = true
          do throws(ImportError) {
            try store.readInOrder(name) { document throws(ImportError) in
              if !isFirst { ContentHash.comma.withUnsafeBytes(take) }
              isFirst = false
              var counted = document
              counted.json = document.textWithCountedTime(time)
              guard canonicalizer.canonical(counted, take) else { throw .broken(document) }
            }
          } catch {
            failure = error
          }
        }
      }
    })
    if let failure { throw failure }
  }
}

/// Where a member of the root stands; a store may have any number of them.
private struct MemberPlaces {
  private let places: [[UInt8]: Int]

  init(_ names: [String]) {
    places = Dictionary(names.enumerated().map { (Array($1.utf8), $0) }) { first, _ in first }
  }

  subscript(name: String) -> Int? { places[Array(name.utf8)] }
}

extension ImportError {
  /// For a document whose text is no JSON, or nested more deeply than a file may be.
  fileprivate static func broken(_ document: StoredDocument) -> ImportError {
    ImportError(
      .storeBroken,
      "the store holds what is no JSON as \"\(document.id)\" of \"\(document.collection)\"",
      help: "restore a backup into a new store"
    )
  }
}
