import BackupJSON
import Testing

@testable import BackupLint

@Suite struct PositionsTests {
  @Test func `offsets in any order get their line and column`() {
    let input = InputBytes("{\n  \"ä👍\": 1\n}")
    let positions = Positions(of: [15, 0, 4, 15, 1_000], in: input)
    #expect(positions[0].line == 1)
    #expect(positions[4].line == 2)
    #expect(positions[4].column == 3)
    #expect(positions[15].column == 10)
    #expect(positions[15].utf16Column == 11)
    #expect(positions[1_000].offset == input.count)
  }

  @Test func `an empty file has a first line`() {
    let positions = Positions(of: [0], in: InputBytes(""))
    #expect(positions[0].line == 1)
    #expect(positions[0].column == 1)
  }
}
