import BackupJSON
import BackupValues

/// What a contract says of the file as a whole.
extension MistakeFinder {
  mutating func findInDocument() {
    let top = JSONPointer()
    if let fault = NameForm.formatFault(contract.format) {
      tell(.contractNameForm, top.appending("format"), "the id of the format \(fault)")
    }
    findInName(contract.title, top.appending("title"), "the title")
    findInVersion(top.appending("version"))
    findInText(contract.doc, top.appending("doc"), "the text")
    findInRecognition(top.appending("recognition"))
    let root = record(contract.root, top.appending("root"))
    if let name = contract.exportedAt, let root {
      let pointer = top.appending("exportedAt")
      if let field = field(name, of: root, pointer), field.type != .utcMoment {
        tellType(field, pointer, "a utcMoment")
      }
    }
    findInEnvelopes(top.appending("envelopes"))
    findInLimits(top.appending("limits"))
    findInCurrencies(JSONPointer(tokens: ["spelling", "currencies"]))
  }

  /// Names of currencies: a text that is a code itself would mean two currencies.
  private mutating func findInCurrencies(_ pointer: JSONPointer) {
    let index = NameIndex(contract.spelling.currencies.map(\.text))
    findRepeated(index, pointer, "currencies")
    for currency in contract.spelling.currencies {
      let here = pointer.appending(currency.text)
      findInName(currency.text, here, "the name of a currency")
      if let code = CurrencyCode(currency.text), code.status != .unknown {
        tell(.contractContradiction, here, "\(shown(currency.text)) is a code of ISO 4217 itself")
      }
    }
  }

  private mutating func findInVersion(_ pointer: JSONPointer) {
    // As far as readers read the version of a file.
    let numbers = 0...999_999_999
    if !numbers.contains(contract.version.major) || contract.version.major == 0 {
      tell(.contractVersion, pointer.appending("major"), "the major must be 1 to \(numbers.upperBound)")
    }
    if !numbers.contains(contract.version.minor) {
      tell(.contractVersion, pointer.appending("minor"), "the minor must be 0 to \(numbers.upperBound)")
    } else if contract.recognition.versionForm == .integer, contract.version.minor != 0 {
      tell(
        .contractVersion,
        pointer.appending("minor"),
        "a version that is written as one integer has the minor 0"
      )
    }
  }

  private mutating func findInRecognition(_ pointer: JSONPointer) {
    let recognition = contract.recognition
    findInName(recognition.key, pointer.appending("key"), "the key")
    findInName(recognition.value, pointer.appending("value"), "the value")
    findInName(recognition.versionKey, pointer.appending("versionKey"), "the key")
    if let mark = recognition.mark, let versionMark = recognition.versionMark, mark == versionMark {
      tell(
        .contractRecognition,
        pointer.appending("versionKey"),
        "\(shown(recognition.key)) cannot name both the format and the version"
      )
    }
    findInUnreadFacts(recognition, pointer)
    findInPresence(recognition, pointer.appending("presence"))
  }

  /// Facts that nothing would ever read are written by someone who expects that something does.
  private mutating func findInUnreadFacts(_ recognition: Recognition, _ pointer: JSONPointer) {
    let standard = Contract.Standard.recognition(contract.format)
    if recognition.mark == nil {
      if !recognition.key.isSameUTF8(as: standard.key) {
        tellUnread(pointer.appending("key"), "no key names the format where `presence` recognises it")
      }
      if !recognition.value.isSameUTF8(as: standard.value) {
        tellUnread(pointer.appending("value"), "no key names the format where `presence` recognises it")
      }
    }
    if recognition.versionMark == nil, !recognition.versionKey.isSameUTF8(as: standard.versionKey) {
      tellUnread(pointer.appending("versionKey"), "no key holds a version that is not written")
    }
  }

  private mutating func tellUnread(_ pointer: JSONPointer, _ message: String) {
    tell(.contractContradiction, pointer, message)
  }

