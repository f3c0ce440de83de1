import BackupFiles
import BackupFormat
import BackupJSON
import BackupUpgrade

/// `upgrade FILE`: one file is converted, and what was found and lost is reported.
struct UpgradeCommand {
  private let files: FileRun
  private let path: String?
  private let writer: ResultWriter
  private let version: FormatVersion?

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    let argument = invocation.arguments[0]
    guard argument == "-" || FileKind(argument) != .folder else {
      throw UsageError(
        message: "\(argument.visible) is a folder; files are upgraded one by one",
        command: invocation.command.rawValue
      )
    }
    path = argument == "-" ? nil : argument
    let targets: [CheckTarget] = [path.map { .file($0) } ?? .standardInput]
    let result = try ResultTarget(invocation, targets, surroundings)
    version = try UpgradeCommand.version(invocation)
    files = try FileRun(invocation, targets, surroundings, writing: result)
    writer = ResultWriter(target: result, surroundings: surroundings)
  }

  private static func version(_ invocation: Invocation) throws(UsageError) -> FormatVersion? {
    guard let text = invocation.value(.to) else { return nil }
    guard let version = FormatVersion(text) else {
      throw UsageError(
        message: "a version is written like 1.0, not `\(text.visible)`",
        command: invocation.command.rawValue
      )
    }
    return version
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let formats = try FormatLoading.formats(files.invocation, files.surroundings) else {
      files.surroundings.complain("nothing was upgraded, since a contract or step file cannot be used")
      return .usage
    }
    var reports = try files.reports(formats, writing: writer.target)
    var status = ExitStatus.clean
    do throws(InputError) {
      let (opened, upgraded) = try files.reading(path, named: name, among: formats) { opened in
        (opened, opened.content.map { upgrade($0, of: opened, formats) })
      }
      if let report = opened.envelopeReport(name, formats) { status = reports.add(report) }
      if let (file, outcome) = upgraded {
        switch outcome {
        case .none, .written: break
        case .failed: status = .failure
        }
        status = max(status, reports.add(file))
      } else {
        say(["upgrade: \(name.visible) was not opened, so nothing was upgraded"])
        status = max(status, files.statusOfClosed(opened, named: name))
      }
    } catch {
      status = reports.add(error, named: name)
    }
    return max(status, reports.end())
  }

  private var name: String { path ?? files.options.standardInputName }

  private func upgrade(
    _ input: InputBytes,
    of opened: OpenedInput,
    _ formats: KnownFormats
  ) -> (file: FileReport, outcome: ResultWriter.Outcome) {
    let options = UpgradeOptions(roundsMoney: files.invocation.has(.roundMoney))
    let conversion = formats.chain.upgrade(input, to: version, options)
    let result: InputBytes? =
      switch conversion.outcome {
      case .converted(let bytes): bytes
      case .current: files.invocation.has(.copy) ? input : nil
      case .refused: nil
      }
    let outcome = result.map { writer.write($0, from: path, sealedBy: opened.seal) } ?? .none
    let name = opened.contentName(name)
    let words = UpgradeWords(conversion, name.visible)
    say(
      words.lines + (result == nil ? words.absence(writer.target) : words.whereabouts(outcome, writer.target))
    )
    let report = formats.configuration.applied(to: conversion.report)
    var file = FileReport(path: name, outcome: .checked(formats.checked(input, report)))
    file.upgrade = UpgradeAccount(conversion)
    return (file, outcome)
  }

  private func say(_ lines: [String]) {
    guard files.options.reports.standard == .text, !files.options.isQuiet else { return }
    for line in lines { files.options.reporter.sink.write(line + "\n") }
  }
}
