/// "Did you mean": the nearest of the words that are allowed at a place.
package enum Suggestion {
  /// The one word that a mistyped one was surely meant to be; `nil` where none is near or two are equally near.
  package static func nearest(to text: String, among words: [String]) -> String? {
    var best: (word: String, distance: Int)?
    var isTied = false
    for word in words {
      guard let distance = distance(text, word) else { continue }
      if best == nil || distance < best!.distance {
        best = (word, distance)
        isTied = false
      } else if distance == best!.distance, word != best!.word {
        isTied = true
      }
    }
    return isTied ? nil : best?.word
  }

  /// Whether a mistyped word was probably meant to be this one.
  package static func isLikely(_ text: String, for word: String) -> Bool {
    distance(text, word) != nil
  }

  /// Insertions, deletions, replacements and swaps of neighbours between two words, upper and lower case being the
  /// same; `nil` where they are too many for the length of the word.
  private static func distance(_ text: String, _ word: String) -> Int? {
    let left = letters(text)
    let right = letters(word)
    guard !left.isEmpty, left.count <= 64, right.count <= 64 else { return nil }
    let allowed = right.count <= 2 ? 0 : right.count <= 5 ? 1 : 2
    guard abs(left.count - right.count) <= allowed else { return nil }
    var previous: [Int] = []
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var next = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(row[j] + (letter == other ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          cost = min(cost, previous[j - 1] + 1)
        }
        next.append(cost)
      }
      previous = row
      row = next
    }
    return row[right.count] <= allowed ? row[right.count] : nil
  }

  /// The letters of a word in lower case, without the marks that spellings of one name differ in.
  private static func letters(_ text: String) -> [UInt8] {
    text.utf8.prefix(200).compactMap { byte in
      switch byte {
      case 0x41...0x5A: byte | 0x20
      case 0x2D, 0x5F, 0x20: nil
      default: byte
      }
    }
  }
}
