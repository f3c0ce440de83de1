/// Small damage to a file, of bytes or of tokens.
struct Mutation<Random: RandomNumberGenerator> {
  enum Level: Sendable, CaseIterable { case bytes, tokens }

  private enum Damage: CaseIterable {
    case change, delete, insert, double, truncate, swap, splice
  }

  var soup: TokenSoup<Random>
  let level: Level

  /// The file with one to four damages; `other` is a file to splice parts from.
  mutating func damaged(_ file: [UInt8], _ other: [UInt8]) -> [UInt8] {
    (0..<Int.random(in: 1...4, using: &soup.random)).reduce(file) { bytes, _ in damagedOnce(bytes, other) }
  }

  private mutating func damagedOnce(_ file: [UInt8], _ other: [UInt8]) -> [UInt8] {
    let piece = piece(of: file)
    switch Damage.allCases.randomElement(using: &soup.random) ?? .change {
    case .change: return replaced(file, piece, with: newPiece())
    case .delete: return replaced(file, piece, with: [])
    case .insert: return replaced(file, piece.lowerBound..<piece.lowerBound, with: newPiece())
    case .double: return replaced(file, piece.upperBound..<piece.upperBound, with: Array(file[piece]))
    case .truncate:
      // Most cuts near the end, where more of the file is read before them.
      let length = Int.random(in: 0...min(file.count, 200), using: &soup.random)
      return Array(file.dropLast(length))
    case .swap:
      let second = self.piece(of: file)
      guard piece.upperBound <= second.lowerBound else {
        return replaced(file, piece, with: Array(file[second]))
      }
      let tail = replaced(file, second, with: Array(file[piece]))
      return replaced(tail, piece, with: Array(file[second]))
    case .splice:
      let from = self.piece(of: other)
      let end = min(other.count, from.lowerBound + Int.random(in: 0...400, using: &soup.random))
      return replaced(file, piece, with: Array(other[from.lowerBound..<end]))
    }
  }

  private func replaced(_ file: [UInt8], _ range: Range<Int>, with bytes: [UInt8]) -> [UInt8] {
    file[..<range.lowerBound] + bytes + file[range.upperBound...]
  }

  private mutating func newPiece() -> [UInt8] {
    switch level {
    case .bytes: [UInt8.random(in: 0...255, using: &soup.random)]
    case .tokens: soup.token()
    }
  }

  /// A byte or a token at a random place.
  private mutating func piece(of file: [UInt8]) -> Range<Int> {
    guard !file.isEmpty else { return 0..<0 }
    let start = Int.random(in: 0..<file.count, using: &soup.random)
    switch level {
    case .bytes: return start..<start + 1
    case .tokens: return token(around: start, file)
    }
  }

  /// The bracket, comma or colon at a place, or the run of other bytes around it.
  private func token(around place: Int, _ file: [UInt8]) -> Range<Int> {
    if isMark(file[place]) { return place..<place + 1 }
    var start = place
    var end = place + 1
    while start > 0, !isMark(file[start - 1]) { start -= 1 }
    while end < file.count, !isMark(file[end]) { end += 1 }
    return start..<end
  }

  private func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\n"):
      true
    default: false
    }
  }
}
