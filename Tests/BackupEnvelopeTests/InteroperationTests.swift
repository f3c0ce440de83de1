import BackupEnvelope
import BackupJSON
import Foundation
import TestSupport
import Testing

/// Programs in other languages, which share nothing with this package, in both directions.
struct InteroperationTests {
  struct Program: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let interpreter: Interpreter
    private let script: String

    static let all: [Program] = [
      Interpreter.python.map {
        Program(testDescription: "Python", interpreter: $0, script: "envelope.py")
      },
      Interpreter.node.map { Program(testDescription: "Node", interpreter: $0, script: "envelope.mjs") },
    ].compactMap { $0 }

    func run(_ arguments: [String], _ input: [UInt8]) throws -> Interpreter.Outcome {
      try interpreter.run(["\(Corpora.packageRoot)/Tests/Differential/\(script)"] + arguments, input: input)
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let passcode: String
    let format = "seaglass-backup"

    static let all: [Case] = [
      Case(testDescription: "ASCII", passcode: "correct horse battery staple"),
      Case(testDescription: "accents composed", passcode: "cr\u{E8}me br\u{FB}l\u{E9}e"),
      Case(testDescription: "accents decomposed", passcode: "cre\u{300}me bru\u{302}le\u{301}e"),
      Case(testDescription: "Japanese", passcode: "\u{304B}\u{3099}くせい、パスワード"),
      Case(testDescription: "emoji", passcode: "👩‍👩‍👧‍👦🔑🏴󠁧󠁢󠁷󠁬󠁳󠁿"),
      Case(
        testDescription: "200 characters",
        passcode: String(repeating: "abcdefghi é", count: 19).prefix(200) + ""
      ),
      Case(testDescription: "blanks at its ends", passcode: "  secret\t"),
    ]
  }

  private static let content = Array(#"{"format": "seaglass-backup", "note": "Größe 🎉"}"#.utf8)
  private static let cost = KeyCost(cost: 1024, blockSize: 4, parallelism: 2)!

  @Test(.enabled(if: Program.all.count == 2, "Python with cryptography, or Node, is not here"))
  func `both programs are here`() { #expect(Program.all.count == 2) }

  @Test(arguments: Program.all, Case.all)
  func `what is written here is opened there`(program: Program, example: Case) throws {
    let writer = EnvelopeWriter(keyCost: Self.cost)
    let file = try writer.encrypt(
      InputBytes(Self.content),
      passcode: Passcode(example.passcode),
      format: example.format
    )
    let opened = try program.run(["decrypt", example.passcode], file)
    #expect(opened.status == 0 && opened.output == Self.content)
    #if !DEBUG
      #expect(try program.run(["decrypt", example.passcode + "x"], file).status != 0)
    #endif
  }

  @Test(arguments: Program.all, Case.all)
  func `what is written there is opened here`(program: Program, example: Case) throws {
    let written = try program.run(
      ["encrypt", example.format, example.passcode, "1024", "4", "2"],
      Self.content
    )
    #expect(written.status == 0)
    let reading = Envelope.inspect(InputBytes(written.output))
    #expect(reading.findings.map(\.rule.id) == ["envelope/weak"])
    let backup = try #require(reading.backup)
    #expect(backup.hasChecksum)
    for text in [example.passcode, example.passcode.decomposedStringWithCanonicalMapping] {
      #expect(try backup.open(Passcode(text)).bytes == Self.content)
    }
    #expect(throws: EnvelopeError.self) { try backup.open(Passcode(example.passcode + "x")) }
  }
}
