import BackupFormats
import BackupKit

/// Makes a file of the newest version of an old one.
///
/// - Returns: the new file, or the old one where it is of that version already; `nil` where it was refused.
func upgraded(_ file: InputBytes) -> InputBytes? {
  let chain = UpgradeChain(ShippedFormats.library, steps: ShippedFormats.steps)
  let conversion = chain.upgrade(file)
  for finding in conversion.findings + conversion.losses.findings {
    print("\(finding.pointer): \(finding.message)")
  }
  switch conversion.outcome {
  case .converted(let new): return new
  case .current: return file
  case .refused: return nil
  }
}
