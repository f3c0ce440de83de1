@_spi(Scanning) import BackupJSON

extension NormalWriter {
  /// Whether two keys of a map are one UUID. It is known before a value is written: maps stand in maps.
  mutating func hasTwins(_ source: ByteSource, _ opening: Int) -> Bool {
    let (base, start) = (pieces.count, out.count)
    defer {
      pieces.removeSubrange(base...)
      out.truncate(to: start)
    }
    for member in ObjectMembers(of: source, at: opening) {
      let begin = out.count
      _ = uuid(source, member.key.lowerBound - 1)
      pieces.append(Piece(rank: -1, key: begin + 1..<out.count - 1, range: begin..<out.count))
    }
    let sorted = pieces[base...].sorted { precedes($0, $1) }
    return zip(sorted, sorted.dropFirst()).contains {
      out.bytes($0.key).isSame(as: out.bytes($1.key))
    }
  }

  /// Puts the pieces in order and ends the container.
  mutating func close(base: Int, start: Int, isInOrder: Bool, with bracket: UInt8) {
    if !isInOrder, pieces.count - base > 1 {
      var sorted = Array(pieces[base...])
      if bracket == 0x5D {
        sorted.sort { out.bytes($0.key).precedes(out.bytes($1.key)) }
      } else {
        sorted.sort { precedes($0, $1) }
      }
      scratch.truncate(to: 0)
      for piece in sorted { scratch.append(piece.range, of: out) }
      out.replace(from: start + 1, with: scratch)
    }
    if pieces.count > base {
      out[out.count - 1] = bracket
    } else {
      out.append(bracket)
    }
    pieces.removeSubrange(base...)
  }

  func precedes(_ left: Piece, _ right: Piece) -> Bool {
    if left.rank >= 0, right.rank >= 0 { return left.rank < right.rank }
    return out.bytes(left.key).precedesAsKey(out.bytes(right.key))
  }
}

extension UnsafeRawBufferPointer {
  /// The order of keys in canonical JSON: by UTF-16 code units, escapes decoded.
  func precedesAsKey(_ other: UnsafeRawBufferPointer) -> Bool {
    for offset in 0..<Swift.min(count, other.count) {
      let (left, right) = (self[offset], other[offset])
      if left == 0x5C || right == 0x5C {
        return NormalWriter.key(self).precedesInUTF16(NormalWriter.key(other))
      }
      // What is beyond U+FFFF is written with surrogates, and so comes before U+E000…U+FFFF.
      if left != right { return left.rankInUTF16 < right.rankInUTF16 }
    }
    return count < other.count
  }
}

extension UInt8 {
  fileprivate var rankInUTF16: UInt8 { self == 0xEE || self == 0xEF ? self + 0x10 : self }
}
