/// The mixing functions of RFC 7914, sections 3 to 5, on words in the order of the machine.
enum ScryptMixing {
  typealias Words = UnsafeMutablePointer<UInt32>

  /// scryptROMix: mixes one block of 128·r bytes in place.
  ///
  /// - Parameter memory: room for N + 2 blocks.
  static func mix(_ block: UnsafeMutableRawBufferPointer, cost: Int, blockSize: Int, _ memory: Words) {
    let count = 32 &* blockSize
    let table = memory
    var now = memory + count &* cost
    var next = now + count
    for index in 0..<count {
      now[index] = UInt32(littleEndian: block.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self))
    }
    var step = 0
    while step < cost {
      (table + step &* count).update(from: now, count: count)
      mixBlock(now, into: next, blockSize)
      swap(&now, &next)
      step &+= 1
    }
    step = 0
    while step < cost {
      let number = UInt64(now[count &- 16]) | UInt64(now[count &- 15]) << 32
      let place = Int(truncatingIfNeeded: number) & (cost &- 1)
      let row = table + place &* count
      var index = 0
      while index < count {
        now[index] ^= row[index]
        index &+= 1
      }
      mixBlock(now, into: next, blockSize)
      swap(&now, &next)
      step &+= 1
    }
    for index in 0..<count {
      block.storeBytes(of: now[index].littleEndian, toByteOffset: 4 &* index, as: UInt32.self)
    }
  }

  /// scryptBlockMix: the even results first, then the odd ones.
  static func mixBlock(_ input: Words, into output: Words, _ blockSize: Int) {
    let chunks = 2 &* blockSize
    var last = UnsafePointer(input + 16 &* (chunks &- 1))
    var chunk = 0
    while chunk < chunks {
      let target = output + 16 &* ((chunk &>> 1) &+ (chunk & 1) &* blockSize)
      salsa(last, input + 16 &* chunk, into: target)
      last = UnsafePointer(target)
      chunk &+= 1
    }
  }

  /// Salsa20/8 of two chunks of 16 words, one laid over the other.
  @inline(__always)
  static func salsa(_ left: UnsafePointer<UInt32>, _ right: Words, into output: Words) {
    let z0 = left[0] ^ right[0]
    let z1 = left[1] ^ right[1]
    let z2 = left[2] ^ right[2]
    let z3 = left[3] ^ right[3]
    let z4 = left[4] ^ right[4]
    let z5 = left[5] ^ right[5]
    let z6 = left[6] ^ right[6]
    let z7 = left[7] ^ right[7]
    let z8 = left[8] ^ right[8]
    let z9 = left[9] ^ right[9]
    let z10 = left[10] ^ right[10]
    let z11 = left[11] ^ right[11]
    let z12 = left[12] ^ right[12]
    let z13 = left[13] ^ right[13]
    let z14 = left[14] ^ right[14]
    let z15 = left[15] ^ right[15]
    var (x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15) =
      (z0, z1, z2, z3, z4, z5, z6, z7, z8, z9, z10, z11, z12, z13, z14, z15)
    var round = 0
    while round < 4 {
      add(x0 &+ x12, 7, &x4)
      add(x4 &+ x0, 9, &x8)
      add(x8 &+ x4, 13, &x12)
      add(x12 &+ x8, 18, &x0)
      add(x5 &+ x1, 7, &x9)
      add(x9 &+ x5, 9, &x13)
      add(x13 &+ x9, 13, &x1)
      add(x1 &+ x13, 18, &x5)
      add(x10 &+ x6, 7, &x14)
      add(x14 &+ x10, 9, &x2)
      add(x2 &+ x14, 13, &x6)
      add(x6 &+ x2, 18, &x10)
      add(x15 &+ x11, 7, &x3)
      add(x3 &+ x15, 9, &x7)
      add(x7 &+ x3, 13, &x11)
      add(x11 &+ x7, 18, &x15)
      add(x0 &+ x3, 7, &x1)
      add(x1 &+ x0, 9, &x2)
      add(x2 &+ x1, 13, &x3)
      add(x3 &+ x2, 18, &x0)
      add(x5 &+ x4, 7, &x6)
      add(x6 &+ x5, 9, &x7)
      add(x7 &+ x6, 13, &x4)
      add(x4 &+ x7, 18, &x5)
      add(x10 &+ x9, 7, &x11)
      add(x11 &+ x10, 9, &x8)
      add(x8 &+ x11, 13, &x9)
      add(x9 &+ x8, 18, &x10)
      add(x15 &+ x14, 7, &x12)
      add(x12 &+ x15, 9, &x13)
      add(x13 &+ x12, 13, &x14)
      add(x14 &+ x13, 18, &x15)
      round &+= 1
    }
    output[0] = x0 &+ z0
    output[1] = x1 &+ z1
    output[2] = x2 &+ z2
    output[3] = x3 &+ z3
    output[4] = x4 &+ z4
    output[5] = x5 &+ z5
    output[6] = x6 &+ z6
    output[7] = x7 &+ z7
    output[8] = x8 &+ z8
    output[9] = x9 &+ z9
    output[10] = x10 &+ z10
    output[11] = x11 &+ z11
    output[12] = x12 &+ z12
    output[13] = x13 &+ z13
    output[14] = x14 &+ z14
    output[15] = x15 &+ z15
  }

  @inline(__always)
  private static func add(_ sum: UInt32, _ turn: UInt32, _ word: inout UInt32) {
    word ^= sum &<< turn | sum &>> (32 &- turn)
  }
}
