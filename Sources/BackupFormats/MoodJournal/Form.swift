import BackupFormat
public import BackupJSON

extension MoodJournal {
  /// The questions that the person answers.
  public struct Form: Sendable, Hashable {
    /// In the order in which they are asked.
    public var fields: [FormField]
    /// Members that this version does not know.
    public var unknownFields = JSONObject()

    /// Makes a form of its fields, whose ids all differ.
    public init(fields: [FormField]) {
      self.fields = fields
    }

    static let record = Record(
      "form",
      Form.init,
      Field("fields", \.fields, .list(of: .union(FormField.union)))
        .doc("In the order in which they are asked; what is removed is archived and stays.")
    ).keepingUnknown(in: \.unknownFields).doc("The questions that the person answers.")
  }

  /// One question of the form.
  public enum FormField: Sendable, Hashable {
    /// A whole number on a scale.
    case scale(ScaleField)
    /// One of some options.
    case choice(ChoiceField)
    /// Any of some options.
    case multiChoice(ChoiceField)
    /// Yes or no.
    case toggle(ToggleField)
    /// Words.
    case text(TextField)
    /// A kind that this version does not know: it is kept and not asked, and its answers are kept as they are.
    case unknown(JSONObject)

    static let union = Union<FormField>(
      on: "kind",
      unknown: .kept(
        embed: { .unknown($0) },
        extract: { if case .unknown(let object) = $0 { object } else { nil } }
      ),
      .init("scale", ScaleField.record, embed: { .scale($0) }) {
        if case .scale(let field) = $0 { field } else { nil }
      },
      .init("choice", ChoiceField.record, embed: { .choice($0) }) {
        if case .choice(let field) = $0 { field } else { nil }
      },
      .init("multiChoice", ChoiceField.record, embed: { .multiChoice($0) }) {
        if case .multiChoice(let field) = $0 { field } else { nil }
      },
      .init("toggle", ToggleField.record, embed: { .toggle($0) }) {
        if case .toggle(let field) = $0 { field } else { nil }
      },
      .init("text", TextField.record, embed: { .text($0) }) {
        if case .text(let field) = $0 { field } else { nil }
      }
    )

    /// The key of its answers, which is never used again; `nil` for one of an unknown kind that has none.
    public var id: String? {
      switch self {
      case .scale(let field): field.id
      case .choice(let field), .multiChoice(let field): field.id
      case .toggle(let field): field.id
      case .text(let field): field.id
      case .unknown(let object): object["id"]?.stringValue
      }
    }

    /// Whether it is asked no longer; one of an unknown kind never is.
    public var isArchived: Bool {
      switch self {
      case .scale(let field): field.isArchived
      case .choice(let field), .multiChoice(let field): field.isArchived
      case .toggle(let field): field.isArchived
      case .text(let field): field.isArchived
      case .unknown: true
      }
    }
  }
}
