internal import Foundation

/// `jsonschema-rs`, a validator of JSON Schema that has nothing to do with this package.
///
/// `Tests/Differential/install` installs it; `make test` calls that.
public enum IndependentValidator {
  /// What is said about a document.
  public enum Verdict: String, Sendable {
    case valid, invalid
    /// No JSON to Python.
    case unreadable
  }

  /// One schema, and documents to be validated with it.
  public struct Job {
    let schema: [UInt8]
    let documents: [[UInt8]]

    /// - Parameter documents: each without a line feed.
    public init(schema: [UInt8], documents: [[UInt8]]) {
      self.schema = schema
      self.documents = documents
    }
  }

  /// What has become of a job.
  public struct Outcome {
    /// Whether the schema is one by the meta-schema that it names.
    public let isSchema: Bool
    /// In the order of the documents.
    public let verdicts: [Verdict]
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  private static let python = Corpora.packageRoot + "/.build/differential/bin/python"

  /// Whether it is there; tests that need it are skipped where it is not.
  public static let isInstalled = FileManager.default.isExecutableFile(atPath: python)

  /// Validates everything in one run of one process.
  public static func run(_ jobs: [Job]) throws -> [Outcome] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("differential-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (number, job) in jobs.enumerated() {
      try Data(job.schema).write(to: folder.appendingPathComponent("\(number).schema.json"))
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
