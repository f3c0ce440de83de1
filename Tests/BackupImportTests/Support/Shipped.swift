import BackupFormat
import BackupFormats
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues

/// An importer of the formats that are shipped, at a moment behind all of the tests' files.
enum Shipped {
  static let chain = UpgradeChain(ShippedFormats.library, steps: ShippedFormats.steps)
  static let now = UTCMoment("2026-06-01T12:00:00Z")!
  static let importer = Importer(chain, now: now)
}

extension Importer {
  /// The stages up to the check, for a file that is not encrypted.
  func checked(_ bytes: [UInt8]) throws -> CheckedBackup {
    guard case .opened(let opened) = try open(InputBytes(bytes)) else { throw Unexpected() }
    return try opened.identify().convert().check()
  }

  func checked(_ text: String) throws -> CheckedBackup { try checked(Array(text.utf8)) }

  /// A store with the content of a file.
  func store(_ bytes: [UInt8]) throws -> MemoryStore {
    let store = MemoryStore()
    _ = try checked(bytes).plan(for: store).apply(.merge, to: store, safety: nil)
    return store
  }

  /// The file that an export of a store gives.
  func exported(_ store: MemoryStore, at moment: UTCMoment) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try BackupExport(chain.library).write(store, exportedAt: moment) { bytes += $0 }
    return bytes
  }
}

struct Unexpected: Error {}
