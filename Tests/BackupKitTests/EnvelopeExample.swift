import BackupKit
import Foundation

/// The encrypted file of a backup.
func protected(_ backup: Data, with typed: String) throws -> Data {
  let passcode = Passcode(typed)
  return Data(try EnvelopeWriter().encrypt(InputBytes(backup), passcode: passcode, format: "habits-backup"))
}

/// The backup inside of an encrypted file.
///
/// - Parameter ask: asks for the passcode, and says what the last one failed with.
/// - Returns: `nil` where the file is refused, or nobody knows the passcode.
func opened(_ file: Data, ask: (_ failure: EnvelopeError?) -> String?) throws -> InputBytes? {
  let reading = Envelope.inspect(InputBytes(file))
  for finding in reading.findings { print("\(finding.pointer): \(finding.message)") }
  guard let backup = reading.backup else { return nil }
  var failure: EnvelopeError?
  while let typed = ask(failure) {
    do throws(EnvelopeError) {
      return try backup.open(Passcode(typed))
    } catch {
      guard error.code == .notOpened else { throw error }
      failure = error
    }
  }
  return nil
}
