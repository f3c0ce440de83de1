extension CheckedBackup {
  /// Compares the backup with a store. Nothing is written.
  ///
  /// - Parameter watch: told how far the comparison is.
  /// - Throws: `otherFormat`, `storeNewer`, `storeOlder`, `storeBroken`, `storeFailed`, `cancelled`.
  /// - Complexity: linear in the file and the store; the memory taken goes with the file alone.
  public func plan(for store: any BackupStore, _ watch: @escaping ImportWatch = { _ in true })
    throws(ImportError)
    -> ImportPlan
  {
    var plan = try Planner(self, store, now: converted.original.importer.now, watch).plan()
    plan.planned = PlannedStore(store)
    return plan
  }
}
