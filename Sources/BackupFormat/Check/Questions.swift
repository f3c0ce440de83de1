@_spi(Scanning) import BackupJSON

/// Finds the forms in a file before its answers are checked: answers may stand before the form.
enum Questions {
  /// For each kind of answers in the contract, by the number of its detail, what the file's form says.
  static func tables(_ source: ByteSource, _ compiled: CompiledContract) -> [Int32: QuestionTable] {
    var tables: [Int32: QuestionTable] = [:]
    for (number, detail) in compiled.details.enumerated() {
      guard case .answers(let type) = detail.type else { continue }
      guard let document = list(source, type.questions) else { continue }
      tables[Int32(number)] = QuestionTable(type, document)
    }
    return tables
  }

  private static func list(_ source: ByteSource, _ path: [String]) -> JSONValue? {
    var place = source.documentStart
    for key in path {
      guard let next = source.value(of: key, inObjectAt: place) else { return nil }
      place = next
    }
    return JSONDocument(part: place..<source.count, of: source)?.root
  }
}
