/// A fact about the user's file: what is wrong, where, why it matters and what to do.
///
/// A finding is a value and never an error: `throws` is kept for operations that could give no answer at all.
public struct Finding: Sendable, Hashable {
  /// A further sentence, with its own place where it speaks of one.
  public struct Note: Sendable, Hashable {
    /// The sentence, for a person.
    public let message: Phrase
    /// Bytes of the file that the note speaks of.
    public let range: Range<Int>?
    /// The path to that place.
    public var pointer: JSONPointer?
    /// Whether the sentence says why the finding matters or how it came about, rather than adding a remark.
    public let isReason: Bool

    /// Makes a remark; its path is set afterwards, where it has one.
    public init(_ message: Phrase, range: Range<Int>? = nil) {
      self.init(message, range: range, isReason: false)
    }

    private init(_ message: Phrase, range: Range<Int>?, isReason: Bool) {
      self.message = message
      self.range = range
      self.isReason = isReason
    }

    /// The reason of a finding.
    public static func why(_ message: Phrase) -> Note { Note(message, range: nil, isReason: true) }
  }

  /// What a person calls the record that a finding is in: `tracker "Coffee"`.
  public struct Label: Sendable, Hashable {
    /// The kind of record, a word of the format: `tracker`.
    public let kind: String
    /// The record's name, or its id where it has no name.
    public let name: String?

    /// Makes a label of the kind of a record and its name.
    public init(kind: String, name: String?) {
      self.kind = kind
      self.name = name
    }

    /// The label as part of a sentence, with the name in quotes where there is one.
    public var phrase: Phrase {
      if let name { "\(kind) \(value: name)" } else { "\(kind)" }
    }
  }

  /// The rule that the file breaks.
  public let rule: Rule
  /// How grave it is: that of the rule, where nothing has changed it.
  public var severity: Severity
  /// The bytes that the finding is about; may be empty where something is missing.
  public let range: Range<Int>
  /// The place as a path of keys and indices (RFC 6901).
  public var pointer: JSONPointer
  /// The record around the place, where the format knows one.
  public var label: Label?
  /// What is wrong: lower case, one clause, stands alone.
  public let message: Phrase
  /// A few words for beside the marked text: `USD has 2 decimals, so this is 1400 minor units`.
  public let caption: Phrase?
  /// Why it matters, and places that have to do with it.
  public var notes: [Note]
  /// What to do, where no edit can be offered.
  public let help: Phrase?
  /// Ways to mend it by edits of the text; empty where none can be offered.
  public private(set) var fixes: [Fix]
  /// How often the same cause stands in the file: more than one only for an unknown key and
  /// for a record that is missing.
  public var occurrences = 1

  /// Makes a finding with the severity of its rule.
  public init(
    _ rule: Rule,
    at range: Range<Int>,
    pointer: JSONPointer = JSONPointer(),
    label: Label? = nil,
    _ message: Phrase,
    caption: Phrase? = nil,
    notes: [Note] = [],
    help: Phrase? = nil,
    fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = rule.severity
    self.range = range
    self.pointer = pointer
    self.label = label
    self.message = message
    self.caption = caption
    self.notes = notes
    self.help = help
    self.fixes = fixes
  }
}

extension Finding {
  /// The same without ways to mend it, where nothing is mended by edits.
  package var withoutFixes: Finding {
    var finding = self
    finding.fixes = []
    return finding
  }

  /// The order of a report: by place; at the same place the graver first, then by rule id.
  public static func inReportOrder(_ left: Finding, _ right: Finding) -> Bool {
    if left.range.lowerBound != right.range.lowerBound {
      return left.range.lowerBound < right.range.lowerBound
    }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.rule.id != right.rule.id { return left.rule.id < right.rule.id }
    return left.range.upperBound < right.range.upperBound
  }
}
