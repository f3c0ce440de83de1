import BackupCrypto
import BackupFormat
import BackupJSON
import BackupUpgrade

/// A step with all that it makes of the fixtures of the older major.
struct StepRun {
  struct Result {
    enum Outcome {
      case made([UInt8])
      case failed(String)
    }

    let path: String
    let outcome: Outcome
  }

  let from: Int
  let to: Int
  /// `nil` where there is neither a step nor a file of it.
  let tokens: SHA256Digest?
  /// Whether there is a file of the step that is no JSON object with members.
  let isUnreadable: Bool
  /// The digest of what the file does, without what it says to people; `nil` where there is none.
  let substance: SHA256Digest?
  /// In the order of versions and names; empty where the step cannot be run.
  let results: [Result]
  /// The file of the step; `nil` where there is none, or the step was given.
  let file: StepFile?
  let step: (any UpgradeStep)?
  /// Whether each fixture of the older major is the one that was released.
  private let isComplete: Bool

  /// How many made-up files a step is tried with: fewer where it has thousands of operations, of which each is run
  /// on every file.
  private var samples: Int {
    let operations = file?.reading.upgrade?.operations.count ?? 0
    return max(20, min(500, 500_000 / max(1, operations)))
  }

  init(from: Int, to: Int, in run: GateRun) throws(ProjectError) {
    self.from = from
    self.to = to
    let format = run.state.format
    let given = run.gate.steps.first {
      $0.format.utf8.elementsEqual(format.utf8) && $0.from == from && $0.to == to
    }
    let path = run.layout.step(format, to: to, from: from)
    if let given {
      step = given
      file = nil
      tokens = SHA256Digest(of: given.tokens)
      substance = nil
      isUnreadable = false
    } else if let input = try run.gate.tree.read(path) {
      let file = StepFile(path, input)
      self.file = file
      step = file.step(format, from: from, to: to)
      tokens = file.canonical.map { SHA256Digest(of: $0) }
      substance = file.substance.map { SHA256Digest(of: $0) }
      isUnreadable = file.canonical == nil
    } else {
      step = nil
      file = nil
      tokens = nil
      substance = nil
      isUnreadable = false
    }
    var results: [Result] = []
    var isComplete = true
    if let step {
      let files = try StepRun.files(ofMajor: from, run)
      isComplete = files.isComplete
      for (path, input) in files.right {
        results.append(Result(path: path, outcome: StepRun.outcome(step, input)))
      }
    }
    self.results = results
    self.isComplete = isComplete
  }

  /// Whether there is a right step that cannot be run here: it calls functions of the app.
  var isLeftOut: Bool { step == nil && file?.callsFunctions == true }

  /// The digest of all results, as it is recorded now, and as earlier releases recorded it: of the order of keys too.
  /// `nil` where the step cannot be run, or fixtures have changed that it is run on.
  var behaviour: (now: SHA256Digest, former: SHA256Digest)? {
    guard step != nil, isComplete else { return nil }
    return (
      behaviour { bytes in
        (try? JSONDocument(reading: InputBytes(bytes))).flatMap { CanonicalText.bytes($0.root) } ?? bytes
      },
      behaviour { $0 }
    )
  }

  private func behaviour(_ form: ([UInt8]) -> [UInt8]) -> SHA256Digest {
    var text: [UInt8] = []
    for result in results {
      text += Array(result.path.utf8) + [0]
      switch result.outcome {
      case .made(let bytes): text += Array(SHA256Digest(of: form(bytes)).description.utf8)
      case .failed: text += Array("failed".utf8)
      }
      text.append(0x0A)
    }
    return SHA256Digest(of: text)
  }

  /// The released fixtures of a major that its newest reader does not refuse, by version and name.
  private static func files(
    ofMajor major: Int,
    _ run: GateRun
  ) throws(ProjectError) -> (right: [(path: String, input: InputBytes)], isComplete: Bool) {
    guard let reader = FixtureReader(run.state.newest(ofMajor: major)?.contract) else { return ([], false) }
    var files: [(path: String, input: InputBytes)] = []
    var isComplete = true
    for release in run.state.ledger?.releases ?? [] where release.version.major == major {
      let folder = run.layout.fixtures(run.state.format, release.version)
      for fixture in release.fixtures {
        guard let input = try run.gate.tree.read(ProjectLayout.path(folder, fixture.name)),
          SHA256Digest(of: input.bytes) == fixture.digest
        else {
          isComplete = false
          continue
        }
        guard reader.report(input).verdict != .refused else { continue }
        files.append(("\(release.version)/\(fixture.name)", input))
      }
    }
    return (files, isComplete)
  }

  /// What is wrong with what a step made; `nil` where nothing is.
  static func fault(of outcome: Result.Outcome, _ reader: FixtureReader) -> Phrase? {
    switch outcome {
    case .failed(let reason): return "the step gave up: \(shown: reason)"
    case .made(let bytes):
      let report = reader.report(InputBytes(bytes))
      guard report.verdict == .refused else { return nil }
      guard let first = report.findings.first(where: { $0.severity == .error }) else {
        return "the result is refused"
      }
      return
        "the result is refused: \(first.rule.id) at \(shown: first.pointer.description): \(first.message)"
    }
  }

  /// The first made-up file of the older major of which the step makes no right one.
  func failingSample(of contract: Contract?, _ reader: FixtureReader) -> (sample: Sample, remark: Phrase)? {
    guard let step, let contract else { return nil }
    for sample in SampleGenerator(contract).samples().prefix(samples) {
      let outcome = StepRun.outcome(step, InputBytes(sample.document))
      if let remark = StepRun.fault(of: outcome, reader) { return (sample, remark) }
    }
    return nil
  }

  private static func outcome(_ step: any UpgradeStep, _ input: InputBytes) -> Result.Outcome {
    do {
      let document = try JSONDocument(reading: input)
      return .made(try JSONWriter(.pretty).write(try step.apply(document)))
    } catch {
      return .failed("\(error)")
    }
  }
}
