import BackupJSON

/// The type of a value. Spec/values.md and Spec/contract.md describe each.
public indirect enum ValueType: Sendable, Hashable {
  /// A text, limited in length.
  case text(TextType)
  /// `true` or `false`.
  case boolean
  /// A whole number, limited in range.
  case integer(IntegerType)
  /// A number with a fraction, of which every digit is kept.
  case decimal(DecimalType)
  /// An object `{"amount": …, "currency": …}`.
  case money(MoneyType)
  /// An integer number of minor units of the currency in another field of the same record.
  case minorUnits(MinorUnitsType)
  /// A currency code of ISO 4217: three capital letters.
  case currency
  /// A date with time and offset, of which only the moment counts.
  case utcMoment
  /// A date with time and offset; the offset is part of the value.
  case localMoment
  /// A day of the calendar without time or place: `2026-01-31`.
  case day
  /// A time on a clock, to the minute: `09:30`.
  case timeOfDay
  /// A UUID, in either case.
  case uuid
  /// A plain string that identifies something.
  case key(TextType)
  /// One of a list of texts.
  case enumeration(EnumerationType)
  /// An array of values of one type.
  case list(ListType)
  /// An object whose keys are data.
  case map(MapType)
  /// The record type with this name.
  case record(String)
  /// One of several records, told apart by a field.
  case union(UnionType)
  /// The key of a record in a collection of the same file.
  case reference(ReferenceType)
  /// Bytes as base64 text.
  case base64(Base64Type)
  /// Any JSON; not looked into.
  case any
  /// The answers to a form that other records of the same file describe.
  case answers(AnswersType)
}

/// Limits of a text, in Unicode scalars, and which texts count as equal.
public struct TextType: Sendable, Hashable {
  /// Which texts an app takes for equal. The check does not need it; another one is another meaning.
  public enum Equality: String, Sendable, Hashable, CaseIterable {
    /// Those with the same bytes.
    case exact
    /// Those that are equal after normalization to NFC (UAX 15).
    case composed
    /// Those that are equal after normalization to NFC and without white space at both ends.
    case trimmed
    /// Those that are equal after normalization to NFC, trimming, and full case folding.
    case caseless
  }

  /// The fewest scalars; 0 or more.
  public var minimum: Int
  /// The most scalars.
  public var maximum: Int
  /// The characters that it may have, as ranges of ASCII in the notation `a-z0-9_-`; `nil` where any are allowed.
  public var characters: String?
  /// Which texts an app takes for equal.
  public var equality: Equality

  /// Makes limits of a range of lengths, both ends included.
  public init(
    _ length: ClosedRange<Int> = 0...1_000_000,
    characters: String? = nil,
    equality: Equality = .exact
  ) {
    minimum = length.lowerBound
    maximum = length.upperBound
    self.characters = characters
    self.equality = equality
  }

  /// The characters as a set; `nil` where any are allowed, and where the notation is a mistake.
  package var characterClass: CharacterClass? { characters.flatMap { CharacterClass($0) } }
}

/// Limits of an integer, and what a number outside them becomes.
public struct IntegerType: Sendable, Hashable {
  /// What a number outside the range is read as.
  public enum Fallback: Sendable, Hashable {
    /// Not read at all; the number is an error.
    case refused
    /// Null, as if there were no number.
    case null
    /// This number, which must itself be inside the range.
    case value(Int64)
  }

  /// Largest integer that every language reads the same: 2^53 − 1.
  public static let largest: Int64 = 9_007_199_254_740_991

  /// The smallest number allowed.
  public var minimum: Int64
  /// The largest number allowed.
  public var maximum: Int64
  /// What a number outside the limits is read as; a fallback value must be within them.
  public var outside: Fallback

  /// Makes limits of a range, both ends included; a number outside them is refused.
  public init(_ range: ClosedRange<Int64> = -largest...largest, outside: Fallback = .refused) {
    minimum = range.lowerBound
    maximum = range.upperBound
    self.outside = outside
  }
}

/// Limits of a number with a fraction, as decimal text.
public struct DecimalType: Sendable, Hashable {
  /// The smallest number allowed; `nil` where there is no limit.
  public var minimum: String?
  /// The largest number allowed; `nil` where there is no limit.
  public var maximum: String?
  /// For an amount in major units, as `18.5`: the field of the same record, a `currency`, that names its currency.
  public var currencyField: String?

