import Testing

@testable import BackupLint

struct SizeTextTests {
  @Test(arguments: [
    ("0B", 0), ("512B", 512), ("10KB", 10_000), ("100MB", 100_000_000), ("1GB", 1_000_000_000),
    ("1KiB", 1024),
    ("2MiB", 2 << 20), ("1GiB", 1 << 30),
  ])
  func `a size is a whole number and a unit`(text: String, bytes: Int) {
    #expect(SizeText.bytes(text) == bytes)
  }

  @Test(arguments: [
    ("100mb", "100MB"), ("100 MB", "100MB"), ("100M", "100MB"), ("1gib", "1GiB"), ("1G", "1GB"),
    ("500", "500B"),
    ("1,000KB", "1000KB"), ("10gbi", "10GiB"),
  ])
  func `a size that is written otherwise is told as it was meant`(text: String, meant: String) {
    #expect(SizeText.bytes(text) == nil)
    #expect(SizeText.suggestion(for: text) == meant)
  }

  @Test(arguments: [
    "", "MB", "-1MB", "1.5MB", "many", "1TB9", "99999999999999MB", "999999999999GB", "\u{661}MB",
  ])
  func `what is no size has no bytes`(text: String) {
    #expect(SizeText.bytes(text) == nil)
  }
}
