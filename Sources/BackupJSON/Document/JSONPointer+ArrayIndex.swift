extension JSONPointer {
  /// What a token means inside an array (RFC 6901 section 4).
  enum ArrayPlace: Hashable {
    case index(Int)
    /// `-`, the place after the last element.
    case end

    /// Fails for anything but `-` and plain digits without a leading zero, and for digits beyond what an index
    /// can be.
    init?(_ token: String) {
      let text = token.utf8
      if text.elementsEqual(CollectionOfOne(UInt8(ascii: "-"))) {
        self = .end
        return
      }
      guard let first = text.first, first != UInt8(ascii: "0") || text.count == 1 else { return nil }
      guard text.count <= 18, text.allSatisfy(\.isDigit) else { return nil }
      self = .index(text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    }
  }
}
