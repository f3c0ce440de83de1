/// A seeded SpenDrop 1 backup of about a given size, valid in every field and as the app writes it.
struct SpenDropFile {
  private var random: SplitMix64
  private let size: Int

  /// The bytes of a file; the same size and seed give the same bytes.
  static func bytes(of size: Int, seed: UInt64 = 1) -> [UInt8] {
    var file = SpenDropFile(random: SplitMix64(seed: seed), size: size)
    var text = AppWriter(capacity: size + 4096)
    text.object { file.members(&$0) }
    return text.bytes
  }

  private mutating func members(_ text: inout AppWriter) {
    text.text("accountName", "Personal")
    text.text("appName", "SpenDrop")
    text.list("expenses") { text in
      while text.bytes.count < size - size / 20 { text.object { expense(&$0) } }
    }
    text.text("exportDate", "2026-01-31T10:00:00Z")
    text.list("paybookProfiles") { text in
      while text.bytes.count < size { text.object { profile(&$0) } }
    }
    text.member("version", "1")
  }

  private mutating func expense(_ text: inout AppWriter) {
    let isRead = random.below(3) == 0
    text.member("amount", amount())
    text.text("categoryRaw", ["Food", "Groceries", "Transport", "Shopping"][random.below(4)])
    if isRead { text.member("confidence", "0.\(10 + random.below(90))") }
    text.text("createdAt", random.moment())
    text.text("currency", "RM")
    text.text("date", random.moment())
    if isRead { text.text("fundingAccount", "Wallet") }
    text.text("id", random.uuid().uppercased())
    if random.below(4) == 0 { text.text("imageRelativePath", "receipts/2025/\(random.below(100_000)).jpg") }
    text.member("isSampleData", "false")
    text.text("merchant", random.words(2))
    if random.below(3) == 0 { text.text("notes", random.words(3 + random.below(9))) }
    if isRead { text.text("paymentChannelRaw", "TNG_QR") }
    text.text("paymentSourceRaw", "E-Wallet")
    text.text("sourceTypeRaw", isRead ? "ocr" : "manual")
    if isRead { text.text("transactionReference", "TNG-\(random.below(1_000_000))") }
    if random.below(2) == 0 { text.text("updatedAt", random.moment()) }
  }

  private mutating func profile(_ text: inout AppWriter) {
    text.text("createdAt", random.moment())
    text.text("id", random.uuid().uppercased())
    text.member("isFrequent", "true")
    text.text("name", random.words(2))
    text.list("paymentMethods") { text in
      for _ in 0..<random.below(3) { text.object { method(&$0) } }
    }
  }

  private mutating func method(_ text: inout AppWriter) {
    text.text("accountIdentifier", "5141 2200 \(1000 + random.below(9000))")
    text.text("id", random.uuid().uppercased())
    text.text("paymentTypeRaw", "Bank Account")
    text.text("provider", "Maybank")
  }

  /// As a floating number is written: `30`, `18.5`, `2557.68`.
  private mutating func amount() -> String {
    let whole = random.below(random.below(4) == 0 ? 3000 : 60)
    switch random.below(3) {
    case 0: return "\(whole + 1)"
    case 1: return "\(whole).\(1 + random.below(9))"
    default: return "\(whole).\(random.below(10))\(1 + random.below(9))"
    }
  }
}
