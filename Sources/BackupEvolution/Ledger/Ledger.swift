public import BackupCrypto
public import BackupFormat
public import BackupValues

/// What was released of one format: the file `Schemas/<format>/ledger.json`, to which releases are only ever added.
///
/// Spec/ledger.md describes the file.
public struct Ledger: Sendable, Hashable {
  /// The id of the format.
  public var format: String
  /// The releases in the order in which they were made, which is that of their versions.
  public var releases: [Release]

  /// Makes a ledger as it is given.
  public init(format: String, releases: [Release] = []) {
    self.format = format
    self.releases = releases
  }

  /// The release of a version.
  public func release(_ version: FormatVersion) -> Release? {
    releases.first { $0.version == version }
  }

  /// One version that was released, and the digests of all that belongs to it.
  public struct Release: Sendable, Hashable {
    /// The version.
    public var version: FormatVersion
    /// The day of the release.
    public var date: CalendarDay
    /// The digest of the contract in its canonical file form.
    public var contract: SHA256Digest
    /// The digest of the bytes of the JSON Schema for readers; `nil` where none was written.
    public var schema: SHA256Digest?
    /// The digest of the bytes of the JSON Schema for writers; `nil` where none was written.
    public var writerSchema: SHA256Digest?
    /// The fixtures of the version, by name.
    public var fixtures: [Fixture]
    /// The step from the major before; `nil` for a minor and for the first release.
    public var step: Step?
    /// Why the major had to be; `nil` for a minor and for the first release.
    public var reason: String?

    /// Makes a release as it is given.
    public init(
      version: FormatVersion,
      date: CalendarDay,
      contract: SHA256Digest,
      schema: SHA256Digest? = nil,
      writerSchema: SHA256Digest? = nil,
      fixtures: [Fixture] = [],
      step: Step? = nil,
      reason: String? = nil
    ) {
      self.version = version
      self.date = date
      self.contract = contract
      self.schema = schema
      self.writerSchema = writerSchema
      self.fixtures = fixtures
      self.step = step
      self.reason = reason
    }
  }

  /// A file of a released version, and what the reader of that day made of it.
  public struct Fixture: Sendable, Hashable {
    /// The name of the file, for example `full.json`.
    public var name: String
    /// The digest of its bytes.
    public var digest: SHA256Digest
    /// Whether an import would have used it.
    public var verdict: Verdict
    /// Rule and place of each finding, in order: `enum/kept /trackers/0/preset`.
    public var findings: [String]

    /// Makes a fixture as it is given.
    public init(name: String, digest: SHA256Digest, verdict: Verdict, findings: [String]) {
      self.name = name
      self.digest = digest
      self.verdict = verdict
      self.findings = findings
    }
  }

  /// The step that upgrades files of the major before.
  public struct Step: Sendable, Hashable {
    /// The digest of what the step consists of.
    public var tokens: SHA256Digest
    /// The digest of what it does: the file without what it says to people; `nil` where that was not recorded.
    public var substance: SHA256Digest?
    /// The digest of what the step made of the fixtures of the major before; `nil` where it was not run.
    public var behaviour: SHA256Digest?

    /// Makes a step as it is given.
    public init(tokens: SHA256Digest, substance: SHA256Digest? = nil, behaviour: SHA256Digest? = nil) {
      self.tokens = tokens
      self.substance = substance
      self.behaviour = behaviour
    }
  }
}