  /// Makes limits; text that is no number is a mistake of the contract.
  public init(minimum: String? = nil, maximum: String? = nil, currencyField: String? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.currencyField = currencyField
  }
}

/// Limits of the amount of a money object, in minor units.
public struct MoneyType: Sendable, Hashable {
  /// The smallest amount allowed.
  public var minimum: Int64
  /// The largest amount allowed.
  public var maximum: Int64

  /// Makes limits of a range of minor units, both ends included.
  public init(_ range: ClosedRange<Int64> = -IntegerType.largest...IntegerType.largest) {
    minimum = range.lowerBound
    maximum = range.upperBound
  }
}

/// Limits of an amount, and the field of the same record that names its currency.
public struct MinorUnitsType: Sendable, Hashable {
  /// The field of the same record, a `currency`, that names the currency.
  public var currencyField: String
  /// The smallest amount allowed, in minor units.
  public var minimum: Int64
  /// The largest amount allowed, in minor units.
  public var maximum: Int64

  /// Makes limits of a range of minor units, both ends included.
  public init(
    of currencyField: String,
    _ range: ClosedRange<Int64> = -IntegerType.largest...IntegerType.largest
  ) {
    self.currencyField = currencyField
    minimum = range.lowerBound
    maximum = range.upperBound
  }
}

/// The values of an enumeration, and what an unknown one becomes.
public struct EnumerationType: Sendable, Hashable {
  /// One value of the list.
  public struct Value: Sendable, Hashable {
    /// The text in the file.
    public var name: String
    /// What the value means, in a sentence; empty where nothing is said.
    public var doc: String
    /// The version that brought the value; `nil` where it was there from the start of the major.
    public var since: FormatVersion?

    /// Makes a value of its text.
    public init(_ name: String, doc: String = "", since: FormatVersion? = nil) {
      self.name = name
      self.doc = doc
      self.since = since
    }
  }

  /// What a value that is not in the list is read as.
  public enum Unknown: Sendable, Hashable {
    /// Not read at all; the value is an error.
    case refused
    /// Null, as if there were no value.
    case null
    /// One of the values.
    case value(String)
    /// Kept as it is, with the words that an app shows for it.
    case kept(shownAs: String)
  }

  /// The values that are known; the order is part of the contract.
  public var values: [Value]
  /// What a value that is not in the list is read as.
  public var unknown: Unknown
  /// Values that were removed and are never used again.
  public var reserved: [String]

  /// Makes an enumeration of values.
  public init(_ values: [Value], unknown: Unknown, reserved: [String] = []) {
    self.values = values
    self.unknown = unknown
    self.reserved = reserved
  }

  /// Makes an enumeration of texts, without words on what each means.
  public init(_ names: [String], unknown: Unknown) {
    self.init(names.map { Value($0) }, unknown: unknown)
  }
}

/// An array of values of one type.
public struct ListType: Sendable, Hashable {
  /// The type of each element.
  public var element: ValueType
  /// The fewest elements; 0 or more.
  public var minimum: Int
  /// The most elements.
  public var maximum: Int
  /// Whether no two elements may be equal. Only for elements that are no containers.
  public var isUnique: Bool
  /// Whether the order of the elements means something.
  public var isOrdered: Bool

  /// Makes a list of a range of counts, both ends included.
  public init(
    of element: ValueType,
    _ count: ClosedRange<Int> = 0...10_000_000,
    isUnique: Bool = false,
    isOrdered: Bool = true
  ) {
    self.element = element
    minimum = count.lowerBound
    maximum = count.upperBound
    self.isUnique = isUnique
    self.isOrdered = isOrdered
  }
}

/// An object whose keys are data.
public struct MapType: Sendable, Hashable {
  /// What the keys are.
  public enum Key: String, Sendable, Hashable, CaseIterable {
    /// Any text.
    case text
    /// A whole number, written as text.
    case integer
    /// A UUID.
    case uuid
    /// A day of the calendar: `2026-01-31`.
    case day
  }

  /// What the keys are.
  public var key: Key
  /// The type of each value.
  public var value: ValueType
  /// The most members.
  public var maximum: Int

  /// Makes a map from keys to values; the keys are texts where nothing else is said.
  public init(_ key: Key = .text, to value: ValueType, maximum: Int = 1_000_000) {
    self.key = key
    self.value = value
    self.maximum = maximum
  }
}

