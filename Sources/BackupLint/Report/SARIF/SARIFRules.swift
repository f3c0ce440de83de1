import BackupJSON

/// The rules that a SARIF report speaks of, in the order in which they come up, described by the rule catalogue.
struct SARIFRules {
  private var indices: [Rule: Int] = [:]
  private(set) var descriptors: [JSONValue] = []

  /// The index of a rule in ``descriptors``, to which it is added where it is new.
  mutating func index(of rule: Rule) -> Int {
    if let index = indices[rule] { return index }
    let index = descriptors.count
    indices[rule] = index
    descriptors.append(SARIFRules.descriptor(rule))
    return index
  }

  /// A reportingDescriptor.
  private static func descriptor(_ rule: Rule) -> JSONValue {
    var descriptor: JSONObject = ["id": .string(rule.id)]
    if let entry = RuleCatalogue.entry(rule.id) {
      descriptor["shortDescription"] = ["text": .string(entry.what)]
      descriptor["fullDescription"] = ["text": .string(entry.what + " " + entry.why)]
      descriptor["help"] = ["text": .string(text(entry)), "markdown": .string(markdown(entry))]
    }
    descriptor["defaultConfiguration"] = ["level": .string(level(rule.severity))]
    descriptor["properties"] = ["tags": [.string(rule.family)]]
    return .object(descriptor)
  }

  static func level(_ severity: Severity) -> String {
    switch severity {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  private static func text(_ entry: RuleEntry) -> String {
    "\(entry.fix)\n\nWrong:\n\(entry.bad)\n\nRight:\n\(entry.good)"
  }

  /// Examples are set off by indentation, since one may hold a fence of its own.
  private static func markdown(_ entry: RuleEntry) -> String {
    "**Why it matters.** \(entry.why)\n\n**What to do.** \(entry.fix)\n\nWrong:\n\n\(indented(entry.bad))\n\n"
      + "Right:\n\n\(indented(entry.good))"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
  }
}
