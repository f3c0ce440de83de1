import BackupFormat
import BackupJSON
import BackupValues

/// Values that a type refuses, each wrong in one way.
struct WrongValues {
  let index: ContractIndex
  let seed: UInt64
  let longest: Int

  /// In a fixed order; containers only as far as the value itself is wrong and not what it holds.
  func values(of type: ValueType) -> [WrongValue] {
    switch type {
    case .text(let text):
      // Where only some characters are allowed, the letters around a broken one would be wrong as well.
      return texts(text, isKey: false) + (text.characters == nil ? characters : [])
    case .key(let text): return texts(text, isKey: true) + [WrongValue("an empty key", .idEmpty, "")]
    case .boolean:
      return [
        WrongValue("a text in place of a truth value", .expectedBoolean, "true"),
        WrongValue("a number in place of a truth value", .expectedBoolean, 1),
        WrongValue("a word that JSON does not know", .unknownLiteral, text: "True"),
      ]
    case .integer(let integer): return integers(integer)
    case .minorUnits(let units): return amounts(units)
    case .decimal(let decimal): return decimals(decimal)
    case .currency: return currencies
    case .utcMoment, .localMoment: return [noText] + moments
    case .day: return [noText] + WrongDates.days
    case .timeOfDay: return [noText] + WrongDates.times
    case .uuid: return uuids
    case .enumeration(let enumeration): return names(enumeration)
    case .reference(let reference): return references(reference)
    case .base64(let base64): return bytes(base64)
    case .list:
      return [
        WrongValue("an object in place of a list", .expectedList, [:]),
        WrongValue("a text in place of a list", .expectedList, "none"),
      ]
    case .money:
      return [
        WrongValue("a number in place of money", .expectedObject, 1400),
        WrongValue("a text in place of money", .expectedObject, "14.00 USD"),
      ]
    case .map, .record, .union, .answers:
      return [
        WrongValue("a list in place of an object", .expectedObject, []),
        WrongValue("a text in place of an object", .expectedObject, "{}"),
        WrongValue("a number in place of an object", .expectedObject, 0),
      ]
    case .any: return []
    }
  }

  /// What null is where a value of a type is wanted, and there is no field to speak of; `nil` where it is allowed.
  func rule(expecting type: ValueType) -> Rule? {
    if case .reference(let reference) = type, let collection = index.collection(reference.collection),
      case .integer = index.keyType(collection)
    {
      return .expectedInteger
    }
    return switch type {
    case .text, .key, .utcMoment, .localMoment, .day, .timeOfDay, .uuid, .enumeration, .currency, .base64,
      .reference:
      .expectedText
    case .boolean: .expectedBoolean
    case .integer, .minorUnits: .expectedInteger
    case .decimal: .expectedNumber
    case .list: .expectedList
    case .money, .map, .record, .union, .answers: .expectedObject
    case .any: nil
    }
  }

  private var noText: WrongValue { WrongValue("a number in place of a text", .expectedText, 7) }

  // MARK: Texts

  private func texts(_ text: TextType, isKey: Bool) -> [WrongValue] {
    var random = PathHash(seed: seed, ["wrong"]).random
    let source = TextSource(text, isKey: isKey)
    var values = [noText, WrongValue("a truth value in place of a text", .expectedText, true)]
    guard source.isPossible else { return values }
    if text.minimum > (isKey ? 1 : 0), text.minimum <= longest {
      let short = source.filled("", to: text.minimum - 1, &random)
      values.append(WrongValue("a text that is too short", .textLength, .string(short)))
    }
    if text.maximum < longest {
      let long = source.filled("", to: text.maximum + 1, &random)
      values.append(WrongValue("a text that is too long", .textLength, .string(long)))
    }
    let length = max(text.minimum, 1)
    if let stranger = text.characters.flatMap({ CharacterClass($0) })?.stranger,
      length <= min(text.maximum, longest)
    {
      let other = source.filled(stranger, to: length, &random)
      values.append(WrongValue("a character that is not allowed", .textCharacters, .string(other)))
    }
    return values
  }

  /// Characters that no JSON text has.
  private var characters: [WrongValue] {
    [
      WrongValue("U+0000 as an escape", .escapedNul, text: #""a\u0000b""#),
      WrongValue("half of a surrogate pair", .loneSurrogate, text: #""a\ud83db""#),
      WrongValue("an escape that JSON does not know", .invalidEscape, text: #""a\qb""#),
      WrongValue("a tab that is not escaped", .controlCharacter, text: "\"a\tb\""),
      WrongValue("bytes that are no UTF-8", .invalidUTF8, bytes: [0x22, 0x61, 0xFF, 0x62, 0x22]),
    ]
  }

  private var uuids: [WrongValue] {
    [
      noText, WrongValue("an empty text in place of a UUID", .idMalformed, ""),
      WrongValue("a word in place of a UUID", .idMalformed, "first"),
      WrongValue("a UUID without hyphens", .idMalformed, "6f1d1c5e3f0b4c589d5b0a6b7a3d2c11"),
      WrongValue(
        "a UUID with a letter that is no digit",
        .idMalformed,
        "6f1d1c5e-3f0b-4c58-9d5b-0a6b7a3d2c1g"
      ),
      WrongValue("a UUID that is too short", .idMalformed, "6f1d1c5e-3f0b-4c58-9d5b-0a6b7a3d2c1"),
    ]
  }

  private func names(_ enumeration: EnumerationType) -> [WrongValue] {
    switch enumeration.unknown {
    case .refused:
      [noText, WrongValue("an unknown value", .enumUnknown, .string(StrangeNames.value(for: enumeration)))]
    case .null, .value, .kept: [noText]
    }
  }

  private func references(_ reference: ReferenceType) -> [WrongValue] {
    guard let collection = index.collection(reference.collection), let key = index.keyType(collection) else {
      return []
    }
    var values: [WrongValue] = []
    switch key {
    case .key: values += [noText, WrongValue("an empty key", .idEmpty, "")]
    case .integer: values.append(WrongValue("a text in place of a number", .expectedInteger, "7"))
    default: values += [noText, WrongValue("a word in place of a UUID", .idMalformed, "first")]
    }
    switch reference.dangling {
    case .warned: break
    case .refused:
      let missing = RecordIDs(index, seed: seed).value(collection, SamplePlans.missingRecord)
      guard missing != "" else { break }
      values.append(WrongValue("a reference to a record that is not there", .refMissing, missing))
    }
    return values
  }

  /// Those that are wrong in the spelling of the format as well.
  private var moments: [WrongValue] {
    switch index.contract.spelling.moments {
    case .strict: WrongDates.moments
    case .lenient:
      WrongDates.moments.filter { wrong in
        guard case .value(let value) = wrong.value, let text = value.stringValue else { return true }
        return index.contract.spelling.moment(text) == nil
      }
    }
  }

  private func bytes(_ base64: Base64Type) -> [WrongValue] {
    var random = PathHash(seed: seed, ["wrong", "bytes"]).random
    var values = [noText, WrongValue("characters that base64 does not have", .textBase64, "!!!!")]
    for (what, count) in [("too few bytes", base64.minimum - 1), ("too many bytes", base64.maximum &+ 1)]
    where count >= 0 && count <= longest {
      let text = BinaryText.text(bytes: count, base64.alphabet, &random)
      values.append(WrongValue(what, .textBase64, .string(text)))
    }
    return values
  }
}
