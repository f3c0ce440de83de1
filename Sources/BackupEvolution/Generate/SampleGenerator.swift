public import BackupFormat
import BackupJSON

/// Documents of a contract, made from nothing but the contract and a number.
///
/// The same contract and the same seed give the same bytes on every machine. A contract with mistakes, or one that
/// demands what cannot be (a list of three different truth values), gives no documents.
public struct SampleGenerator: Sendable {
  /// The longest text and the most bytes of base64 in a sample: a bound beyond it is not reached.
  public static let longestText = 4096
  /// The most elements of a list or map in a sample: a bound beyond it is not reached.
  public static let mostElements = 300
  /// What a sample costs at most, roughly its bytes: a contract that demands more has no samples.
  public static let largestSample = 4 << 20

  /// The contract that the documents are of.
  public let contract: Contract
  /// The number that all choices follow from.
  public let seed: UInt64

  let index: ContractIndex
  /// `nil` for a contract with mistakes.
  let checker: BackupChecker?

  /// Whether the contract has no mistakes, and a document that is not too large.
  let isUsable: Bool

  /// Makes a generator; the same seed gives the same documents.
  public init(_ contract: Contract, seed: UInt64 = 1) {
    self.contract = contract
    self.seed = seed
    index = ContractIndex(contract)
    checker = (try? FormatLibrary([contract])).map { BackupChecker($0) }
    var builder = DocumentBuilder(index, seed: seed)
    isUsable = checker != nil && (try? builder.document()) != nil
  }

  /// Small valid documents, each the least that a document must have, and one thing more.
  ///
  /// Together they reach every field (present, left out, null), every value of an enumeration, every limit, every
  /// case of a union, answers of each kind, references, keys of maps, unusual characters, and whatever the contract
  /// has a fallback for. Each is made when it is asked for, and checked: what the contract's own checker refuses is
  /// left out.
  public func samples() -> some Sequence<Sample> {
    candidates().lazy.compactMap { sample -> Sample? in
      guard let report = checker?.check(InputBytes(sample.document)), report.verdict != .refused else {
        return nil
      }
      guard sample.isConforming, report.counts[.warning, default: 0] > 0 else { return sample }
      // What needs a warning is not what a writer of this contract should write.
      return Sample(
        place: sample.place,
        pointer: sample.pointer,
        what: sample.what,
        isConforming: false,
        document: sample.document
      )
    }
  }

  /// The samples as they are planned, before a checker has seen them.
  package func candidates() -> some Sequence<Sample> {
    let plans = SamplePlans(index: index, seed: seed, longest: Self.longestText)
    let places = isUsable ? ContractPlaces(index) : nil
    let least = SamplePlan(
      place: JSONPointer(),
      what: "the least document",
      directives: [Directive([], .built)]
    )
    let first = (isUsable ? [least] : []).lazy.compactMap { sample($0) }
    let records = (places?.records ?? []).lazy.flatMap { plans.plans(of: $0).lazy.compactMap { sample($0) } }
    let types = (places?.types ?? []).lazy.flatMap { plans.plans(of: $0).lazy.compactMap { sample($0) } }
    return [AnySequence(first), AnySequence(records), AnySequence(types)].lazy.joined()
  }

  private func sample(_ plan: SamplePlan) -> Sample? {
    var builder = DocumentBuilder(index, seed: seed)
    builder.clock = plan.clock
    guard let built = try? builder.document(plan.directives), built.agrees, built.isComplete,
      var pointer = built.pointers.first ?? nil
    else { return nil }
    var document = JSONDocument(root: built.root)
    if let alias = plan.alias {
      guard (try? document.rename(at: pointer, to: alias)) != nil else { return nil }
      pointer = JSONPointer(tokens: pointer.tokens.dropLast() + [alias])
    }
    guard let bytes = Self.compact(document.root) else { return nil }
    return Sample(
      place: plan.place,
      pointer: pointer,
      what: plan.what,
      isConforming: plan.isConforming,
      document: bytes
    )
  }

