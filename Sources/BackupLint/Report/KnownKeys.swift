import BackupFormat
import BackupJSON

/// The keys that formats define. They are words of ours, so that a redacted report may show them.
struct KnownKeys {
  private var keys: Set<[UInt8]> = []

  init(_ contracts: [Contract] = []) {
    for contract in contracts {
      contract.recognition.marks.forEach { insert($0) }
      for field in contract.records.flatMap(\.fields) { insert(field.name) }
    }
    for key in ["major", "minor"] { insert(key) }
  }

  mutating func insert(_ key: String) { keys.insert(Array(key.utf8)) }

  func contains(_ key: some Sequence<UInt8>) -> Bool { keys.contains(Array(key)) }
}
