/// A number that belongs to a place in a document and a seed, so that a value depends on where it stands and on
/// nothing else.
struct PathHash {
  private var state: UInt64

  init(seed: UInt64) { state = SplitMix64.mixed(seed &+ 0x9E37_79B9_7F4A_7C15) }

  init(seed: UInt64, _ tokens: [String]) {
    self.init(seed: seed)
    for token in tokens { add(token) }
  }

  /// Goes on from a place to one inside of it.
  mutating func add(_ token: String) {
    // FNV-1a over the bytes; the mark between two tokens is a byte that no text has.
    for byte in token.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    state = SplitMix64.mixed((state ^ 0xFF) &* 0x100_0000_01B3)
  }

  /// The number itself.
  var value: UInt64 { state }

  /// Random bits that begin with the number.
  var random: SplitMix64 { SplitMix64(seed: state) }
}
