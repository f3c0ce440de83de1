import BackupFormat
import BackupFormats
import BackupJSON
import Foundation
import TestSupport
import Testing

/// Contract files that are taken along in the program.
struct EmbeddedContractTests {
  /// A contract file, and where its text stands in the sources.
  struct Embedded: Sendable, CustomTestStringConvertible {
    let format: String
    let version: String
    /// What the constant is called.
    let name: String

    var testDescription: String { "\(format) \(version)" }
    var file: String { "\(Corpora.packageRoot)/Schemas/\(format)/\(version).contract.json" }
    var source: String {
      let name = name.prefix(1).uppercased() + name.dropFirst()
      return "\(Corpora.packageRoot)/Sources/BackupFormats/ContractFiles/\(name).swift"
    }
  }

  static let all = [
    Embedded(format: "mood-journal-backup", version: "1.0", name: "moodJournal1"),
    Embedded(format: "spendrop-backup", version: "1.0", name: "spendrop1"),
  ]

  @Test(arguments: all)
  func `the text in the program is that of the contract file`(embedded: Embedded) throws {
    let input = try InputBytes.file(embedded.file)
    let compact = try JSONWriter(.compact).write(JSONDocument(reading: input))
    let made = Self.source(String(decoding: compact, as: UTF8.self), embedded)
    if ProcessInfo.processInfo.environment["BACKUP_LINT_REGENERATE"] != nil {
      try made.write(toFile: embedded.source, atomically: true, encoding: .utf8)
    }
    let committed = try String(contentsOfFile: embedded.source, encoding: .utf8)
    #expect(committed.utf8.elementsEqual(made.utf8), "run `make generate`, and build again")
  }

  @Test(arguments: all)
  func `the contract file has no mistakes, is canonical, and is what the tool knows`(embedded: Embedded)
    throws
  {
    let input = try InputBytes.file(embedded.file)
    let reading = ContractReader().read(input)
    #expect(reading.findings.map(\.message.description) == [])
    let contract = try #require(reading.contract)
    #expect(try ContractWriter().write(contract) == input.bytes)
    #expect(ShippedFormats.contracts.contains(contract))
  }

  @Test func `every contract that is not declared in Swift is taken along`() {
    let known = Set((Self.all.map { "\($0.format) \($0.version)" }))
    let shipped = ShippedFormats.contracts.filter { !ShippedFormats.declared.contains($0) }
    #expect(Set(shipped.map { "\($0.format) \($0.version)" }) == known)
  }

  /// A Swift source with the text, in lines of a length that editors like: each goes on in the next one.
  private static func source(_ text: String, _ embedded: Embedded) -> String {
    var lines: [String] = []
    var rest = Array(text)[...]
    while rest.count > 100 {
      let end = rest.prefix(100).lastIndex(of: ",").map { $0 + 1 } ?? rest.startIndex + 100
      lines.append(String(rest[..<end]) + "\\#")
      rest = rest[end...]
    }
    lines.append(String(rest))
    let quotes = "\"\"\""
    return """
      // Made of Schemas/\(embedded.format)/\(embedded.version).contract.json by `make generate`.
      extension ContractFiles {
        static let \(embedded.name) = #\(quotes)
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
          \(quotes)#
      }

      """
  }
}
