import BackupFormat
import BackupFormats
import BackupJSON
import Testing

@testable import BackupLint

@Suite struct SelectionTests {
  /// Two warnings, then an error.
  private static let file: CheckedFile = {
    let input = InputBytes(
      #"""
      {"format": "seaglass-backup", "version": {"major": 1, "minor": 0}, "exportedAt": "2026-01-31T10:00:00Z",
       "surprise": 1, "another": 2, "device": {"id": "none"}, "trackers": [], "runs": [], "entries": [],
       "preferences": {}}
      """#
    )
    return CheckedFile(input, BackupChecker(ShippedFormats.library).check(input))
  }()

  @Test func `without a limit every finding is written, in order`() {
    #expect(Self.file.selection(limit: .max) == [0, 1, 2])
    #expect(Self.file.selection(limit: 3) == [0, 1, 2])
  }

  @Test func `with a limit the gravest are kept`() {
    #expect(Self.file.selection(limit: 1) == [2])
    #expect(Self.file.selection(limit: 2) == [0, 2])
  }
}
