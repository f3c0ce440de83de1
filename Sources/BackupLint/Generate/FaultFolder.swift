import BackupEvolution
import BackupFiles
import BackupFormat
import BackupJSON

/// A folder of files with one fault each, and the list of what is wrong with them.
struct FaultFolder {
  private let generator: SampleGenerator
  private let invocation: Invocation
  private let surroundings: Surroundings

  init(_ generator: SampleGenerator, _ invocation: Invocation, _ surroundings: Surroundings) {
    self.generator = generator
    self.invocation = invocation
    self.surroundings = surroundings
  }

  /// Fills a folder, which is made where it is not there.
  ///
  /// - Throws: ``UsageError`` for a folder with something in it, and for a file.
  func fill(_ folder: String) throws(UsageError) -> ExitStatus {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    if let kind = FileKind(folder) {
      guard kind == .folder, GrowingFile.isEmptyFolder(folder) == true else {
        throw UsageError(
          message: "\(folder.visible) is not an empty folder; nothing in it is replaced",
          command: invocation.command.rawValue
        )
      }
    }
    do throws(GrowingFile.Failure) {
      try GrowingFile.makeFolder(folder)
      return try write(folder)
    } catch {
      surroundings.complain("cannot write to \(folder.visible): \(error.reason)")
      return .failure
    }
  }

  private func write(_ folder: String) throws(GrowingFile.Failure) -> ExitStatus {
    var files = JSONObject()
    var counts: [String: Int] = [:]
    for sample in generator.faults() {
      let rule = sample.rule.id
      counts[rule, default: 0] += 1
      let name = rule.split(separator: "/").joined(separator: "-") + "-\(counts[rule, default: 1]).json"
      try GrowingFile.write(sample.document, to: folder + "/" + name, waiting: false)
      files[name] = [
        "rule": .string(rule), "pointer": .string(sample.pointer.description),
        "place": .string(sample.place.description), "what": .string(sample.what),
      ]
    }
    let contract = generator.contract
    let index: JSONObject = [
      "schema": "backup-lint-faults/1", "format": .string(contract.format),
      "version": .string(contract.version.description), "files": .object(files),
    ]
    try GrowingFile.write(
      (try? JSONWriter(.pretty).write(.object(index))) ?? [],
      to: folder + "/expected.json"
    )
    surroundings.output.write(
      "\(files.count) files with one fault each, and expected.json, in \(folder.visible)\n"
    )
    return .clean
  }
}
