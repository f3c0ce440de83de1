import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade

/// The upgrade of an old file to the newest version, in process and on one core: the check of the file, each step, the
/// new text, and the check of that.
enum Upgrades {
  struct NotConverted: Error {
    let findings: [String]
  }

  static func measure(_ path: String, runs: Int) throws -> (timing: Timing, bytes: Int) {
    let input = try InputBytes.file(path)
    let chain = UpgradeChain(ShippedFormats.library, steps: ShippedFormats.steps)
    let (timing, conversion) = Timing.of(runs: runs) { chain.upgrade(input) }
    guard case .converted = conversion.outcome, conversion.findings.isEmpty else {
      throw NotConverted(findings: conversion.findings.prefix(3).map { "\($0.rule) \($0.pointer)" })
    }
    return (timing, input.count)
  }
}
