import BackupJSON

/// `config show`: every setting with its value and its origin.
struct ConfigShowCommand {
  /// How the settings are written.
  private enum Form: String { case text, json }

  private let invocation: Invocation
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    self.invocation = invocation
    self.surroundings = surroundings
  }

  func run() -> ExitStatus {
    let settings = EffectiveSetting.all(invocation)
    let form: Form = invocation.choice(.format)
    switch form {
    case .text: surroundings.output.write(text(settings))
    case .json:
      do {
        surroundings.output.write(try JSONWriter(.pretty).write(document(settings)))
      } catch {
        surroundings.complain("cannot write the settings: they are nested too deep")
        return .failure
      }
    }
    return .clean
  }

  // MARK: Text

  private func text(_ settings: [EffectiveSetting]) -> String {
    let rows = settings.map { ($0.name, shown($0.value), shown($0.origin)) }
    let nameWidth = rows.map { $0.0.utf8.count }.max() ?? 0
    let valueWidth = min(24, rows.map { $0.1.unicodeScalars.count }.max() ?? 0)
    let file = invocation.configuration.path.map(\.visible) ?? "none"
    return "configuration file: \(file)\n\n"
      + rows.map { name, value, origin in
        let padding = String(repeating: " ", count: max(0, valueWidth - value.unicodeScalars.count))
        return "\(name.padded(to: nameWidth))  \(value)\(padding)  \(origin)\n"
      }.joined()
  }

  private func shown(_ value: JSONValue?) -> String {
    switch value {
    case .string(let text): text.visible
    case .number(let number): number.text
    case .boolean(let isOn): isOn ? "true" : "false"
    case .array(let values):
      values.isEmpty ? "none" : values.compactMap(\.stringValue).map(\.visible).joined(separator: ", ")
    case nil, .null, .object: "usual"
    }
  }

  private func shown(_ origin: EffectiveSetting.Origin) -> String {
    switch origin {
    case .flag(let name): "--\(name.rawValue)"
    case .file(let place): "\(place.path.visible):\(place.line):\(place.column)"
    case .standard: "standard"
    }
  }

  // MARK: JSON

  private func document(_ settings: [EffectiveSetting]) -> JSONDocument {
    JSONDocument(
      root: [
        "schema": "backup-lint-config/1",
        "file": invocation.configuration.path.map { .string($0) } ?? nil,
        "settings": .array(
          settings.map { setting in
            [
              "name": .string(setting.name),
              "value": setting.value ?? .null,
              "origin": origin(setting.origin),
            ]
          }
        ),
      ]
    )
  }

  private func origin(_ origin: EffectiveSetting.Origin) -> JSONValue {
    switch origin {
    case .flag(let name): ["kind": "flag", "flag": .string("--" + name.rawValue)]
    case .file(let place):
      [
        "kind": "file", "path": .string(place.path), "line": .integer(Int64(place.line)),
        "column": .integer(Int64(place.column)),
      ]
    case .standard: ["kind": "standard"]
    }
  }
}
