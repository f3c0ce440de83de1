import Foundation
import Testing

/// The example of README is the file `ReadmeGateExample.swift`, to the letter, and is a test of this package.
struct ReadmeGateExampleTests {
  @Test func `README shows the test that is run here`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let example = try String(contentsOf: folder.appending(path: "ReadmeGateExample.swift"), encoding: .utf8)
    let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n" + example + "```"))
  }
}
