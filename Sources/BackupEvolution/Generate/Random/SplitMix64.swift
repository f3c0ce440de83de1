/// A small generator of random bits with a seed: the same seed gives the same bits on every machine.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, 2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Begins a sequence; every seed is as good as any other.
  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  @inline(__always)
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return SplitMix64.mixed(state)
  }

  /// A number from 0 to below a bound, which is 1 or more.
  ///
  /// Small bounds are what it is for: the bias is at most the bound divided by 2^64.
  @inline(__always)
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(truncatingIfNeeded: bound)).high)
  }

  /// The bits that belong to a number, each of which depends on all of its bits.
  @inline(__always)
  package static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
