@_spi(Scanning) import BackupJSON

/// Files of other programs that people take for a backup, told by the keys at their root.
struct ForeignFormat {
  /// With its article: `an Aegis vault`.
  let name: String
  let isEncrypted: Bool

  private struct Sign {
    let name: String
    let keys: [String]
    var isEncrypted = false
    /// A key that holds a list, and keys of the list's first entry.
    var entry: (list: String, keys: [String])?
    /// A key that holds `true`.
    var flag: String?
  }

  /// In this order: the more exact sign first.
  private static let signs: [Sign] = [
    Sign(
      name: "an encrypted Bitwarden export",
      keys: ["encrypted", "passwordProtected", "data"],
      isEncrypted: true
    ),
    Sign(name: "an encrypted Bitwarden export", keys: ["encrypted"], isEncrypted: true, flag: "encrypted"),
    Sign(name: "a Bitwarden export", keys: ["encrypted", "folders", "items"]),
    Sign(name: "a Bitwarden export", keys: ["folders", "items"]),
    Sign(name: "an encrypted 2FAS backup", keys: ["servicesEncrypted", "schemaVersion"], isEncrypted: true),
    Sign(name: "a 2FAS backup", keys: ["services", "schemaVersion"]),
    Sign(name: "an Aegis vault", keys: ["version", "header", "db"]),
    Sign(name: "an encrypted backup of Ente Auth", keys: ["kdfParams", "encryptedData"], isEncrypted: true),
    Sign(
      name: "a backup of Proton Authenticator",
      keys: ["version", "entries"],
      entry: (list: "entries", keys: ["id", "content", "note"])
    ),
    Sign(
      name: "an encrypted backup of Proton Authenticator",
      keys: ["version", "salt", "content"],
      isEncrypted: true
    ),
    Sign(name: "a Stratum backup", keys: ["Authenticators", "Categories"]),
    Sign(name: "a FreeOTP backup", keys: ["tokenOrder", "tokens"]),
    Sign(name: "a Credential Exchange file", keys: ["version", "exporterRpId", "accounts"]),
    Sign(name: "a NewPipe export", keys: ["app_version", "subscriptions"]),
    Sign(name: "a Ghostfolio export", keys: ["meta", "activities"]),
    Sign(name: "a Ghostfolio export", keys: ["activities"]),
    Sign(name: "a Postman collection", keys: ["info", "item"]),
    Sign(name: "Firefox bookmarks", keys: ["guid", "root", "children"]),
    Sign(name: "Firefox bookmarks", keys: ["children", "type"]),
    Sign(name: "a Zigbee coordinator backup", keys: ["metadata", "coordinator_ieee"]),
    Sign(name: "a JSON Schema", keys: ["$schema", "properties"]),
    Sign(name: "a package.json of npm", keys: ["name", "version", "dependencies"]),
    Sign(name: "GeoJSON", keys: ["type", "features"]),
  ]

  /// - Parameter keys: the first keys of the root object, in order.
  static func object(_ keys: [String], _ source: ByteSource, _ opening: Int) -> ForeignFormat? {
    let keys = Set(keys)
    for sign in signs where sign.keys.allSatisfy(keys.contains) {
      if let flag = sign.flag, !isTrue(flag, source, opening) { continue }
      if let entry = sign.entry, !begins(entry.list, with: entry.keys, source, opening) { continue }
      return ForeignFormat(
        name: sign.name,
        isEncrypted: sign.isEncrypted || (keys.contains("header") && isVault(source, opening))
      )
    }
    return nil
  }

  private static func isTrue(_ key: String, _ source: ByteSource, _ opening: Int) -> Bool {
    source.value(of: key, inObjectAt: opening).map { source.byte($0) == 0x74 } ?? false
  }

  /// The content of an encrypted Aegis vault is a text in place of an object.
  private static func isVault(_ source: ByteSource, _ opening: Int) -> Bool {
    source.value(of: "db", inObjectAt: opening).map { source.byte($0) == 0x22 } ?? false
  }

  private static func begins(
    _ list: String,
    with keys: [String],
    _ source: ByteSource,
    _ opening: Int
  ) -> Bool {
    guard let place = source.value(of: list, inObjectAt: opening) else { return false }
    return keys.allSatisfy(keysOfFirstEntry(source, place).contains)
  }

  private static func keysOfFirstEntry(_ source: ByteSource, _ list: Int) -> Set<String> {
    guard source.byte(list) == 0x5B else { return [] }
    let first = source.skipWhitespace(list + 1)
    guard source.byte(first) == 0x7B else { return [] }
    return Set(ObjectMembers(of: source, at: first).prefix(50).map { source.keyText($0.key) })
  }

  /// A list at the root, told by the keys of its first entry.
  static func list(_ source: ByteSource, _ opening: Int) -> ForeignFormat? {
    let keys = keysOfFirstEntry(source, opening)
    if ["secret", "label", "type"].allSatisfy(keys.contains) {
      return ForeignFormat(name: "an andOTP backup", isEncrypted: false)
    }
    if ["accountType", "otpGenerator"].allSatisfy(keys.contains) {
      return ForeignFormat(name: "a backup of Duo Mobile", isEncrypted: false)
    }
    return nil
  }
}
