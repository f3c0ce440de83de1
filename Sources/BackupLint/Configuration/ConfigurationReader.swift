package import BackupFormat
@_spi(Scanning) package import BackupJSON

/// Reads configuration files (Spec/configuration.md): everything that is wrong with one, or what it says.
package struct ConfigurationReader {
  private let path: String

  /// - Parameter path: the file as it is shown; paths inside of it begin at its folder.
  package init(path: String) {
    self.path = path
  }

  /// Everything that is wrong with a file.
  package func report(on input: InputBytes) -> CheckReport {
    ConfigurationFormat.checker.check(input).mapFindings(ConfigurationRuleFindings.explained)
  }

  /// What a file says; `nil` where a finding of its report is an error.
  func configuration(_ input: InputBytes, _ report: CheckReport) -> Configuration? {
    guard report.verdict != .refused, let document = try? JSONDocument(reading: input),
      let root = document.root.objectValue
    else { return nil }
    var configuration = Configuration(path: path)
    let rules = root[ConfigurationFormat.rulesKey]?.objectValue ?? JSONObject()
    let places = places(
      of: root.keys.map { [$0] } + rules.keys.map { [ConfigurationFormat.rulesKey, $0] },
      input
    )
    for setting in Setting.allCases {
      guard let value = root[setting.rawValue] else { continue }
      configuration.settings[setting] = Configuration.Value(
        json: setting == .contracts ? led(value) : value,
        place: places(JSONPointer(tokens: [setting.rawValue]))
      )
    }
    for rule in ChangeableRules.all {
      guard let level = rules[rule.id]?.stringValue.flatMap({ RuleLevel(rawValue: $0) }) else { continue }
      let place = places(JSONPointer(tokens: [ConfigurationFormat.rulesKey, rule.id]))
      configuration.levels[rule] = (level, place)
    }
    return configuration
  }

  private func places(
    of pointers: [[String]],
    _ input: InputBytes
  ) -> (JSONPointer) -> Configuration.Place {
    let pointers = pointers.map { JSONPointer(tokens: $0) }
    var starts: [JSONPointer: Int] = [:]
    input.withSource { source in
      let locations = PointerLocations(of: pointers, in: source)
      for pointer in pointers { starts[pointer] = locations[pointer].value.lowerBound }
    }
    let positions = Positions(of: Array(starts.values), in: input)
    return { pointer in
      let position = positions[starts[pointer] ?? 0]
      return Configuration.Place(path: path, line: position.line, column: position.column)
    }
  }

  /// Paths from the folder of the file as paths from the working directory.
  private func led(_ value: JSONValue) -> JSONValue {
    .array((value.arrayValue ?? []).map { .string(led($0.stringValue ?? "")) })
  }

  private func led(_ entry: String) -> String {
    let slash = UInt8(ascii: "/")
    if entry.utf8.first == slash { return entry }
    var rest = Array(entry.utf8)[...]
    while rest.starts(with: "./".utf8), rest.count > 2 { rest = rest.dropFirst(2) }
    let file = Array(path.utf8)
    let folder = file.lastIndex(of: slash).map { file[...$0] } ?? []
    return String(decoding: folder + rest, as: UTF8.self)
  }
}
