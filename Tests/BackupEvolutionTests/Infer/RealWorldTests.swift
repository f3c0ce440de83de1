import BackupEvolution
import BackupFormat
import BackupJSON
import TestSupport
import Testing

/// Drafts from backups of well-known apps, which nobody wrote for this.
@Suite(.enabled(if: Corpora.isPresent("realworld"), "the corpus `realworld` is not there"))
struct RealWorldTests {
  private static let files: [String] = {
    guard Corpora.isPresent("realworld") else { return [] }
    return ["permissive", "copyleft"].flatMap { folder in
      ((try? Corpora.names(in: "realworld/\(folder)")) ?? []).map { "\(folder)/\($0)" }
    }
  }()

  /// Those whose root is a list, which no format here can be. All others are objects; of the seven encrypted ones
  /// the outside is drafted.
  private static let lists = ["copyleft/andotp_plain.json", "copyleft/duo.json"]

  /// The others.
  static let objects = files.filter { !lists.contains($0) }

  private static func inferred(_ files: String...) throws -> Inferred {
    try Inferred(files.map { InputBytes(try Corpora.bytes("realworld/\($0)")) })
  }

  @Test
  func `the corpus is as it was`() {
    #expect(Self.files.count == 28)
    #expect(Self.lists.allSatisfy(Self.files.contains))
  }

  /// What ``Inferred`` expects: no mistakes, not refused, no errors, and the same contract read back.
  @Test(arguments: objects)
  func `a draft accepts the file that it was made from`(file: String) throws {
    let inferred = try Self.inferred(file)
    #expect(inferred.contract.records.count > 0)
    #expect(inferred.draft.notes.allSatisfy { $0.support <= $0.total })
    // Nothing is left that the draft does not know.
    let report = BackupChecker(try FormatLibrary([inferred.contract]))
      .check(InputBytes(try Corpora.bytes("realworld/\(file)")))
    #expect(report.findings.filter { $0.rule.id == "field/unknown" }.isEmpty)
  }

  @Test(arguments: lists)
  func `a file whose root is a list is refused`(file: String) {
    #expect(throws: InferenceError.self) { try Self.inferred(file) }
  }

  @Test
  func `an Aegis vault`() throws {
    let inferred = try Self.inferred("copyleft/aegis_plain.json")
    #expect(inferred.contract.recognition.presence == ["version", "header", "db"])
    #expect(inferred.contract.version == FormatVersion(1, 0))
    #expect(try inferred.field("entry", "uuid").type == .uuid)
    #expect(try inferred.values("entry", "type") == ["totp", "hotp", "steam"])
    #expect(try inferred.values("info", "algo") == ["SHA1", "SHA256", "SHA512"])
    #expect(try inferred.field("entry", "icon").null != .refused)
    #expect(try inferred.field("info", "counter").presence == .optional)
    #expect(inferred.support("/db/entries/*/uuid") == "7 of 7")
    #expect(inferred.notes("/db/entries/*/info/algo")[0].contains("7 values, 3 distinct"))
  }

  @Test
  func `three Aegis vaults are one format`() throws {
    let inferred = try Self.inferred(
      "copyleft/aegis_plain.json",
      "copyleft/aegis_plain_grouped_v2.json",
      "copyleft/stratum_aegis_unencrypted.json"
    )
    #expect(try inferred.field("entry", "uuid").type == .uuid)
    #expect(try inferred.field("entry", "group").presence == .optional)
    #expect(try inferred.field("db", "version").type == .integer(IntegerType()))
  }

  @Test
  func `a 2FAS backup`() throws {
    let inferred = try Self.inferred("copyleft/2fas_plain_v4.json")
    #expect(inferred.contract.recognition.presence == ["services", "groups", "schemaVersion"])
    #expect(inferred.contract.recognition.versionKey == "schemaVersion")
    #expect(inferred.contract.version == FormatVersion(4, 0))
    #expect(try inferred.field("iconCollection", "id").type == .uuid)
    #expect(try inferred.values("otp", "tokenType") == ["TOTP", "HOTP", "STEAM"])
    #expect(try inferred.values("otp", "algorithm") == ["SHA1", "SHA256", "SHA512"])
    #expect(try inferred.field("service", "updatedAt").unit == "milliseconds since 1970-01-01T00:00:00Z")
    #expect(inferred.support("/services/*/updatedAt") == "5 of 5")
  }

  @Test
  func `a coordinator backup`() throws {
    let inferred = try Self.inferred("permissive/open_coordinator_backup_z2m.json")
    #expect(try inferred.field("internal", "date").type == .utcMoment)
    #expect(inferred.contract.collections == [Collection(field: "devices", key: "ieee_address")])
    #expect(try inferred.field("device", "ieee_address").type == .key(TextType(1...1000)))
    #expect(inferred.support("/devices", .identity) == "6 of 6")
    #expect(try inferred.field("device", "link_key").presence == .optional)
    #expect(inferred.notes("")[0].contains("though `format` in `metadata` may"))
  }

  @Test
  func `Ghostfolio exports`() throws {
    let inferred = try Self.inferred("copyleft/ghostfolio_sample.json")
    #expect(try inferred.field("activity", "accountId").type == .reference(ReferenceType(to: "accounts")))
    #expect(inferred.support("/activities/*/accountId", .reference) == "4 of 4")
    #expect(try inferred.field("activity", "currency").type == .currency)
    #expect(try inferred.field("activity", "date").type == .utcMoment)
    let wrong = try Self.inferred("copyleft/ghostfolio_invalid_date.json")
    #expect(try wrong.field("activity", "date").type == .text(TextType(0...1000)))
  }

  @Test
  func `Firefox bookmarks are a tree of two kinds`() throws {
    let inferred = try Self.inferred("permissive/firefox_mobile_bookmarks_root_import.json")
    guard case .list(let list) = try inferred.field("backup", "children").type,
      case .union(let union) = list.element
    else {
      Issue.record("no union")
      return
    }
    #expect(union.cases.map(\.value) == ["text/x-moz-place-container", "text/x-moz-place"])
    #expect(try inferred.field(union.cases[0].record, "children").type == .list(list))
    #expect(try inferred.field("backup", "dateAdded").unit == "microseconds since 1970-01-01T00:00:00Z")
  }

  @Test
  func `an encrypted backup has bytes`() throws {
    let inferred = try Self.inferred("copyleft/ente_encrypted.json")
    #expect(try inferred.field("backup", "encryptedData").type == .base64(Base64Type()))
    #expect(inferred.notes("/encryptedData")[0].hasPrefix("? is base64: 1 of 1 text, 1 of them padded"))
  }
}

extension Inferred {
  /// The values of an enumeration, in their order.
  func values(_ record: String, _ name: String) throws -> [String] {
    guard case .enumeration(let enumeration) = try field(record, name).type else { return [] }
    return enumeration.values.map(\.name)
  }
}
