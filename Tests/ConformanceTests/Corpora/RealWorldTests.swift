import BackupFormat
import BackupJSON
import TestSupport
import Testing

/// Exports and backups of other apps: each gets a polite answer that says what it is.
@Suite(.enabled(if: Corpora.isPresent("realworld"), "the corpus realworld is not there"))
struct RealWorldTests {
  struct File: Sendable, CustomTestStringConvertible {
    let path: String
    /// With its article, as the message names it.
    let name: String
    let isEncrypted: Bool
    var testDescription: String { path }

    init(_ path: String, _ name: String, isEncrypted: Bool = false) {
      self.path = path
      self.name = name
      self.isEncrypted = isEncrypted
    }

    func bytes() throws -> [UInt8] { try Corpora.bytes("realworld/\(path).json") }
  }

  static let files: [File] = [
    File("copyleft/2fas_encrypted_v4", "an encrypted 2FAS backup", isEncrypted: true),
    File("copyleft/2fas_plain_v4", "a 2FAS backup"),
    File("copyleft/aegis_encrypted", "an Aegis vault", isEncrypted: true),
    File("copyleft/aegis_plain", "an Aegis vault"),
    File("copyleft/aegis_plain_grouped_v2", "an Aegis vault"),
    File("copyleft/andotp_plain", "an andOTP backup"),
    File("copyleft/bitwarden_encrypted_argon2id_export", "an encrypted Bitwarden export", isEncrypted: true),
    File("copyleft/bitwarden_encrypted_export", "an encrypted Bitwarden export", isEncrypted: true),
    File("copyleft/bitwarden_export", "a Bitwarden export"),
    File("copyleft/cxf_example", "a Credential Exchange file"),
    File("copyleft/duo", "a backup of Duo Mobile"),
    File("copyleft/ente_encrypted", "an encrypted backup of Ente Auth", isEncrypted: true),
    File("copyleft/freeotp_plus", "a FreeOTP backup"),
    File("copyleft/ghostfolio_derived_currency", "a Ghostfolio export"),
    File("copyleft/ghostfolio_invalid_date", "a Ghostfolio export"),
    File("copyleft/ghostfolio_sample", "a Ghostfolio export"),
    File("copyleft/ghostfolio_without_accounts", "a Ghostfolio export"),
    File("copyleft/newpipe_subscriptions", "a NewPipe export"),
    File("copyleft/proton_authenticator", "a backup of Proton Authenticator"),
    File("copyleft/stratum_aegis_encrypted", "an Aegis vault", isEncrypted: true),
    File("copyleft/stratum_aegis_unencrypted", "an Aegis vault"),
    File("copyleft/stratum_bitwarden_encrypted_argon2id", "an encrypted Bitwarden export", isEncrypted: true),
    File("copyleft/stratum_plain", "a Stratum backup"),
    File("permissive/firefox_bookmarks_corrupt", "Firefox bookmarks"),
    File("permissive/firefox_mobile_bookmarks_root_import", "Firefox bookmarks"),
    File("permissive/open_coordinator_backup_schema", "a JSON Schema"),
    File("permissive/open_coordinator_backup_z2m", "a Zigbee coordinator backup"),
    File("permissive/postman_collection_v2", "a Postman collection"),
  ]

  @Test
  func `these are all the files`() throws {
    let names = try ["copyleft", "permissive"].flatMap { folder in
      try Corpora.names(in: "realworld/\(folder)").map { "\(folder)/\($0)" }
    }
    #expect(names.sorted() == Self.files.map { $0.path + ".json" }.sorted())
  }

  @Test(arguments: files)
  func `the file of another app is refused by its name`(file: File) throws {
    let report = Checking.report(try file.bytes())
    #expect(report.verdict == .refused)
    #expect(report.identity == nil)
    try #require(report.findings.count == 1)
    let finding = report.findings[0]
    let missing: Rule = .formatMissing
    #expect(finding.rule == (file.isEncrypted ? .envelopeForeign : missing))
    #expect(finding.message.description.hasPrefix("this looks like \(file.name),"))
    #expect(finding.help != nil)
  }

  @Test(arguments: files, [JSONWriter.Style.pretty, .compact])
  func `reading and writing a file changes no value and no number`(file: File, style: JSONWriter.Style)
    throws
  {
    let document = try JSONDocument(reading: InputBytes(try file.bytes()))
    let written = try JSONWriter(style).write(document)
    let again = try JSONDocument(reading: InputBytes(written))
    #expect(again == document)
    #expect(again.root.allNumbers == document.root.allNumbers)
  }

  @Test(arguments: [("copyleft/duo", "1.0"), ("copyleft/ghostfolio_invalid_date", "100.0")])
  func `a number that ends in zero keeps it`(path: String, number: String) throws {
    let document = try JSONDocument(reading: InputBytes(try Corpora.bytes("realworld/\(path).json")))
    let written = try JSONWriter(.compact).write(document)
    #expect(document.root.allNumbers.contains(number))
    #expect(String(decoding: written, as: UTF8.self).contains(":\(number)"))
  }
}
