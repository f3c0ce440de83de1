import BackupCrypto
import Foundation
import TestSupport
import Testing

@testable import BackupEnvelope

struct PasscodeTests {
  private func bytes(_ passcode: Passcode) -> [UInt8] { passcode.secret.withBytes { Array($0) } }

  @Test func `the two ways to write an accent are one passcode, and a blank makes another one`() throws {
    #expect(bytes(Passcode("caf\u{E9}")) == bytes(Passcode("cafe\u{301}")))
    #expect(bytes(Passcode("secret ")) == Array("secret ".utf8))
    #expect(bytes(Passcode("\u{FB01}sh")) != bytes(Passcode("fish")))
    #expect(bytes(Passcode("test\u{0}")) == Array("test\u{0}".utf8))
  }

  @Test(arguments: [
    ("secret", false), (" secret", true), ("secret ", true), ("secret\n", true), ("sec ret", false),
    ("\u{A0}secret", true), ("\u{3000}", true), ("", false),
  ])
  func `a blank at one of the ends is noticed`(text: String, isBlank: Bool) {
    #expect(Passcode(text).hasOuterBlanks == isBlank)
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
        KeyCost(cost: row["N"] as! Int, blockSize: row["r"] as! Int, parallelism: row["p"] as! Int)
      )
      let key = try #require(cost.key(passcode, salt: Hex.bytes(row["saltHex"] as! String)))
      #expect(key.withBytes { Array($0) } == Hex.bytes(row["dk"] as! String), "\(row)")
    }
    #expect(rows.count == 23)
  }
}
