import BackupImport
import BackupSQLite

/// A checked backup and a store: the plan, the question, and the transaction.
struct ImportRun {
  let checked: CheckedBackup
  let store: StoreFile
  let mode: ImportMode
  let invocation: Invocation
  let surroundings: Surroundings
  /// Says something to a person, where that is said in text.
  let say: ([String]) -> Void
  /// Reports what was found, before anything is asked or written.
  let report: (ImportAccount) -> ExitStatus

  /// Imports, unless something or somebody is against it.
  func run(named name: String) -> ExitStatus {
    let isNew = !store.isThere
    let isAsking = !invocation.has(.dryRun) && !invocation.has(.yes)
    // A store is not made before it is known that something comes into it.
    if isNew, invocation.has(.dryRun) || isAsking {
      let (account, status) = preview(named: name, MemoryStore(), isNew: true)
      guard let account, isAgreed(account, name) else { return status }
      return max(status, write(account, named: name, isNew: true, isPlanned: true))
    }
    return write(nil, named: name, isNew: isNew, isPlanned: false)
  }

  /// Opens the store and goes on with it; one that was made for this is taken back where nothing came into it.
  private func write(
    _ previewed: ImportAccount?,
    named name: String,
    isNew: Bool,
    isPlanned: Bool
  ) -> ExitStatus {
    guard let target = store.open(isNew ? .create : invocation.has(.dryRun) ? .readOnly : .existing) else {
      return max(.failure, previewed == nil ? report(ImportAccount(nil, mode)) : .clean)
    }
    var account = previewed
    var status = ExitStatus.clean
    if !isPlanned {
      (account, status) = preview(named: name, target, isNew: isNew)
      if let planned = account, !invocation.has(.yes), !isAgreed(planned, name) { account = nil }
    }
    if let account { status = max(status, apply(account, on: target, isPlanned: isPlanned)) }
    if isNew, account?.outcome != .applied { store.remove(target) } else { target.close() }
    return status
  }

  /// Plans, reports what was found, and says what would be done.
  ///
  /// - Returns: no account where there is no more to do.
  private func preview(
    named name: String,
    _ target: any BackupStore,
    isNew: Bool
  ) -> (account: ImportAccount?, status: ExitStatus) {
    do throws(ImportError) {
      let plan = try checked.plan(for: target)
      let account = ImportAccount(plan, mode)
      var status = report(account)
      say(ImportWords(plan, mode, name, store.path, isNew: isNew).lines)
      if let obstacle = plan.obstacle(to: mode) { return (nil, max(status, refuse(obstacle, account))) }
      guard !invocation.has(.dryRun) else {
        account.outcome = .planned
        return (nil, status)
      }
      if case .safeMode(let reason)? = try? target.health() {
        surroundings.complain("nothing was imported: the store may only be read: \(reason)")
        status = .failure
        return (nil, status)
      }
      return (account, status)
    } catch {
      let account = ImportAccount(nil, mode)
      let status = report(account)
      return (nil, max(status, refuse(error, account)))
    }
  }

  /// Whether a person agrees to what is planned.
  private func isAgreed(_ account: ImportAccount, _ name: String) -> Bool {
    guard let plan = account.plan else { return false }
    // Nothing is asked where nothing would be done.
    if plan.counts(mode).changesNothing { return true }
    let question = ImportWords(plan, mode, name, store.path, isNew: false).question
    let answer = Signals.withoutNotice {
      surroundings.output.flush()
      surroundings.errors.flush()
      return surroundings.typedAnswer?(question)
    }
    if let answer, ["y", "yes"].contains(answer.lowercased()) { return true }
    account.outcome = .declined
    surroundings.complain("nothing was imported, since you did not answer yes")
    return false
  }

  /// - Parameter isPlanned: whether the plan was made for a store in memory, as empty as this one.
  private func apply(_ account: ImportAccount, on target: SQLiteStore, isPlanned: Bool) -> ExitStatus {
    do throws(ImportError) {
      let plan = isPlanned ? try checked.plan(for: target) : account.plan
      guard let plan else { return .failure }
      let receipt = try plan.apply(
        mode,
        to: target,
        safety: SafetyFolder(invocation.value(.safetyCopies) ?? store.folder),
        allowEmpty: invocation.has(.allowEmpty)
      )
      account.outcome = .applied
      account.receipt = receipt
      say(ImportWords.lines(receipt, store.path))
      return .clean
    } catch {
      return refuse(error, account)
    }
  }

  private func refuse(_ error: ImportError, _ account: ImportAccount) -> ExitStatus {
    account.outcome = .refused
    account.error = error
    let flag = error.code == .emptyFile ? " (`--allow-empty`)" : ""
    surroundings.complain("nothing was imported: \(error)\(flag)")
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
