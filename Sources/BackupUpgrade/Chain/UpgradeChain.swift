public import BackupFormat
@_spi(Scanning) public import BackupJSON

/// Upgrades files of every released major of its formats: checks, runs the steps one after the other, checks again.
///
/// Spec/upgrade.md, section *An upgrade*.
public struct UpgradeChain: Sendable {
  /// The contracts of the formats.
  public let library: FormatLibrary
  /// The steps that are known.
  public let steps: [Upgrade]
  /// The functions that steps may call.
  public let functions: [UpgradeFunction]

  /// Makes a chain; whether a step is missing is told when a file needs it.
  public init(_ library: FormatLibrary, steps: [Upgrade], functions: [UpgradeFunction] = []) {
    self.library = library
    self.steps = steps
    self.functions = functions
  }

  /// Upgrades one file to a version, or to the newest that is known. Whatever its bytes are, the answer is a
  /// conversion. The same file gives the same bytes.
  public func upgrade(
    _ input: InputBytes,
    to version: FormatVersion? = nil,
    _ options: UpgradeOptions = UpgradeOptions()
  ) -> Conversion {
    upgrade(input, checked: BackupChecker(library).check(input), to: version, options)
  }

  /// - Parameter report: the check of the file.
  package func upgrade(
    _ input: InputBytes,
    checked report: CheckReport,
    to version: FormatVersion?,
    _ options: UpgradeOptions
  ) -> Conversion {
    guard let identity = report.identity, let contract = library.contract(for: identity) else {
      return Conversion(
        original: report,
        target: version,
        outcome: .refused,
        findings: report.findings,
        losses: .empty
      )
    }
    let known = library.contracts(of: identity.format)
    let newest = known.map(\.version).max() ?? identity.version
    let target = version ?? newest
    let work = UpgradeWork(chain: self, input: input, report: report, contract: contract, target: target)
    guard report.verdict != .refused else { return work.refused([]) }
    guard let wanted = known.first(where: { $0.version == target }) else {
      return work.refused(
        "version \(target) of \(identity.format) is not known",
        help: "known are \(known.map(\.version.description).joined(separator: ", "))"
      )
    }
    if identity.version == target || (version == nil && identity.version.major == target.major) {
      return work.conversion(.current, report.findings, .empty)
    }
    guard identity.version < target else {
      return work.refused("the file has version \(identity.version), and there is no way back to \(target)")
    }
    var path: [Upgrade] = []
    for major in identity.version.major..<max(identity.version.major, target.major) {
      guard let step = step(identity.format, from: major) else {
        return work.refused("there is no step from \(major) to \(major + 1)")
      }
      for operation in step.operations {
        guard case .call(let name, let version) = operation.action, !has(name, version) else { continue }
        return work.refused("the step from \(major) to \(major + 1) calls `\(name)`, which is not here")
      }
      path.append(step)
    }
    return work.run(path, wanted, options)
  }

  /// The step from a major to the next.
  func step(_ format: String, from major: Int) -> Upgrade? {
    steps.first { $0.from == major && $0.to == major + 1 && $0.format.utf8.elementsEqual(format.utf8) }
  }

  private func has(_ function: String, _ version: Int) -> Bool {
    functions.contains { $0.version == version && $0.name.utf8.elementsEqual(function.utf8) }
  }
}
