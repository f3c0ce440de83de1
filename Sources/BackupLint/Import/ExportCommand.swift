import BackupFiles
import BackupImport
import BackupJSON
import BackupSQLite
import BackupValues

/// `export --store STORE -o FILE`: what a store holds, as a backup file that was read back and checked.
struct ExportCommand {
  private let invocation: Invocation
  private let store: StoreFile
  private let output: String
  private let target: ResultTarget
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    self.invocation = invocation
    self.surroundings = surroundings
    store = try StoreFile(invocation, surroundings)
    output = try ResultTarget.newFile(invocation)
    target = try ResultTarget(invocation, [.file(store.path)], surroundings)
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let formats = try FormatLoading.formats(invocation, surroundings) else {
      surroundings.complain("nothing was exported, since a contract or step file cannot be used")
      return .usage
    }
    let stages = try BackupStages(invocation, formats, surroundings)
    guard let opened = store.open(.readOnly) else { return .failure }
    defer { opened.close() }
    let export = BackupExport(formats.library)
    let backup: NewBackup
    do throws(ImportError) {
      let hash = try export.contentHash(of: opened)
      backup = NewBackup(stages: stages, hash: hash, target: target, surroundings: surroundings) {
        append throws(ImportError) in
        try export.write(opened, exportedAt: stages.importer.now, to: append)
      }
    } catch {
      surroundings.complain("nothing was exported: \(error.description.visible)")
      return .failure
    }
    guard let count = backup.write(permissions: FileNode(store.path)?.permissions, sealedBy: nil) else {
      return .failure
    }
    if !invocation.has(.quiet), !target.takesOutput {
      surroundings.output.write(
        "\(store.path.visible): exported \(counted(count, "record")) to \(output.visible), read back and checked\n"
      )
    }
    return .clean
  }
}
