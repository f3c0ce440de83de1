import BackupJSON
import Testing

@testable import BackupLint

@Suite struct FingerprintTests {
  @Test func `a fingerprint is the FNV-1a hash of rule, pointer and ordinal`() {
    #expect(Fingerprint.of(rule: "json/trailing-comma", pointer: "/a/0", ordinal: 2) == "cdf8fddd5dfd0d67")
    #expect(Fingerprint.of(rule: "", pointer: "", ordinal: 0) == "d94d02186c0f1487")
  }

  @Test func `findings of one rule at one place are told apart by their order`() {
    let pointer = JSONPointer(tokens: ["a"])
    let findings = [
      Finding(.trailingComma, at: 0..<1, pointer: pointer, "one"),
      Finding(.duplicateKey, at: 2..<3, pointer: pointer, "two"),
      Finding(.trailingComma, at: 4..<5, pointer: pointer, "three"),
    ]
    let prints = Fingerprint.all(findings)
    #expect(Set(prints).count == 3)
    #expect(prints[2] == Fingerprint.of(rule: "json/trailing-comma", pointer: "/a", ordinal: 1))
  }
}