/// An object that is one of several records; a field says which.
public struct UnionType: Sendable, Hashable {
  /// One of the records that the object may be.
  public struct Case: Sendable, Hashable {
    /// The text of the discriminator.
    public var value: String
    /// The name of the record type; its fields do not repeat the discriminator.
    public var record: String
    /// The version that brought the case; `nil` where it was there from the start of the major.
    public var since: FormatVersion?

    /// Makes a case of the text of its discriminator and the name of its record.
    public init(_ value: String, _ record: String, since: FormatVersion? = nil) {
      self.value = value
      self.record = record
      self.since = since
    }
  }

  /// What an object with an unknown discriminator is read as.
  public enum Unknown: String, Sendable, Hashable, CaseIterable {
    /// Not read at all; the object is an error.
    case refused
    /// Kept as it is, not looked into.
    case kept
  }

  /// The key of the field that says which case it is.
  public var discriminator: String
  /// The cases that are known; the order is part of the contract.
  public var cases: [Case]
  /// What an object with another discriminator is read as.
  public var unknown: Unknown
  /// Discriminators that were removed and are never used again.
  public var reserved: [String]

  /// Makes a union of cases that a field tells apart.
  public init(on discriminator: String, _ cases: [Case], unknown: Unknown, reserved: [String] = []) {
    self.discriminator = discriminator
    self.cases = cases
    self.unknown = unknown
    self.reserved = reserved
  }
}

/// The key of a record in a collection.
public struct ReferenceType: Sendable, Hashable {
  /// What a key that is not in the collection does.
  public enum Dangling: String, Sendable, Hashable, CaseIterable {
    /// Reported as an error; the file is refused.
    case refused
    /// Reported as a warning and kept.
    case warned
  }

  /// The field of the root record that holds the collection.
  public var collection: String
  /// What a key that is not in the collection does.
  public var dangling: Dangling

  /// Makes a reference; a dangling one is refused where nothing else is said.
  public init(to collection: String, dangling: Dangling = .refused) {
    self.collection = collection
    self.dangling = dangling
  }
}

/// Bytes as base64 text (RFC 4648), with their number.
public struct Base64Type: Sendable, Hashable {
  /// The characters that stand for 62 and 63, and whether the text is filled up.
  public enum Alphabet: String, Sendable, Hashable, CaseIterable {
    /// `+` and `/`, filled up with `=` (RFC 4648 section 4).
    case standard
    /// `-` and `_`, not filled up (RFC 4648 section 5).
    case url
  }

  /// The fewest bytes; 0 or more.
  public var minimum: Int
  /// The most bytes, counted after decoding.
  public var maximum: Int
  /// The characters that the bytes are written in.
  public var alphabet: Alphabet

  /// Makes limits of a range of byte counts, both ends included.
  public init(_ bytes: ClosedRange<Int> = 0...100_000_000, alphabet: Alphabet = .standard) {
    self.alphabet = alphabet
    minimum = bytes.lowerBound
    maximum = bytes.upperBound
  }
}

/// A map from ids to values whose types are told by other records of the same file: a form that the user designs.
public struct AnswersType: Sendable, Hashable {
  /// What the answers to one kind of question are.
  public enum Answer: Sendable, Hashable {
    /// An integer between the numbers in two fields of the question.
    case integer(minimumField: String, maximumField: String)
    /// The id of one of the options in a list of the question.
    case option(listField: String, idField: String)
    /// A list of such ids.
    case options(listField: String, idField: String)
    /// `true` or `false`.
    case boolean
    /// A text.
    case text
  }

  /// One kind of question.
  public struct Kind: Sendable, Hashable {
    /// The text in the question's kind field.
    public var value: String
    /// What an answer to such a question is.
    public var answer: Answer

    /// Makes a kind of its text and its answer.
    public init(_ value: String, _ answer: Answer) {
      self.value = value
      self.answer = answer
    }
  }

  /// The path of the list of questions, from the root: `["form", "fields"]`.
  public var questions: [String]
  /// The field of a question that is its id: the key of the map.
  public var idField: String
  /// The field of a question that says its kind.
  public var kindField: String
  /// An answer to a question of another kind is kept as it is.
  public var kinds: [Kind]

  /// Makes the type of the answers to a list of questions.
  public init(questions: [String], idField: String, kindField: String, kinds: [Kind]) {
    self.questions = questions
    self.idField = idField
    self.kindField = kindField
    self.kinds = kinds
  }
}
