import Testing

@testable import BackupLint

@Suite struct MadeDocumentTests {
  @Test(arguments: MadeDocument.all)
  func `a committed document is the one that the command table makes`(_ document: MadeDocument) throws {
    let isSame = try document.committed().utf8.elementsEqual(document.text.utf8)
    #expect(isSame, "run `make generate`, and read what has changed")
  }

  @Test func `no document is left over from a command that has gone`() throws {
    for document in MadeDocument.all { _ = try document.committed() }
    #expect(MadeDocument.there().sorted() == MadeDocument.all.map(\.path).sorted())
  }

  @Test func `help is printed as it is committed`() throws {
    for name in CommandName.allCases {
      let committed = try #require(
        MadeDocument.all.first { $0.path == "help/\(name.words.joined(separator: "-")).txt" }
      )
      #expect(ToolRun(name.words + ["--help"]).output == committed.text)
    }
  }
}
