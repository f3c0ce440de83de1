@_spi(Scanning) import BackupJSON

/// Texts that may have some characters only.
extension CheckEngine {
  /// Tells the first character that the field does not allow. `range` is the text between the quotes.
  @inline(never)
  mutating func judgeCharacters(_ range: Range<Int>, _ node: Node) {
    guard let place = source.firstCharacter(outside: node.characters, range) else { return }
    guard collector.isOpen(.error) else { return collector.count(.error) }
    let notation: String? =
      switch compiled.details[Int(node.detail)].type {
      case .text(let text), .key(let text): text.characters
      default: nil
      }
    collector.add(
      Finding(
        .textCharacters,
        at: place,
        "\(subject(node)) has the character \(value: source.decodedString(place)), which is not allowed",
        notes: notation.map { [.init("allowed are `\($0)`")] } ?? [],
        help: "remove it, or write another in its place"
      )
    )
  }
}

extension ByteSource {
  /// The first character of a well-formed string that is not in a class; an escape sequence counts as the character
  /// that it stands for.
  func firstCharacter(outside characters: CharacterClass, _ range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound
    while index < range.upperBound {
      let found = byte(index)
      var end = index + 1
      var isAllowed = characters.contains(found)
      if found == 0x5C {
        end = min(index + max(escapeLength(index), 2), range.upperBound)
        isAllowed = decodedString(index..<end).unicodeScalars.allSatisfy { characters.contains($0) }
      } else if found >= 0x80 {
        end = min(index + max(multibyteLength(index), 1), range.upperBound)
      }
      if !isAllowed { return index..<end }
      index = end
    }
    return nil
  }
}
