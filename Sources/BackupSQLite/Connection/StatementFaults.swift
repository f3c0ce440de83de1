import CSQLite

/// Makes statements of a store fail, so that a test can see what is left.
package final class StatementFaults {
  /// How many statements were run, the failed ones included.
  package private(set) var count = 0
  private let first: Int
  private let last: Int
  private let result: Int32

  /// - Parameters:
  ///   - failing: the numbers of the statements that fail, the first one being 1; they are not run.
  ///   - result: what they fail with, as a result code of SQLite.
  package init(failing: ClosedRange<Int>, result: Int32 = SQLITE_IOERR) {
    (first, last, self.result) = (failing.lowerBound, failing.upperBound, result)
  }

  /// The result that the next statement fails with; `nil` where it is run.
  func next() -> Int32? {
    count += 1
    return count >= first && count <= last ? result : nil
  }
}