  private mutating func findInPresence(_ recognition: Recognition, _ pointer: JSONPointer) {
    let repeated = Set(NameIndex(recognition.presence).repeated)
    for (place, name) in recognition.presence.enumerated() {
      let pointer = pointer.appending(place)
      findInName(name, pointer, "the key")
      if repeated.contains(place) {
        tell(.contractDuplicateName, pointer, "\(shown(name)) stands twice")
      }
      if recognition.versionMark?.isSameUTF8(as: name) == true { continue }
      guard let index = records[contract.root] else { continue }
      guard let field = field(name, of: index, pointer) else { continue }
      if field.presence != .required {
        tell(
          .contractRecognition,
          pointer,
          "\(shown(name)) may be left out, so a file cannot be recognised by it"
        )
      }
    }
  }

  private mutating func findInEnvelopes(_ pointer: JSONPointer) {
    var seen: Set<Int> = []
    for (place, version) in contract.envelopes.enumerated() {
      if version < 1 || version > 999_999_999 {
        tell(.contractVersion, pointer.appending(place), "the version of an envelope is 1 or more")
      }
      if !seen.insert(version).inserted {
        tell(.contractDuplicateName, pointer.appending(place), "the envelope version \(version) stands twice")
      }
    }
  }

  private mutating func findInLimits(_ pointer: JSONPointer) {
    let limits = contract.limits
    if limits.bytes < 1 || limits.bytes > InputBytes.maximumCount {
      tell(
        .contractNumberRange,
        pointer.appending("bytes"),
        "the size of a file must be 1 to \(InputBytes.maximumCount) bytes"
      )
    }
    findInCount(limits.records, pointer.appending("records"))
  }

  // MARK: Collections

  mutating func findInCollection(_ place: Int) {
    let collection = contract.collections[place]
    let pointer = JSONPointer(tokens: ["collections", collection.field])
    if collections.repeated.contains(place) {
      tell(
        .contractDuplicateName,
        pointer,
        "there are two collections in the field \(shown(collection.field))"
      )
      return
    }
    guard let root = records[contract.root], let field = field(collection.field, of: root, pointer) else {
      return
    }
    guard case .list(let list) = field.type, case .record(let name) = list.element else {
      tell(.contractNotACollection, pointer, "\(shown(collection.field)) is not a list of records")
      return
    }
    guard let record = records[name] else { return }
    if let first = collectionOfRecord[record], !first.isSameUTF8(as: collection.field) {
      tell(
        .contractSharedRecordType,
        pointer,
        "\(shown(name)) is the record of the collection \(shown(first)); each collection has its own"
      )
    }
    findInKey(collection, record, pointer.appending("key"))
    let moments = [("updatedAt", collection.updatedAt), ("happenedAt", collection.happenedAt)]
    for (key, name) in moments {
      guard let name, let field = self.field(name, of: record, pointer.appending(key)) else { continue }
      if field.type != .utcMoment { tellType(field, pointer.appending(key), "a utcMoment") }
    }
    findInSignatures(collection, record, pointer.appending("duplicateSignatures"))
  }

  private mutating func findInKey(_ collection: Collection, _ record: Int, _ pointer: JSONPointer) {
    guard let key = field(collection.key, of: record, pointer) else { return }
    switch TypeName(key.type) {
    case .uuid, .key, .integer:
      if case .integer(let integer) = key.type, integer.outside != .refused {
        tell(.contractKeyNotAnID, pointer, "a number that becomes another one identifies nothing")
      }
      if key.presence != .required || key.null != .refused {
        tell(
          .contractKeyNotAnID,
          pointer,
          "\(shown(key.name)) is the identity of a record, so it must be required and never null"
        )
      }
    case .text, .boolean, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .enumeration, .list, .map, .record, .union, .reference, .base64, .any, .answers:
      tellType(
        key,
        pointer,
        "a uuid, a key or an integer to be the identity of a record",
        .contractKeyNotAnID
      )
    }
  }

  private mutating func findInSignatures(
    _ collection: Collection,
    _ record: Int,
    _ pointer: JSONPointer
  ) {
    for (number, group) in collection.duplicateSignatures.enumerated() {
      let place = pointer.appending(number)
      if group.isEmpty {
        tell(.contractEmptyChoice, place, "a group without fields would make all records duplicates")
      }
      let repeated = Set(NameIndex(group).repeated)
      for (index, name) in group.enumerated() {
        _ = field(name, of: record, place.appending(index))
        if repeated.contains(index) {
          tell(.contractDuplicateName, place.appending(index), "\(shown(name)) stands twice in the group")
        }
      }
    }
  }
}
