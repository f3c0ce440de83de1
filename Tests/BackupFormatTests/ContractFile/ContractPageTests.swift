import BackupFormat
import BackupJSON
import Foundation
import TestSupport
import Testing

/// What Spec/contract.md says is so.
struct ContractPageTests {
  private let page: String

  init() throws {
    page = try String(contentsOfFile: Corpora.packageRoot + "/Spec/contract.md", encoding: .utf8)
  }

  /// The fenced blocks of one kind.
  private func blocks(_ kind: String) -> [String] {
    page.components(separatedBy: "```" + kind + "\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// The page from a heading to the next of the same level or a higher one.
  private func section(_ heading: String) -> String {
    let level = heading.prefix { $0 == "#" }.count
    let lines = page.components(separatedBy: "\n").drop { $0 != heading }.dropFirst()
    return lines.prefix { line in
      let own = line.prefix { $0 == "#" }.count
      return own == 0 || own > level
    }.joined(separator: "\n")
  }

  @Test
  func `the example of the page is a canonical contract`() throws {
    let examples = blocks("json contract valid")
    #expect(!examples.isEmpty)
    for example in examples {
      let reading = ContractReader().read(InputBytes(example))
      #expect(reading.findings == [])
      let contract = try #require(reading.contract)
      #expect(String(decoding: try ContractWriter().write(contract), as: UTF8.self) == example)
    }
  }

  @Test
  func `every key of the file form is on the page`() {
    let keys = ContractFileFormat.contract.records.flatMap { $0.fields.map(\.name) }
    #expect(keys.count > 100)
    for key in Set(keys) { #expect(page.contains("`\(key)`"), "\(key)") }
  }

  @Test
  func `every type and rule is on the page with its facts`() throws {
    let types = section("## Types")
    for record in ContractFileFormat.contract.records where record.name.hasSuffix(" type") {
      let name = record.name.dropLast(5)
      let row = try #require(types.components(separatedBy: "\n").first { $0.hasPrefix("| `\"\(name)\"` |") })
      for field in record.fields { #expect(row.contains("`\(field.name)`"), "\(name)") }
    }
    let mistakes = section("## Mistakes")
    for rule in Rule.contractRules { #expect(mistakes.contains("| `\(rule.id)` |"), "\(rule)") }
  }

  @Test(arguments: [
    ("## Top level", "contract"), ("### `recognition`", "recognition"), ("### `limits`", "limits"),
    ("### `collections`", "collection"), ("## Records", "record"),
  ])
  func `a table says what is required`(heading: String, record: String) throws {
    let rows = section(heading).components(separatedBy: "\n")
    for field in try #require(ContractFileFormat.contract.record(record)).fields {
      let row = try #require(rows.first { $0.hasPrefix("| `\(field.name)` |") }, "\(field.name)")
      #expect(row.contains("| required |") == (field.presence == .required), "\(field.name)")
    }
  }
}
