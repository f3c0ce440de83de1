import BackupValues
import TestSupport
import Testing

struct Base64TextTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `the examples of RFC 4648 are read and written`(plain: String, text: String) throws {
    #expect(Base64Text(bytes: Array(plain.utf8)).description == text)
    #expect(try Base64Text.read(utf8: text.utf8).bytes == Array(plain.utf8))
  }

  @Test(arguments: [
    FaultRow<Base64FaultReason>("-_8=", .urlAlphabet, 0, 1, "+/8="),
    FaultRow("Zm9v\nYg==", .whitespace, 4, 1, "Zm9vYg=="),
    FaultRow("Zm9vYg== ", .whitespace, 8, 1, "Zm9vYg=="),
    FaultRow("Zg", .missingPadding, 2, 0, "Zg=="),
    FaultRow("Zg=", .missingPadding, 3, 0),
    FaultRow("Zm8", .missingPadding, 3, 0, "Zm8="),
    FaultRow("Zg==Zg==", .paddingPlace, 2, 2),
    FaultRow("Zm9v=", .paddingPlace, 4, 1),
    FaultRow("Zm8==", .paddingPlace, 4, 1),
    FaultRow("====", .paddingPlace, 0, 4),
    FaultRow("Zm9vY", .length, 4, 1),
    FaultRow("Zm9vY===", .length, 4, 1),
    FaultRow("Zh==", .spareBits, 1, 1),
    FaultRow("Zm9=", .spareBits, 2, 1),
    FaultRow("Zm9!", .invalidCharacter, 3, 1),
    FaultRow("Zm9\u{E9}", .invalidCharacter, 3, 2),
    FaultRow("Zg=!", .invalidCharacter, 3, 1),
  ])
  func `a text that is not strict base64 is refused`(row: FaultRow<Base64FaultReason>) {
    #expect(row.isMet(by: fault(of: Base64Text.self, row.text)))
  }

  @Test(arguments: [
    FaultRow<Base64FaultReason>("+/8", .standardAlphabet, 0, 1, "-_8"),
    FaultRow("-/8=", .standardAlphabet, 1, 1, "-_8"),
    FaultRow("Zg==", .unwantedPadding, 2, 2, "Zg"),
    FaultRow("Zm8=", .unwantedPadding, 3, 1, "Zm8"),
    FaultRow("Zg=", .unwantedPadding, 2, 1),
    FaultRow("Zm9v=", .unwantedPadding, 4, 1),
    FaultRow("Zg==Zg", .paddingPlace, 2, 2),
    FaultRow("Zm9v\nYg", .whitespace, 4, 1, "Zm9vYg"),
    FaultRow("Zm9vY", .length, 4, 1),
    FaultRow("Zh", .spareBits, 1, 1),
    FaultRow("Zm9!", .invalidCharacter, 3, 1),
  ])
  func `a text that is not in the URL alphabet is refused`(row: FaultRow<Base64FaultReason>) throws {
    let fault = #expect(throws: Base64Fault.self) {
      try Base64Text.read(Array(row.text.utf8).span.bytes, in: .url)
    }
    #expect(row.isMet(by: fault))
    #expect(Base64Text(row.text, in: .url) == nil)
  }

  @Test
  func `the URL alphabet differs in two characters and has no padding`() {
    #expect(Base64Text(bytes: [0xFB, 0xFF]).text(in: .url) == "-_8")
    #expect(Base64Text(bytes: [0xFB, 0xFF]).text(in: .standard) == "+/8=")
    #expect(Base64Text("-_8", in: .url)?.bytes == [0xFB, 0xFF])
    #expect(Base64Text(bytes: []).text(in: .url) == "")
  }

  @Test(arguments: Base64Text.Alphabet.allCases)
  func `bytes of every length come back in each alphabet`(alphabet: Base64Text.Alphabet) throws {
    var bits = SplitMix64(seed: 5)
    for count in 0...300 {
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: bits.next()) }
      let text = Base64Text(bytes: bytes).text(in: alphabet)
      #expect(Base64Text(text, in: alphabet)?.bytes == bytes)
      #expect(try Base64Text.decodedCount(Array(text.utf8).span.bytes, in: alphabet) == count)
    }
  }

  @Test
  func `bytes of every length and value come back`() throws {
    var bits = SplitMix64(seed: 4648)
    for count in 0...300 {
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: bits.next()) }
      let text = Base64Text(bytes: bytes)
      #expect(Base64Text(text.description)?.bytes == bytes)
      #expect(try Base64Text.decodedCount(Array(text.description.utf8).span.bytes) == count)
    }
  }

  @Test
  func `a text of four characters is accepted exactly where it is what its bytes are written as`() {
    let alphabet = Array("ABgw+/9=-".utf8) + [0x00, 0x80]
    var accepted = 0
    var failures = 0
    for first in alphabet {
      for second in alphabet {
        for third in alphabet {
          for fourth in alphabet {
            guard let text = try? Base64Text.read(utf8: [first, second, third, fourth]) else { continue }
            accepted += 1
            if Array(text.description.utf8) != [first, second, third, fourth] { failures += 1 }
          }
        }
      }
    }
    #expect(failures == 0)
    #expect(accepted > 1000)
  }
}