  // MARK: Faults

  /// Small documents with exactly one fault, and the rule of the one error that the contract's own checker finds.
  ///
  /// Each is made when it is asked for, and checked: one in which another error comes along is left out.
  public func faults() -> some Sequence<FaultySample> {
    faultCandidates().lazy.compactMap { sample -> FaultySample? in
      guard let report = checker?.check(InputBytes(sample.document)), report.counts[.error] == 1,
        let finding = report.findings.first(where: { $0.rule == sample.rule })
      else { return nil }
      return FaultySample(
        place: sample.place,
        pointer: finding.pointer,
        rule: sample.rule,
        what: sample.what,
        document: sample.document
      )
    }
  }

  /// The faults as they are planned, before a checker has seen them.
  package func faultCandidates() -> some Sequence<FaultySample> {
    let plans = FaultPlans(index: index, seed: seed, longest: Self.longestText)
    let places = isUsable ? ContractPlaces(index) : nil
    let whole = (isUsable ? plans.recognition() : []).lazy.compactMap { fault($0) }
    let syntax = [0].lazy.flatMap { _ in syntaxFaults(plans) }
    let records = (places?.records ?? []).lazy.flatMap { plans.plans(of: $0).lazy.compactMap { fault($0) } }
    let types = (places?.types ?? []).lazy.flatMap { plans.plans(of: $0).lazy.compactMap { fault($0) } }
    return [AnySequence(whole), AnySequence(syntax), AnySequence(records), AnySequence(types)].lazy.joined()
  }

  private func fault(_ plan: FaultPlan) -> FaultySample? {
    var builder = DocumentBuilder(index, seed: seed)
    guard let built = try? builder.document(plan.directives), built.agrees != plan.breaksRule,
      built.isComplete,
      var pointer = built.pointers.first ?? nil
    else { return nil }
    var document = JSONDocument(root: built.root)
    if document[pointer]?.arrayValue?.count ?? 0 < plan.needsElements { return nil }
    var raw = plan.raw
    if let prefix = plan.prefix {
      guard let value = document[pointer], let number = try? JSONWriter(.compact).write(value),
        number.first.map({ (0x30...0x39).contains($0) }) ?? false,
        (try? document.set(.string(FaultPlan.mark), at: pointer)) != nil
      else { return nil }
      raw = Array(prefix.utf8) + number
    }
    if let name = plan.repeatedKey {
      guard let value = document[pointer], value.isFlat,
        (try? document.set(.string(FaultPlan.mark), at: pointer)) != nil,
        let value = Self.compact(value), let key = Self.compact(.string(name))
      else { return nil }
      pointer = JSONPointer(tokens: pointer.tokens.dropLast() + [name])
      raw = value + [UInt8(ascii: ",")] + key + [UInt8(ascii: ":")] + value
    }
    guard var bytes = Self.compact(document.root) else { return nil }
    if let raw {
      guard let place = bytes.firstRange(of: Array("\"\(FaultPlan.mark)\"".utf8)) else { return nil }
      bytes.replaceSubrange(place, with: raw)
    }
    return FaultySample(
      place: plan.place,
      pointer: pointer,
      rule: plan.rule,
      what: plan.what,
      document: bytes
    )
  }

  private static func compact(_ value: JSONValue) -> [UInt8]? { try? JSONWriter(.compact).write(value) }

  private func syntaxFaults(_ plans: FaultPlans) -> [FaultySample] {
    var builder = DocumentBuilder(index, seed: seed)
    guard isUsable, let built = try? builder.document(),
      let bytes = try? JSONWriter(.compact).write(built.root)
    else { return [] }
    return plans.syntax(bytes).map {
      FaultySample(
        place: JSONPointer(),
        pointer: JSONPointer(),
        rule: $0.rule,
        what: $0.what,
        document: $0.document
      )
    }
  }
}
