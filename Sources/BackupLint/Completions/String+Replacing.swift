extension String {
  /// The text with each occurrence of a mark replaced.
  func replacing(_ mark: String, with text: String) -> String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    let wanted = Array(mark.utf8)
    while let first = rest.first {
      if rest.starts(with: wanted) {
        result += Array(text.utf8)
        rest = rest.dropFirst(wanted.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
