import BackupCrypto
import BackupJSON
import Foundation
import TestSupport
import Testing

@_spi(WeakKeys) @testable import BackupEnvelope

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
  private static let cost = KeyCost(readable: 1024, 4, 2)!

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
    #expect(try program.run(["decrypt", example.passcode + "x"], file).status != 0)
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

  /// The keys, by the program `openssl`.
  @Test(.enabled(if: OpenSSLProgram.isThere, "openssl with scrypt is not here"), arguments: Case.all)
  func `the key is the one that openssl makes of the composed passcode`(example: Case) throws {
    let salt: [UInt8] = Array(1...16)
    let composed = Array(example.passcode.precomposedStringWithCanonicalMapping.utf8)
    let wanted = try OpenSSLProgram.key(composed, salt: salt, cost: 1024, blockSize: 4, parallelism: 2)
    let key = try #require(Self.cost.key(Passcode(example.passcode), salt: salt))
    #expect(key.withBytes { Array($0) } == wanted)
  }
}

/// The command `openssl kdf`.
private enum OpenSSLProgram {
  static let isThere =
    (try? key(Array("a".utf8), salt: [1], cost: 2, blockSize: 1, parallelism: 1))?.count == 32

  static func key(
    _ passcode: [UInt8],
    salt: [UInt8],
    cost: Int,
    blockSize: Int,
    parallelism: Int
  ) throws -> [UInt8] {
    func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    let openssl = Process()
    let output = Pipe()
    openssl.executableURL = URL(filePath: "/usr/bin/env")
    openssl.arguments =
      ["openssl", "kdf", "-keylen", "32"]
      + [
        "hexpass:\(hex(passcode))", "hexsalt:\(hex(salt))", "n:\(cost)", "r:\(blockSize)", "p:\(parallelism)",
      ].flatMap { ["-kdfopt", $0] } + ["SCRYPT"]
    openssl.standardOutput = output
    openssl.standardError = FileHandle.nullDevice
    try openssl.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    openssl.waitUntilExit()
    return text.split(whereSeparator: { $0 == ":" || $0.isNewline }).compactMap { UInt8($0, radix: 16) }
  }
}
