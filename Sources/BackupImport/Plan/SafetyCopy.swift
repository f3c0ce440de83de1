import BackupFormat
import BackupJSON
import BackupUpgrade
import BackupValues

/// The copy of a store that is made before an import writes into it: a backup file like any other, checked as it lies.
struct SafetyCopy {
  private let plan: ImportPlan
  private let mode: ImportMode
  private let store: any BackupStore
  private let watch: ImportWatch

  init(
    _ plan: ImportPlan,
    _ mode: ImportMode,
    _ store: any BackupStore,
    _ watch: @escaping ImportWatch
  ) {
    self.plan = plan
    self.mode = mode
    self.store = store
    self.watch = watch
  }

  /// Makes the copy and says where it lies.
  ///
  /// - Throws: `noSafetyCopy`, `cancelled`.
  func make(in safety: (any SafetyPlace)?) throws(ImportError) -> String {
    guard let safety else { throw failed("there is no place for it") }
    let library = plan.importer.chain.library
    let export = BackupExport(library)
    do {
      let (content, contract) = try export.described(store)
      let hash = try ContentHash(of: store, content, contract)
      return try safety.keep(
        SafetyCopyName(format: content.format, at: plan.importer.now).description
      ) {
        append in
        try export.write(store, exportedAt: plan.importer.now, watch: watch, to: append)
      } check: { copy in
        try check(copy, content, hash, contract)
      }
    } catch let error as ImportError where error.code == .cancelled || error.code == .mergeInvalid {
      throw error
    } catch let error as ImportError {
      throw failed(error.reason, error.findings)
    } catch {
      throw failed("\(error)")
    }
  }

  private func check(
    _ copy: InputBytes,
    _ content: StoreContent,
    _ hash: ContentHash,
    _ contract: Contract
  )
    throws
  {
    let report = BackupChecker(plan.importer.chain.library).check(copy)
    guard report.verdict != .refused, let identity = report.identity else {
      let first = report.findings.first { $0.severity == .error }
      throw ImportError(
        .noSafetyCopy,
        "what the store holds is no right backup: \(first?.message.rendered(redacting: true) ?? "it is not recognised")",
        findings: report.findings
      )
    }
    try checkNewer(copy, content)
    let read = try ContentReader.read(copy, identity, by: NormalContract(contract))
    guard identity.version == content.version, ContentHash(of: read) == hash else {
      throw ImportError(.noSafetyCopy, "the copy does not hold what the store holds")
    }
  }

  /// What stays of a store of an older minor is of the current version afterwards, and must be right by it.
  private func checkNewer(_ copy: InputBytes, _ content: StoreContent) throws {
    let library = plan.importer.chain.library
    guard mode != .replace, content.version < plan.content.version,
      let current = library.contracts(of: content.format).last
    else { return }
    let report = BackupChecker(FormatLibrary(withoutMistakes: [current])).check(copy)
    guard report.verdict == .refused else { return }
    throw ImportError(
      .mergeInvalid,
      "what the store holds of version \(content.version) is not right by version \(current.version)",
      help: "nothing was written; export the store, mend what is named as an error, and replace it",
      findings: report.findings
    )
  }

  private func failed(_ reason: String, _ findings: [Finding] = []) -> ImportError {
    ImportError(
      .noSafetyCopy,
      "no safety copy could be made: \(reason)",
      help: "nothing was written; an import begins only when what the store holds is safe",
      findings: findings
    )
  }
}
