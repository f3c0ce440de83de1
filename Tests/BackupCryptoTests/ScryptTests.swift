import Foundation
import TestSupport
import Testing

@testable import BackupCrypto

@Suite(.enabled(if: Corpora.isPresent("crypto"), "the corpora are not here"))
struct ScryptTests {
  private static let isGibibyteAllowed = ProcessInfo.processInfo.environment["BACKUP_GIBIBYTE"] != nil

  private func key(_ vector: Vector) throws -> [UInt8] {
    let scrypt = try Scrypt(
      cost: vector.number("N"),
      blockSize: vector.number("r"),
      parallelism: vector.number("p")
    )
    let salt = vector.facts["saltHex"] == nil ? Array(vector.text("salt").utf8) : vector.hex("saltHex")
    let passcode = SecretBytes(copying: Array(vector.text("password").utf8))
    let key = try #require(scrypt.key(passcode, salt: salt, count: vector.number("dkLen")))
    return key.withBytes { Array($0) }
  }

  @Test func `every key is that of RFC 7914 and of other implementations`() throws {
    let vectors = try Vector.rfc7914("scrypt").filter { $0.number("N") < 1 << 20 }
    for vector in vectors { #expect(try key(vector) == vector.hex("dk"), "\(vector.facts)") }
    #expect(vectors.count == 9)
  }

  @Test(.enabled(if: isGibibyteAllowed, "takes a gibibyte of memory: set BACKUP_GIBIBYTE"))
  func `the key that takes a gibibyte is that of RFC 7914`() throws {
    let vector = try #require(try Vector.rfc7914("scrypt").first { $0.number("N") == 1 << 20 })
    #expect(try key(vector) == vector.hex("dk"))
  }

  @Test func `invalid parameters are refused`() throws {
    let rows = try Corpora.objects("crypto/scrypt-invalid-parameters.json")
    for row in rows {
      let (cost, blockSize, parallelism) = (row["N"] as! Int, row["r"] as! Int, row["p"] as! Int)
      #expect(throws: Scrypt.Fault.self, "\(row)") {
        try Scrypt(cost: cost, blockSize: blockSize, parallelism: parallelism)
      }
    }
    #expect(rows.count == 10)
  }

  @Test(arguments: [
    (Int.min, 8, 1, Scrypt.Fault.costTooSmall), (0, 8, 1, .costTooSmall), (1, 8, 1, .costTooSmall),
    (3, 8, 1, .costNotPowerOfTwo), (Int.max, 8, 1, .costNotPowerOfTwo), (16, 0, 1, .blockSize),
    (16, Int.min, 1, .blockSize), (16, 8, 0, .parallelism), (16, 8, Int.min, .parallelism),
    (65_536, 1, 1, .costTooLargeForBlock), (16, Int.max, 1, .tooLarge), (16, 1, Int.max, .tooLarge),
    (16, Int.max, Int.max, .tooLarge), (1 << 62, 8, 1, .tooLarge), (1 << 62, 1 << 28, 1, .tooLarge),
  ])
  func `each kind of parameter has its fault, at the ends of the integers as well`(
    cost: Int,
    blockSize: Int,
    parallelism: Int,
    fault: Scrypt.Fault
  ) {
    #expect(throws: fault) { try Scrypt(cost: cost, blockSize: blockSize, parallelism: parallelism) }
  }

  // MARK: The parts

  private func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { place in
      (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
    }
  }

  @Test func `Salsa20 over 8 is that of section 8`() throws {
    let vector = try Vector.rfc7914("salsa208Core")[0]
    var input = words(vector.hex("input"))
    var output = [UInt32](repeating: 0, count: 16)
    let none = [UInt32](repeating: 0, count: 16)
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        none.withUnsafeBufferPointer {
          ScryptMixing.salsa($0.baseAddress!, input.baseAddress!, into: output.baseAddress!)
        }
      }
    }
    #expect(output == words(vector.hex("output")))
  }

  @Test func `scryptBlockMix is that of section 9`() throws {
    let vector = try Vector.rfc7914("scryptBlockMix")[0]
    var input = words(vector.hex("input"))
    var output = [UInt32](repeating: 0, count: input.count)
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer {
        ScryptMixing.mixBlock(input.baseAddress!, into: $0.baseAddress!, vector.number("r"))
      }
    }
    #expect(output == words(vector.hex("output")))
  }

  @Test func `scryptROMix is that of section 10`() throws {
    let vector = try Vector.rfc7914("scryptROMix")[0]
    let (cost, blockSize) = (vector.number("N"), vector.number("r"))
    var block = vector.hex("input")
    let memory = try #require(ScratchMemory(wordCount: 32 * blockSize * (cost + 2)))
    block.withUnsafeMutableBytes {
      ScryptMixing.mix($0, cost: cost, blockSize: blockSize, memory.words)
    }
    #expect(block == vector.hex("output"))
  }
}
