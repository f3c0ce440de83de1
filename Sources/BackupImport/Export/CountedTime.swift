import BackupFormat
@_spi(Scanning) import BackupJSON
import BackupValues

extension Contract {
  /// The field of a collection's records in which a file carries the time that counts. Where a rule of the record is
  /// about it, the text stays as it is: another time could break the rule, and then nothing could be exported.
  func countedTimeField(of collection: String) -> String? {
    guard let collection = self.collection(collection), let field = collection.updatedAt,
      let rules = recordType(of: collection)?.rules,
      !rules.contains(where: { $0.fieldNames.contains { $0.isSameUTF8(as: field) } })
    else { return nil }
    return field
  }
}

extension StoredDocument {
  /// Its text with the time that counts, where the text says another one: a file never carries a time that is known to
  /// be wrong.
  ///
  /// - Parameter field: that of the time of change; without one the text is as it is.
  func textWithCountedTime(_ field: String?) -> [UInt8] {
    guard let field, let updatedAt else { return json }
    return CountedTime.replaced(json, field, updatedAt) ?? json
  }
}

enum CountedTime {
  /// A record with another time of change; `nil` where it has this one, or none that can be read.
  static func replaced(_ text: [UInt8], _ field: String, _ time: UTCMoment) -> [UInt8]? {
    let range = InputBytes(text).withSource { source -> Range<Int>? in
      guard source.byte(source.documentStart) == UInt8(ascii: "{"),
        let start = source.value(of: field, inObjectAt: source.documentStart),
        let said = source.stringValue(at: start).flatMap({ try? UTCMoment.read(utf8: $0.utf8) }),
        said != time, let end = source.endOfBalancedValue(start, limit: source.count)
      else { return nil }
      return start..<end
    }
    guard let range else { return nil }
    return text[..<range.lowerBound] + Array("\"\(time)\"".utf8) + text[range.upperBound...]
  }
}
