import BackupImport
import BackupSQLite

/// A checked backup and a store: the plan, the question, and the transaction.
struct ImportRun {
  let checked: CheckedBackup
  let store: StoreFile
  let mode: ImportMode
  let invocation: Invocation
  let surroundings: Surroundings
  let say: ([String]) -> Void

  /// Imports, unless something or somebody is against it.
  func run(named name: String) -> (account: ImportAccount, status: ExitStatus) {
    var account = ImportAccount(mode: mode)
    let status = run(named: name, &account)
    return (account, status)
  }

  private func run(named name: String, _ account: inout ImportAccount) -> ExitStatus {
    let isNew = !store.isThere
    let isAsking = !invocation.has(.dryRun) && !invocation.has(.yes)
    // A store is not made before it is known that something comes into it.
    let isPreview = isNew && (invocation.has(.dryRun) || isAsking)
    if isPreview {
      guard let plan = plan(for: MemoryStore(), &account) else { return account.failureStatus }
      let words = ImportWords(plan, mode, name, store.path, isNew: true)
      say(words.lines)
      guard mayGoOn(plan, words, &account) else { return account.failureStatus }
    }
    guard let target = store.open(isNew ? .create : invocation.has(.dryRun) ? .readOnly : .existing) else {
      account.outcome = .refused
      return .failure
    }
    let status = run(named: name, on: target, isNew: isNew, isPlanned: isPreview, &account)
    if isNew, account.outcome != .applied { store.remove(target) } else { target.close() }
    return status
  }

  private func run(
    named name: String,
    on target: SQLiteStore,
    isNew: Bool,
    isPlanned: Bool,
    _ account: inout ImportAccount
  ) -> ExitStatus {
    guard let plan = plan(for: target, &account) else { return account.failureStatus }
    if !isPlanned {
      let words = ImportWords(plan, mode, name, store.path, isNew: isNew)
      say(words.lines)
      guard mayGoOn(plan, words, &account) else { return account.failureStatus }
    }
    do throws(ImportError) {
      let folder = invocation.value(.safetyCopies) ?? store.folder
      let receipt = try plan.apply(
        mode,
        to: target,
        safety: SafetyFolder(folder),
        allowEmpty: invocation.has(.allowEmpty)
      )
      account.outcome = .applied
      account.receipt = receipt
      say(ImportWords.lines(receipt, store.path))
      return .clean
    } catch {
      return refuse(error, &account)
    }
  }

  private func plan(for store: any BackupStore, _ account: inout ImportAccount) -> ImportPlan? {
    do throws(ImportError) {
      let plan = try checked.plan(for: store)
      account.plan = plan
      if let obstacle = plan.obstacle(to: mode), !invocation.has(.dryRun) { throw obstacle }
      if !invocation.has(.dryRun), case .safeMode(let reason)? = try? store.health() {
        surroundings.complain("nothing was imported: the store may only be read: \(reason)")
        account.outcome = .refused
        account.failureStatus = .failure
        return nil
      }
      return plan
    } catch {
      _ = refuse(error, &account)
      return nil
    }
  }

  /// Whether something is to be written: not in a dry run, and only where a person agrees.
  private func mayGoOn(_ plan: ImportPlan, _ words: ImportWords, _ account: inout ImportAccount) -> Bool {
    account.failureStatus = .clean
    if invocation.has(.dryRun) {
      account.outcome = .planned
      if let obstacle = plan.obstacle(to: mode) { account.failureStatus = refuse(obstacle, &account) }
      return false
    }
    guard !invocation.has(.yes) else { return true }
    let answer = Signals.withoutNotice {
      surroundings.output.flush()
      surroundings.errors.flush()
      return surroundings.typedAnswer?(words.question)
    }
    if let answer, ["y", "yes"].contains(answer.lowercased()) { return true }
    account.outcome = .declined
    surroundings.complain("nothing was imported")
    account.failureStatus = .failure
    return false
  }

  private func refuse(_ error: ImportError, _ account: inout ImportAccount) -> ExitStatus {
    account.outcome = .refused
    account.error = error
    surroundings.complain("nothing was imported: \(error)")
    account.failureStatus = error.status
    return error.status
  }
}

extension ImportError {
  /// What a refusal does to the exit status: the file, or what was asked for, is wrong, or something did not work.
  var status: ExitStatus {
    let ofFile: [Code] = [
      .notABackup, .envelope, .newerMajor, .unknownVersion, .notUpgraded, .invalid, .otherFormat, .emptyFile,
      .formConflict, .mergeInvalid,
    ]
    return ofFile.contains(code) ? .findings : .failure
  }
}
