import BackupJSON

/// A text with one marked place: `"amount": ⟦14.00⟧`.
struct Marked {
  let input: InputBytes
  let span: Range<Int>

  init(_ text: String) {
    let parts = text.split(separator: "⟦", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts[1].split(separator: "⟧", maxSplits: 1, omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    span = start..<start + rest[0].utf8.count
    input = InputBytes(String(parts[0] + rest[0] + rest[1]))
  }
}
