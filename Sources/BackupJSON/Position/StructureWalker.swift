/// Walks over the brackets, keys and commas of a document and knows at each place the path that leads there.
///
/// It checks nothing and takes any bytes: pointers are wanted most where a file is broken. It is the second, slower
/// look at a file, taken only where there is something to show.
package struct StructureWalker {
  /// One open container.
  package struct Frame {
    /// Offset of the opening bracket.
    package let opening: Int
    package let isArray: Bool
    /// Index of the current element of an array.
    package var index = 0
    /// Range of the current key's text, without its quotes.
    package var key: Range<Int>? { didSet { name = nil } }
    /// The text of the key once it was asked for: ten thousand paths share it.
    fileprivate var name: String?

    package init(opening: Int, isArray: Bool) {
      self.opening = opening
      self.isArray = isArray
    }
  }

  private let source: ByteSource
  private var index = 0
  private var expectsKey = false
  package private(set) var frames: [Frame] = []

  /// Containers nested deeper than this are walked over without a frame of their own, so that a hostile file
  /// cannot make the path as long as itself. The depth limit of the format is lower.
  private static let deepest = 256
  private var unframed = 0

  package init(_ source: ByteSource) {
    self.source = source
  }

  /// Goes on until the path is that of `offset`: keys and commas at the offset count as passed, brackets do not.
  ///
  /// - Complexity: linear in the bytes between the last offset and this one.
  package mutating func advance(to offset: Int) {
    while index <= offset, index < source.count {
      let found = source.byte(index)
      switch found {
      case 0x22:
        index = string(index, offset)
      case 0x7B, 0x5B:
        if index == offset { return }
        open(isArray: found == 0x5B)
        index += 1
      case 0x7D, 0x5D:
        if index == offset { return }
        close()
        index += 1
      case 0x2C:
        if let last = frames.indices.last, unframed == 0 {
          frames[last].index += 1
          frames[last].key = nil
          expectsKey = !frames[last].isArray
        }
        index += 1
      case 0x3A:
        expectsKey = false
        index += 1
      default:
        index += 1
      }
    }
  }

  private mutating func open(isArray: Bool) {
    if frames.count < StructureWalker.deepest {
      frames.append(Frame(opening: index, isArray: isArray))
      expectsKey = !isArray
    } else {
      unframed += 1
    }
  }

  private mutating func close() {
    if unframed > 0 {
      unframed -= 1
    } else {
      _ = frames.popLast()
      expectsKey = false
    }
  }

  /// Passes a string, which is a key where a key is expected; a line end ends a string that has no closing quote.
  private mutating func string(_ start: Int, _ offset: Int) -> Int {
    var end = start + 1
    while end < source.count {
      end = source.endOfPlainText(end)
      let found = source.byte(end)
      if found == 0x22 || end >= source.count { break }
      if found == 0x5C {
        end += 2
      } else if found == 0x0A || found == 0x0D {
        guard let close = source.closingQuote(behindLineEnd: end) else { break }
        end = close
      } else {
        end += 1
      }
    }
    end = min(end, source.count)
    if expectsKey, unframed == 0, let last = frames.indices.last {
      frames[last].key = start + 1..<end
      expectsKey = false
    }
    return end + 1
  }

  /// The path to the place, read from the frames.
  package mutating func pointer() -> JSONPointer {
    var tokens: [String] = []
    for (number, frame) in frames.enumerated() {
      if frame.isArray {
        tokens.append(String(frame.index))
      } else if let key = frame.key {
        let name = frame.name ?? source.keyText(key)
        frames[number].name = name
        tokens.append(name)
      }
    }
    return JSONPointer(tokens: tokens)
  }
}

extension ByteSource {
  /// The decoded text of a key, cut where it is absurdly long, for a path that people read.
  package func keyText(_ range: Range<Int>) -> String {
    decodedString(range.count > 200 ? range.lowerBound..<range.lowerBound + 200 : range)
  }
}
