package import BackupJSON

/// How well a check could read the text, and so how much its findings are worth in a comparison.
package struct CheckReading: Sendable {
  /// The faults of the syntax, all of them.
  package var faults = 0
  /// Whether a contract was found to judge the text by.
  package var isJudged = true
  /// Whether a part of the text could not be understood, so that nobody knows what is wrong in it.
  package var losesSomething = false
  /// What was found in the repaired text and not told, since it may be a consequence of a fault.
  package var hidden: [Finding] = []
}
