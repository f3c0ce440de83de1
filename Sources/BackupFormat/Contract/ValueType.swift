import BackupJSON

/// The type of a value. Spec/values.md and Spec/contract.md describe each.
public indirect enum ValueType: Sendable, Hashable {
  case text(TextType)
  case boolean
  case integer(IntegerType)
  case decimal(DecimalType)
  /// An object `{"amount": …, "currency": …}`.
  case money(MoneyType)
  /// An integer number of minor units of the currency in another field of the same record.
  case minorUnits(MinorUnitsType)
  case currency
  case utcMoment
  case localMoment
  case day
  case timeOfDay
  case uuid
  /// A plain string that identifies something.
  case key(TextType)
  case enumeration(EnumerationType)
  case list(ListType)
  case map(MapType)
  /// The record type with this name.
  case record(String)
  case union(UnionType)
  case reference(ReferenceType)
  case base64(Base64Type)
  /// Any JSON; not looked into.
  case any
  case answers(AnswersType)
}

/// Limits of a text, in Unicode scalars.
public struct TextType: Sendable, Hashable {
  public var minimum: Int
  public var maximum: Int

  public init(_ length: ClosedRange<Int> = 0...1_000_000) {
    minimum = length.lowerBound
    maximum = length.upperBound
  }
}

/// Limits of an integer, and what a number outside them becomes.
public struct IntegerType: Sendable, Hashable {
  /// What a number outside the range is read as.
  public enum Fallback: Sendable, Hashable {
    case refused
    case null
    case value(Int64)
  }

  /// Largest integer that every language reads the same: 2^53 − 1.
  public static let largest: Int64 = 9_007_199_254_740_991

  public var minimum: Int64
  public var maximum: Int64
  public var outside: Fallback

  public init(_ range: ClosedRange<Int64> = -largest...largest, outside: Fallback = .refused) {
    minimum = range.lowerBound
    maximum = range.upperBound
    self.outside = outside
  }
}

/// Limits of a number with a fraction, as decimal text.
public struct DecimalType: Sendable, Hashable {
  public var minimum: String?
  public var maximum: String?

  public init(minimum: String? = nil, maximum: String? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// Limits of the amount of a money object, in minor units.
public struct MoneyType: Sendable, Hashable {
  public var minimum: Int64
  public var maximum: Int64

  public init(_ range: ClosedRange<Int64> = -IntegerType.largest...IntegerType.largest) {
    minimum = range.lowerBound
    maximum = range.upperBound
  }
}

/// Limits of an amount, and the field of the same record that names its currency.
public struct MinorUnitsType: Sendable, Hashable {
  public var currencyField: String
  public var minimum: Int64
  public var maximum: Int64

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
  public struct Value: Sendable, Hashable {
    public var name: String
    public var doc: String
    public var since: FormatVersion?

    public init(_ name: String, doc: String = "", since: FormatVersion? = nil) {
      self.name = name
      self.doc = doc
      self.since = since
    }
  }

  /// What a value that is not in the list is read as.
  public enum Unknown: Sendable, Hashable {
    case refused
    case null
    /// One of the values.
    case value(String)
    /// Kept as it is, with the words that an app shows for it.
    case kept(shownAs: String)
  }

  public var values: [Value]
  public var unknown: Unknown
  /// Values that were removed and are never used again.
  public var reserved: [String]

  public init(_ values: [Value], unknown: Unknown, reserved: [String] = []) {
    self.values = values
    self.unknown = unknown
    self.reserved = reserved
  }

  public init(_ names: [String], unknown: Unknown) {
    self.init(names.map { Value($0) }, unknown: unknown)
  }
}

/// An array of values of one type.
public struct ListType: Sendable, Hashable {
  public var element: ValueType
  public var minimum: Int
  public var maximum: Int
  /// Whether no two elements may be equal. Only for elements that are no containers.
  public var isUnique: Bool
  /// Whether the order of the elements means something.
  public var isOrdered: Bool

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
    case text
    case integer
    case uuid
    case day
  }

  public var key: Key
  public var value: ValueType
  public var maximum: Int

  public init(_ key: Key = .text, to value: ValueType, maximum: Int = 1_000_000) {
    self.key = key
    self.value = value
    self.maximum = maximum
  }
}

/// An object that is one of several records; a field says which.
public struct UnionType: Sendable, Hashable {
  public struct Case: Sendable, Hashable {
    /// The text of the discriminator.
    public var value: String
    /// The name of the record type; its fields do not repeat the discriminator.
    public var record: String
    public var since: FormatVersion?

    public init(_ value: String, _ record: String, since: FormatVersion? = nil) {
      self.value = value
      self.record = record
      self.since = since
    }
  }

  /// What an object with an unknown discriminator is read as.
  public enum Unknown: String, Sendable, Hashable, CaseIterable {
    case refused
    /// Kept as it is, not looked into.
    case kept
  }

  /// The key of the field that says which case it is.
  public var discriminator: String
  public var cases: [Case]
  public var unknown: Unknown
  /// Discriminators that were removed and are never used again.
  public var reserved: [String]

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
    case refused
    /// Reported as a warning and kept.
    case warned
  }

  /// The field of the root record that holds the collection.
  public var collection: String
  public var dangling: Dangling

  public init(to collection: String, dangling: Dangling = .refused) {
    self.collection = collection
    self.dangling = dangling
  }
}

/// Bytes as base64 text (RFC 4648 section 4), with their number.
public struct Base64Type: Sendable, Hashable {
  public var minimum: Int
  public var maximum: Int

  public init(_ bytes: ClosedRange<Int> = 0...100_000_000) {
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
    case boolean
    case text
  }

  /// One kind of question.
  public struct Kind: Sendable, Hashable {
    public var value: String
    public var answer: Answer

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

  public init(questions: [String], idField: String, kindField: String, kinds: [Kind]) {
    self.questions = questions
    self.idField = idField
    self.kindField = kindField
    self.kinds = kinds
  }
}
