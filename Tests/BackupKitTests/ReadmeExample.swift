import BackupKit

struct Habit: Sendable, Equatable {
  var id: RecordID
  var name: String
  var since: LocalMoment
  var saved: Money?

  static let record = Record(
    "habit",
    Habit.init,
    Field("id", \.id, .recordID),
    Field("name", \.name, .text(1...200)).doc("What the person calls it."),
    Field("since", \.since, .localMoment),
    Field("saved", \.saved, .optional(.money()))
  ).labelled(by: "name")
}

struct Habits: Sendable, Equatable {
  var habits: [Habit]

  static let definition = FormatDefinition(
    "habits-backup",
    title: "Habits",
    version: FormatVersion(1, 0),
    status: .draft,
    root: Record("backup", Habits.init, Field("habits", \.habits, .list(of: .record(Habit.record)))),
    collections: [Collection(field: "habits")]
  )
}

/// Writes a backup, which is checked before it is given out, and reads one.
func roundTrip(_ habits: Habits) throws -> Habits? {
  let file = try BackupFile(Habits.definition)
  let bytes = try file.write(habits)
  let reading = file.read(InputBytes(bytes))
  for finding in reading.report.findings { print("\(finding.pointer): \(finding.message)") }
  return reading.document
}
