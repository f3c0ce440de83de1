import BackupFormats
import BackupKit
import BackupSQLite

/// Restores a backup into the store of an app, whole or not at all.
///
/// - Parameters:
///   - copies: the folder where what the store held before is kept.
///   - agree: shows what each mode would do and asks for one; `nil` leaves the store as it is.
/// - Returns: what was done, as it was found in the store afterwards.
/// - Throws: `ImportError` with a code, a sentence and what to do; then the store is what it was.
func restore(
  _ file: InputBytes,
  into path: String,
  copies: String,
  at now: UTCMoment,
  passcode: () -> Passcode,
  agree: (ImportPlan) -> ImportMode?
) throws -> ImportReceipt? {
  let chain = UpgradeChain(ShippedFormats.library, steps: ShippedFormats.steps)
  let opened: OpenedBackup
  switch try Importer(chain, now: now).open(file) {
  case .opened(let backup): opened = backup
  case .locked(let locked): opened = try locked.unlock(passcode())
  }
  // Its format and version; what an upgrade has lost; every record checked.
  let checked = try opened.identify().convert().check()
  let store = try SQLiteStore(path, .create)
  defer { store.close() }
  let plan = try checked.plan(for: store)
  for finding in plan.findings { print("\(finding.pointer): \(finding.message)") }
  guard let mode = agree(plan) else { return nil }
  return try plan.apply(mode, to: store, safety: SafetyFolder(copies))
}
