import BackupFormat
import BackupJSON

/// The schema of base64 text, with the limits of the number of bytes.
///
/// Three bytes are four characters, so the length of the text settles the number of bytes to within three; the
/// padding settles the rest.
struct Base64Schema {
  let object: JSONObject

  init(_ base64: Base64Type) {
    switch base64.alphabet {
    case .standard: object = Base64Schema.standard(base64)
    case .url: object = Base64Schema.url(base64)
    }
  }

  private static func standard(_ base64: Base64Type) -> JSONObject {
    let (least, most) = (padded(base64.minimum), padded(base64.maximum))
    var schema: JSONObject = ["type": "string", "contentEncoding": "base64"]
    if least > 0 { schema["minLength"] = .int(least) }
    schema["maxLength"] = .int(most)
    schema["pattern"] = .string(
      pattern("A-Za-z0-9+/", end: { "[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}\($0)=" })
    )
    var excluded: [JSONValue] = []
    switch base64.minimum % 3 {
    case 0 where least > 0: excluded.append(text("maxLength", least, "=$"))
    case 2: excluded.append(text("maxLength", least, "==$"))
    default: break
    }
    switch base64.maximum % 3 {
    case 1: excluded.append(text("minLength", most, "[^=].$"))
    case 2: excluded.append(text("minLength", most, "[^=]$"))
    default: break
    }
    if !excluded.isEmpty { schema["not"] = excluded.count == 1 ? excluded[0] : ["anyOf": .array(excluded)] }
    return schema
  }

  private static func url(_ base64: Base64Type) -> JSONObject {
    var schema: JSONObject = ["type": "string"]
    if base64.minimum > 0 { schema["minLength"] = .int(unpadded(base64.minimum)) }
    schema["maxLength"] = .int(unpadded(base64.maximum))
    schema["pattern"] = .string(
      pattern("A-Za-z0-9_-", end: { "[A-Za-z0-9_-][AQgw]|[A-Za-z0-9_-]{2}\($0)" })
    )
    return schema
  }

  /// Groups of four characters, and an end whose spare bits are zero.
  private static func pattern(_ alphabet: String, end: (String) -> String) -> String {
    "^(?:[\(alphabet)]{4})*(?:\(end("[AEIMQUYcgkosw048]")))?$"
  }

  private static func text(_ limit: String, _ length: Int, _ pattern: String) -> JSONValue {
    .object(["type": "string", limit: .int(length), "pattern": .string(pattern)])
  }

  /// The number of characters of a number of bytes, with padding.
  private static func padded(_ bytes: Int) -> Int {
    let (length, overflow) = (bytes / 3 + (bytes % 3 == 0 ? 0 : 1)).multipliedReportingOverflow(by: 4)
    return overflow ? Int.max : length
  }

  /// The number of characters of a number of bytes, without padding.
  private static func unpadded(_ bytes: Int) -> Int {
    let (length, overflow) = (bytes / 3).multipliedReportingOverflow(by: 4)
    if overflow { return Int.max }
    return bytes % 3 == 0 ? length : length.saturatingAdding(bytes % 3 + 1)
  }
}

extension Int {
  fileprivate func saturatingAdding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? Int.max : sum
  }
}
