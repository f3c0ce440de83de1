package import BackupFormat
@_spi(Scanning) package import BackupJSON

/// Runs steps over one file without a check before or after.
package struct StepRunner: Sendable {
  /// What came of it.
  package enum Outcome {
    /// The new document, and what was done.
    case made(InputBytes, LossReport)
    /// What keeps the file from being upgraded, at its places.
    case failed([Finding])
  }

  private let steps: [Upgrade]
  private let functions: [UpgradeFunction]
  private let options: UpgradeOptions
  /// Whether each operation has a pass of its own, for tests to compare with.
  var runsInOrder = false

  /// Each function that the steps call is there.
  package init(
    _ steps: [Upgrade],
    functions: [UpgradeFunction] = [],
    _ options: UpgradeOptions = UpgradeOptions()
  ) {
    self.steps = steps
    self.functions = functions
    self.options = options
  }

  /// Runs the steps.
  ///
  /// - Parameters:
  ///   - contract: the one of the file, which knows what records are called.
  ///   - style: how the new document is laid out.
  package func run(_ input: InputBytes, by contract: Contract? = nil, _ style: JSONWriter.Style = .pretty)
    -> Outcome
  {
    input.withSource { source in
      run(source, by: contract, ending: nil) { tree in
        TreeWriter.write(tree, style).map { ($0, []) }
      }.outcome
    }
  }

  /// A run with findings about what it has made.
  struct Result {
    let outcome: Outcome
    /// What a look at the result has found, at places of the file that was read.
    var found: [Finding] = []
    var losses = LossReport.empty
  }

  /// - Parameters:
  ///   - ending: the contract of the result, whose minor is written.
  ///   - write: makes bytes of the tree, and looks at them; `nil` where it is nested too deep.
  func run(
    _ source: ByteSource,
    by contract: Contract?,
    ending: Contract?,
    _ write: (borrowing UpgradeTree) -> (InputBytes, [Finding])?
  ) -> Result {
    let placement = Placement(source: source, contract: contract)
    var tree = UpgradeTree(source)
    guard tree.read() else { return failed([tooLarge(source, "the file has a text that is too long")]) }
    var compiler = OperationCompiler(functions)
    for step in steps { compiler.add(step, &tree) }
    let labels = compiler.labels
    var run = UpgradeRun(
      tree,
      operations: labels.count,
      slots: compiler.slotCount,
      functions,
      options,
      recognition: contract?.recognition
    )
    run.perform(runsInOrder ? Schedule(inOrder: compiler.compiled) : Schedule(compiler.compiled))
    let lost = placement.located(placement.losses(of: run, labels))
    let losses = LossReport(run.account, labels, findings: lost)
    guard run.faultCount == 0 else { return failed(placement.located(placement.findings(of: run)), losses) }
    if let ending { run.tree.setMinor(of: ending) }
    guard let (output, found) = write(run.tree) else {
      return failed([tooLarge(source, "the steps nest the file too deep")], losses)
    }
    return Result(outcome: .made(output, losses), found: found, losses: losses)
  }

  private func failed(_ findings: [Finding], _ losses: LossReport = .empty) -> Result {
    Result(outcome: .failed(findings), losses: losses)
  }

  private func tooLarge(_ source: ByteSource, _ message: Phrase) -> Finding {
    let start = min(source.documentStart, max(0, source.count - 1))
    return Finding(.stepTooLarge, at: start..<min(start + 1, source.count), message)
  }
}
