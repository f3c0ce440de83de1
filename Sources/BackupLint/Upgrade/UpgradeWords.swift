import BackupFormat
import BackupJSON
import BackupUpgrade

/// What was done to a file, for a person.
struct UpgradeWords {
  let lines: [String]
  private let isCurrent: Bool

  init(_ conversion: Conversion, _ name: String) {
    let identity = conversion.original.identity
    let target = conversion.target.map(\.description) ?? "another version"
    isCurrent = if case .current = conversion.outcome { true } else { false }
    switch conversion.outcome {
    case .current:
      let version = identity?.version.description ?? target
      lines = ["upgrade: \(name) is already \(version)"]
    case .refused:
      let was = identity.map { " is \($0.format) \($0.version), and" } ?? ""
      lines = ["upgrade: \(name)\(was) cannot be converted\(identity == nil ? "" : " to \(target)")"]
    case .converted:
      let was = identity.map { "\($0.format) \($0.version)" } ?? ""
      lines =
        ["upgrade: \(name) was \(was), and is converted to \(target)"]
        + conversion.losses.entries.map(UpgradeWords.line)
    }
  }

  /// Says that nothing was written where something was wanted: a file that is already of the version is not copied
  /// unasked.
  func absence(_ target: ResultTarget) -> [String] {
    guard isCurrent else { return [] }
    return switch target {
    case .file(let path, _): ["  \(path.visible) was not written; `--copy` copies the file as it is"]
    case .standardOutput: ["  nothing was written; `--copy` copies the file as it is"]
    case .list, .diff, .place: []
    }
  }

  /// Says where the result is.
  func whereabouts(_ outcome: ResultWriter.Outcome, _ target: ResultTarget) -> [String] {
    switch (outcome, target) {
    case (.written(let kept?), _): ["  written; the file before is kept as \(kept.visible)"]
    case (.written, .file(let path, _)): ["  written to \(path.visible)"]
    case (.none, .list): ["  nothing was written; `--output FILE` writes the result"]
    case (.none, _), (.written, _), (.failed, _): []
    }
  }

  /// `  4 to 5  minorUnits /expenses/*: 120 changed`
  private static func line(_ entry: LossReport.Entry) -> String {
    let counts = [
      (entry.changed, "changed"), (entry.defaulted, "added"), (entry.replaced, "replaced"),
      (entry.rounded, "rounded"), (entry.dropped, "dropped"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let place = entry.at.utf8.isEmpty ? "" : " in " + entry.at.visible
    let subject = entry.subject.utf8.isEmpty ? "" : " " + entry.subject.visible
    return "  \(entry.from) to \(entry.to)  \(entry.operation.rawValue)\(subject)\(place): \(words)"
  }
}
