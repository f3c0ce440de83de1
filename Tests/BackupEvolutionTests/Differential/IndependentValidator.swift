import BackupEvolution
import BackupFormat
import BackupJSON
import Foundation
import TestSupport

/// `jsonschema-rs`, a validator of JSON Schema that has nothing to do with this package.
///
/// `Tests/Differential/install` installs it; `make test` calls that.
enum IndependentValidator {
  enum Verdict: String { case valid, invalid, unreadable }

  /// One schema, and documents to be validated with it.
  struct Job {
    let schema: JSONDocument
    let documents: [[UInt8]]
  }

  /// What has become of a job.
  struct Outcome {
    /// Whether the schema is one by the meta-schema that it names.
    let isSchema: Bool
    /// In the order of the documents.
    let verdicts: [Verdict]
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  private static let python = Corpora.packageRoot + "/.build/differential/bin/python"

  static let isInstalled = FileManager.default.isExecutableFile(atPath: python)

  /// Validates everything in one run of one process.
  static func run(_ jobs: [Job]) throws -> [Outcome] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("differential-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (number, job) in jobs.enumerated() {
      let schema = try JSONWriter(.pretty).write(job.schema)
      try Data(schema).write(to: folder.appendingPathComponent("\(number).schema.json"))
      let lines = Data(job.documents.joined(separator: [UInt8(ascii: "\n")]))
      try lines.write(to: folder.appendingPathComponent("\(number).documents"))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [Corpora.packageRoot + "/Tests/Differential/verdicts.py", folder.path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "the validator ended with status \(process.terminationStatus)")
    }
    return try jobs.indices.map { number in
      let file = folder.appendingPathComponent("\(number).verdicts")
      let words = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let verdicts = words.compactMap { Verdict(rawValue: String($0)) }
      guard verdicts.count == words.count, words.count == jobs[number].documents.count + 1 else {
        throw Failure(description: "\(words.count) verdicts on \(jobs[number].documents.count) documents")
      }
      return Outcome(isSchema: verdicts[0] == .valid, verdicts: Array(verdicts.dropFirst()))
    }
  }
}
