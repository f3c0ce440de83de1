import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade

/// The stages of an import that a file goes through by itself, for the commands of this tool.
struct BackupStages {
  let importer: Importer
  let formats: KnownFormats
  let options: UpgradeOptions

  /// What has become of a file.
  enum Outcome {
    case ready(CheckedBackup)
    case refused(ImportError)
  }

  /// - Throws: ``UsageError`` where the clock of the system cannot be read.
  init(_ invocation: Invocation, _ formats: KnownFormats, _ surroundings: Surroundings) throws(UsageError) {
    guard let now = surroundings.now else {
      throw UsageError(
        message: "the clock of this system cannot be read, and what lies in the future cannot be told",
        command: invocation.command.rawValue
      )
    }
    importer = Importer(formats.chain, now: now)
    self.formats = formats
    options = UpgradeOptions(roundsMoney: invocation.has(.roundMoney))
  }

  /// Takes a file as far as it can come without a store.
  func checked(_ content: InputBytes) -> Outcome {
    do throws(ImportError) {
      return .ready(try importer.opened(content).identify().convert(options).check())
    } catch {
      return .refused(error)
    }
  }

  /// What there is to say about a file that has come through, as `check` and `upgrade` say it.
  func report(_ checked: CheckedBackup) -> CheckReport {
    let report = checked.source.conversion?.report ?? checked.source.original.report
    return formats.configuration.applied(to: report)
  }

  /// The same about one that was refused.
  func report(_ content: InputBytes, refusedFor error: ImportError) -> CheckReport {
    if error.code == .notUpgraded {
      return formats.configuration.applied(to: formats.chain.upgrade(content, to: nil, options).report)
    }
    return formats.report(on: content, BackupChecker.Options(now: importer.now))
  }
}
