import BackupEvolution
import BackupFormat
import BackupFormats
import BackupJSON
import Foundation
import TestSupport

/// A contract, and documents of it: right ones, and such with a change.
struct DifferentialCase: Sendable {
  let contract: Contract
  /// Whether each document is a sample that uses nothing but what a writer writes.
  let documents: [(bytes: [UInt8], isConforming: Bool)]

  #if DEBUG
    static let changesPerSample = 2
    static let randomContracts = 6
    static let most = 150
  #else
    static let changesPerSample = 6
    static let randomContracts = 50
    static let most = 1500
  #endif

  /// The shipped formats, contract files, formats with every type, and random ones.
  static let all: [DifferentialCase] = {
    var random = RandomContract(random: TestSupport.SplitMix64(seed: 2020))
    let contracts =
      ShippedFormats.contracts + [ContractFileFormat.contract, EveryType.contract, .everything]
      + (0..<randomContracts).map { _ in random.next() }
    return contracts.enumerated().map { DifferentialCase($1, seed: UInt64($0)) }
      .filter { !$0.documents.isEmpty }
  }()

  init(_ contract: Contract, seed: UInt64) {
    self.contract = contract
    var mutation = DocumentMutation(random: TestSupport.SplitMix64(seed: seed))
    var documents: [(bytes: [UInt8], isConforming: Bool)] = []
    for (bytes, isConforming) in DifferentialCase.right(contract) {
      documents.append((bytes, isConforming))
      guard let document = try? JSONDocument(reading: InputBytes(bytes)) else { continue }
      for _ in 0..<DifferentialCase.changesPerSample {
        guard let changed = try? JSONWriter(.compact).write(mutation.changed(document)) else { continue }
        documents.append((changed, false))
      }
      if documents.count >= DifferentialCase.most { break }
    }
    self.documents = documents
  }

  /// The samples that follow from the contract, and the fixtures of a shipped format.
  private static func right(_ contract: Contract) -> [([UInt8], Bool)] {
    let folder = "\(Corpora.packageRoot)/fixtures/\(contract.format)/\(contract.version)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let fixtures = names.sorted().compactMap { name -> ([UInt8], Bool)? in
      guard let document = try? JSONDocument(reading: InputBytes.file(folder + "/" + name)),
        let bytes = try? JSONWriter(.compact).write(document)
      else { return nil }
      return (bytes, false)
    }
    return fixtures + SampleGenerator(contract).samples().map { ($0.document, $0.isConforming) }
  }
}
