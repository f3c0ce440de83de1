import BackupFormat
import BackupFormats

/// `contract show FORMAT`: the contract of one version, as a file.
struct ContractShowCommand {
  private let invocation: Invocation
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    self.invocation = invocation
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    let contract = try contract()
    do {
      surroundings.output.write(try ContractWriter().write(contract))
      return .clean
    } catch {
      surroundings.complain("cannot show the contract of \(contract.format): its types are nested too deep")
      return .failure
    }
  }

  private func contract() throws(UsageError) -> Contract {
    let format = invocation.arguments[0]
    let known = ShippedFormats.contracts
    let family = known.filter { $0.format.utf8.elementsEqual(format.utf8) }
    guard let newest = family.max(by: { $0.version < $1.version }) else {
      throw error(
        "there is no format `\(format.visible)`; known are \(known.map(\.format).joined(separator: ", "))",
        near: Suggestion.nearest(to: format, among: known.map(\.format))
      )
    }
    guard let text = invocation.flags[.version] else { return newest }
    guard let version = FormatVersion(text) else {
      throw error("a version is written like 1.0, not `\(text.visible)`")
    }
    guard let contract = family.first(where: { $0.version == version }) else {
      let versions = family.map(\.version.description).joined(separator: ", ")
      throw error("there is no version \(version) of \(format); known are \(versions)")
    }
    return contract
  }

  private func error(_ message: String, near: String? = nil) -> UsageError {
    UsageError(message: message, suggestion: near, command: CommandName.contractShow.rawValue)
  }
}
