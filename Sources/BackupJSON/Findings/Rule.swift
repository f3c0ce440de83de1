/// The identity of one kind of finding: `family/kebab-name`, stable for ever.
///
/// The wording of a finding may change between releases, its rule id never does. Each rule is declared once, as
/// a static member, in the module that finds it (`Rule+JSON.swift` holds those of this module).
public struct Rule: Hashable, Sendable, CustomStringConvertible {
  /// The whole id, for example `json/trailing-comma`.
  public let id: String
  /// The severity that a finding of this rule has unless the reader says otherwise.
  public let severity: Severity
  /// Whether a file with this finding is used with a written fallback in place of what it says.
  public let degrades: Bool

  package init(_ id: String, _ severity: Severity, degrades: Bool = false) {
    self.id = id
    self.severity = severity
    self.degrades = degrades
  }

  /// The part of the id before the slash, for example `json`.
  public var family: String {
    String(id.prefix { $0 != "/" })
  }

  public var description: String { id }

  public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
