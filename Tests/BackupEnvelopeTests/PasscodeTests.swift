import BackupCrypto
import Foundation
import TestSupport
import Testing

@_spi(WeakKeys) @testable import BackupEnvelope

struct PasscodeTests {
  private func bytes(_ passcode: Passcode) -> [UInt8] { passcode.secret.withBytes { Array($0) } }

  @Test func `the two ways to write an accent are one passcode, and a blank makes another one`() throws {
    #expect(bytes(Passcode("caf\u{E9}")) == bytes(Passcode("cafe\u{301}")))
    #expect(bytes(Passcode("secret ")) == Array("secret ".utf8))
    #expect(bytes(Passcode("\u{FB01}sh")) != bytes(Passcode("fish")))
    #expect(bytes(Passcode("test\u{0}")) == Array("test\u{0}".utf8))
  }

  @Test(arguments: [
    ("secret", nil), (" secret", "a blank"), ("secret ", "a blank"), ("secret\n", "a blank"),
    ("sec ret", nil),
    ("\u{A0}secret", "a blank"), ("\u{3000}", "a blank"), ("", "is empty"),
    ("\u{FEFF}secret", "byte order mark"),
    ("sec\nret", "a line break"), ("sec\u{200B}ret", "an invisible character"), ("👩‍👩‍👧🏴󠁧󠁢󠁷󠁬󠁳󠁿", nil),
  ])
  func `what may be in it by mistake is noticed`(text: String, words: String?) throws {
    let oddity = Passcode(text).oddity
    #expect((oddity == nil) == (words == nil))
    if let oddity, let words { #expect(oddity.contains(words)) }
  }

  @Test(arguments: [
    ("plain", true), ("\u{1F600}", true), ("e\u{301}", true),
    // Unicode 16: letters that are composed, in a system that knows them.
    ("\u{105D2}\u{307}", false), ("\u{0378}", false),
  ])
  func `no file is made with a character that another system may compose in another way`(
    text: String,
    isFine: Bool
  ) {
    #expect((Passcode(text).creationFault == nil) == isFine)
  }

  @Test func `bytes that are no UTF-8 are no passcode`() {
    #expect(Passcode(utf8: [0xC3, 0x28]) == nil)
    #expect(Passcode(utf8: [0xED, 0xA0, 0x80]) == nil)
    #expect(Passcode(utf8: Array("caf\u{E9}".utf8)).map(bytes) == Array("caf\u{E9}".utf8))
  }

  @Test(.enabled(if: Corpora.isPresent("crypto"), "the corpora are not here"))
  func `every passcode of the vectors has its bytes and its key`() throws {
    let rows = try Corpora.objects("crypto/passcode-nfc-scrypt.json")
    for row in rows {
      var text = ""
      for scalar in row["passcodeScalars"] as! [String] {
        text.unicodeScalars.append(Unicode.Scalar(UInt32(scalar, radix: 16)!)!)
      }
      let passcode = Passcode(text)
      #expect(bytes(passcode) == Hex.bytes(row["nfcUtf8"] as! String), "\(row)")
      let cost = try #require(
        KeyCost(readable: row["N"] as! Int, row["r"] as! Int, row["p"] as! Int)
      )
      let key = try #require(cost.key(passcode, salt: Hex.bytes(row["saltHex"] as! String)))
      #expect(key.withBytes { Array($0) } == Hex.bytes(row["dk"] as! String), "\(row)")
    }
    #expect(rows.count == 23)
  }
}
