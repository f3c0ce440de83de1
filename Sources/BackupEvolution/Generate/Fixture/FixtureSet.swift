public import BackupFormat
import BackupJSON

/// The documents that a release of a format keeps for ever, to show that later versions read them.
///
/// Each value depends on its place in the document alone: a field more in the contract is a line more in the
/// documents. They are written in lines, with a line feed at the end.
public struct FixtureSet: Sendable {
  /// One document.
  public struct Fixture: Sendable, Hashable {
    /// `minimal`, `full`, `edge`, `fallback` or `unknown-fields`.
    public let name: String
    /// The bytes of the document.
    public let document: [UInt8]
  }

  /// The documents, the least one first. One that would be equal to `full` is left out: a format without fallbacks
  /// has no `fallback`. A contract with mistakes has none at all.
  public let fixtures: [Fixture]

  /// Makes the documents of a contract.
  public init(_ contract: Contract) {
    guard let library = try? FormatLibrary([contract]) else {
      fixtures = []
      return
    }
    let checker = BackupChecker(library)
    let index = ContractIndex(contract)
    let styles: [(String, DocumentBuilder.Style)] = [
      ("minimal", .least), ("full", .full), ("edge", .edge), ("fallback", .fallback),
      ("unknown-fields", .unknownFields),
    ]
    var fixtures: [Fixture] = []
    for (name, style) in styles {
      guard let document = Self.document(index, style),
        checker.check(InputBytes(document)).verdict != .refused,
        !fixtures.contains(where: { $0.name == "full" && $0.document == document })
      else { continue }
      fixtures.append(Fixture(name: name, document: document))
    }
    self.fixtures = fixtures
  }

  private static func document(_ index: ContractIndex, _ style: DocumentBuilder.Style) -> [UInt8]? {
    var builder = DocumentBuilder(index, style, seed: 0)
    let forms = style.isLeast ? [] : builder.addForms()
    guard let built = try? builder.document(forms) else { return nil }
    return try? JSONWriter(.pretty).write(built.root)
  }
}
