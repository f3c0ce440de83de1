@_spi(Scanning) import BackupJSON
import BackupValues

/// Bytes that are written as text.
extension CheckEngine {
  /// Whether the text between the quotes of a string stands for as many bytes as are allowed, without looking at what
  /// is wrong with it, and without its escapes, where it has some.
  func isRightBase64(_ text: Range<Int>, _ node: Node) -> Bool {
    guard case .base64(let type) = compiled.details[Int(node.detail)].type else { return false }
    let count = unsafe source.withBytes(text) { bytes in
      unsafe Base64Text.countIfRight(bytes.bytes, in: type.alphabet.ofText)
    }
    return count.map { node.minimum <= $0 && $0 <= node.maximum } ?? false
  }

  mutating func judgeBase64(_ range: Range<Int>, _ text: String, _ node: Node) {
    guard case .base64(let type) = compiled.details[Int(node.detail)].type else { return }
    let bytes = Array(text.utf8)
    let count: Int
    do {
      count = try unsafe Base64Text.decodedCount(bytes.span.bytes, in: type.alphabet.ofText)
    } catch {
      collector.add(malformedBase64(range, text, error, type, node))
      return
    }
    if count < node.minimum || count > node.maximum {
      collector.add(
        Finding(
          .textBase64,
          at: range,
          "\(subject(node)) holds \(count) bytes, allowed are \(node.minimum)…\(node.maximum)"
        )
      )
    }
  }

  private func malformedBase64(
    _ range: Range<Int>,
    _ text: String,
    _ fault: Base64Fault,
    _ type: Base64Type,
    _ node: Node
  ) -> Finding {
    let reason =
      switch fault.reason {
      case .urlAlphabet: "it uses the URL alphabet (- and _)"
      case .standardAlphabet: "it uses the standard alphabet (+ and /)"
      case .whitespace: "it contains white space"
      case .missingPadding: "the padding with = is missing"
      case .unwantedPadding: "it is padded with ="
      case .paddingPlace: "= stands where it does not belong"
      case .invalidCharacter: "it contains a character that is not in the alphabet"
      case .spareBits: "its last character has bits that belong to no byte"
      case .length: "its length does not fit"
      }
    let wanted =
      switch type.alphabet {
      case .standard: "base64 (RFC 4648)"
      case .url: "base64 in the URL alphabet (RFC 4648 section 5)"
      }
    let start = min(range.lowerBound + 1 + fault.offset, range.upperBound - 1)
    let place =
      text.utf8.count == range.count - 2
      ? start..<max(start, min(start + fault.length, range.upperBound)) : range
    // A suggestion has the same bytes, only written in the right form.
    let fixes = fault.suggestion.map { meant in
      [
        Fix(
          "write the same bytes in the right form",
          safety: .safe,
          edits: [TextEdit(range: range, replacement: "\"\(meant)\"")]
        )
      ]
    }
    return Finding(
      .textBase64,
      at: place,
      "\(subject(node)) is not \(wanted): \(reason)",
      fixes: fixes ?? []
    )
  }
}
