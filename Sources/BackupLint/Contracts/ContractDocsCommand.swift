import BackupEvolution
import BackupFormat
import BackupJSON

/// `contract docs FORMAT`: the page of a format, from the contracts of all its versions.
struct ContractDocsCommand {
  private let invocation: Invocation
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    self.invocation = invocation
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let formats = try FormatLoading.formats(invocation, surroundings) else { return .usage }
    let contract = try formats.contract(
      named: invocation.arguments[0],
      version: invocation.value(.version),
      for: invocation.command
    )
    guard let introduction = introduction() else { return .usage }
    let export = DocsExport(contract, among: formats.contracts, introduction: introduction)
    surroundings.output.write(export.text())
    return .clean
  }

  /// The text of the file that was named, empty where none was; `nil` where it cannot be read, which has been told.
  private func introduction() -> String? {
    guard let path = invocation.value(.introduction) else { return "" }
    do throws(InputError) {
      let bytes = try InputBytes.file(path).bytes
      let text = String(decoding: bytes, as: UTF8.self)
      // What is no UTF-8 would be repaired without a word.
      if text.utf8.elementsEqual(bytes) { return text }
      surroundings.complain("\(path.visible) is not a text in UTF-8")
    } catch {
      surroundings.complainUnreadable(path, error)
    }
    return nil
  }
}
