import BackupImport

/// Tells whether anything was written since the store was looked at last, by whomever.
///
/// The counter in the file goes up within each transaction of a store, so it is right for any number of them at a time.
/// A program that writes the tables with statements of its own does not count; SQLite tells of it by its data version,
/// which stays the same for what its own connection writes. So the mark is the counter, and one more for each time that
/// only the data version has changed.
struct RevisionClock {
  private var last: (counter: Int64, dataVersion: Int64)?
  private var unseen: Int64 = 0

  /// The mark of a state that was just read. It never goes back.
  mutating func mark(_ row: StoreRow) -> StoreRevision {
    if let last {
      if row.counter < last.counter {
        unseen &+= last.counter &- row.counter &+ 1
      } else if row.counter == last.counter, row.dataVersion != last.dataVersion {
        unseen &+= 1
      }
    }
    last = (row.counter, row.dataVersion)
    return StoreRevision(row.counter &+ unseen)
  }
}
