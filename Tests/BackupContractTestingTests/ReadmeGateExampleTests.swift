import Foundation
import Testing

/// The example of README and of Spec/adopt.md is the file `ReadmeGateExample.swift`, to the letter, and is a test of
/// this package.
struct ReadmeGateExampleTests {
  @Test(arguments: ["README.md", "Spec/adopt.md"])
  func `a page shows the test that is run here`(page: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let example = try String(contentsOf: folder.appending(path: "ReadmeGateExample.swift"), encoding: .utf8)
    let text = try String(contentsOf: folder.appending(path: "../../" + page), encoding: .utf8)
    #expect(text.contains("```swift\n" + example + "```"))
  }
}
