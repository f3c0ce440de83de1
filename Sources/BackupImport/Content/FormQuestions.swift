import BackupFormat
@_spi(Scanning) import BackupJSON

/// The list of questions in a file.
enum FormQuestions {
  /// The hashes of the ids of all questions; empty where the file has no form.
  static func hashes(_ source: ByteSource, _ type: AnswersType) -> Set<Int> {
    var place = source.documentStart
    for key in type.questions {
      guard let next = source.value(of: key, inObjectAt: place) else { return [] }
      place = next
    }
    guard source.byte(place) == 0x5B else { return [] }
    var hashes: Set<Int> = []
    var index = source.skipWhitespace(place + 1)
    while let end = source.endOfBalancedValue(index, limit: source.count), end > index {
      if let id = source.value(of: type.idField, inObjectAt: index),
        let text = source.stringValue(at: id)
      {
        hashes.insert(hash(text))
      }
      index = source.skipWhitespace(end)
      guard source.byte(index) == 0x2C else { break }
      index = source.skipWhitespace(index + 1)
    }
    return hashes
  }

  private static func hash(_ text: String) -> Int {
    InputBytes(text).withSource { $0.keyHash(0..<$0.count) }
  }
}
