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
    if store.isThere { return intoExisting(named: name) }
    let isAsking = !invocation.has(.dryRun) && !invocation.has(.yes)
    guard isAsking || invocation.has(.dryRun) else { return intoNew(nil, named: name) }
    // A store is not made before it is known that something comes into it.
    let (account, status) = preview(named: name, MemoryStore(), isNew: true)
    guard let account, isAgreed(account, name) else { return status }
    return max(status, intoNew(account, named: name))
  }

  private func intoExisting(named name: String) -> ExitStatus {
    guard let target = store.open(invocation.has(.dryRun) ? .readOnly : .existing) else {
      return max(.failure, report(ImportAccount(nil, mode)))
    }
    defer { target.close() }
    let (account, status) = planned(named: name, target, isNew: false)
    guard let account else { return status }
    return max(status, apply(account, account.plan, on: target))
  }

  /// Makes the store and goes on with it; it is taken back where nothing came into it.
  ///
  /// - Parameter previewed: what was agreed to for a store with nothing in it; `nil` where nobody is asked.
  private func intoNew(_ previewed: ImportAccount?, named name: String) -> ExitStatus {
    let made = store.make()
    if made == .taken {
      // Another program has made it since it was looked for: what it holds is not what the plan is about.
      surroundings.complain("another program has made the store \(store.path.visible) meanwhile")
      previewed?.error = .storeChanged
      return intoExisting(named: name)
    }
    guard let target = store.open(.create) else {
      store.remove(made)
      return max(.failure, previewed == nil ? report(ImportAccount(nil, mode)) : .clean)
    }
    var (account, status) = (previewed, ExitStatus.clean)
    if previewed == nil { (account, status) = planned(named: name, target, isNew: true) }
    if let account {
      status = max(status, apply(account, previewed == nil ? account.plan : nil, on: target))
    }
    let isKept = account?.outcome == .applied
    target.close()
    if !isKept { store.remove(made) }
    return status
  }

  private func planned(
    named name: String,
    _ target: SQLiteStore,
    isNew: Bool
  ) -> (account: ImportAccount?, status: ExitStatus) {
    let (account, status) = preview(named: name, target, isNew: isNew)
    guard let account, invocation.has(.yes) || isAgreed(account, name) else { return (nil, status) }
    return (account, status)
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
      let status = report(account)
      say(ImportWords(plan, mode, name, store.path, isNew: isNew).lines)
      if let obstacle = plan.obstacle(to: mode) { return (nil, max(status, refuse(obstacle, account))) }
      guard !invocation.has(.dryRun) else {
        account.outcome = .planned
        return (nil, status)
      }
      if case .safeMode(let reason)? = try? target.health() {
        return (nil, max(status, refuse(.safeMode(reason), account)))
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
    if let answer, ["y", "yes"].contains(String(answer.lowercased().filter { !$0.isWhitespace })) {
      return true
    }
    account.outcome = .declined
    surroundings.complain("nothing was imported, since you did not answer yes")
    return false
  }

  /// - Parameter plan: `nil` where what was agreed to was planned for a store in memory, as empty as this one has to be.
  private func apply(_ account: ImportAccount, _ plan: ImportPlan?, on target: SQLiteStore) -> ExitStatus {
    do throws(ImportError) {
      let planned = if let plan { plan } else { try checked.plan(for: target) }
      if plan == nil, planned.storedCount > 0 { throw .storeChanged }
      let receipt = try planned.apply(
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
      return error.code == .notVerified ? tellWritten(error, account) : refuse(error, account)
    }
  }

  private func refuse(_ error: ImportError, _ account: ImportAccount) -> ExitStatus {
    account.outcome = .refused
    account.error = error
    let flag = error.code == .emptyFile ? " (`--allow-empty`)" : ""
    surroundings.complain("nothing was imported: \(error.description.visible)\(flag)")
    return error.status
  }

  /// Says that the store was written, and what is not known since.
  private func tellWritten(_ error: ImportError, _ account: ImportAccount) -> ExitStatus {
    account.outcome = .applied
    account.error = error
    surroundings.complain("the import was written, but could not be read back: \(error.description.visible)")
    if let copy = error.safetyCopy {
      surroundings.complain("what \(store.path.visible) held before is kept as \(copy.visible)")
    }
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
