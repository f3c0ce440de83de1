import BackupEnvelope
import BackupFiles
import BackupJSON

/// How a backup is encrypted, and shown to open again before anybody relies on it.
struct Seal {
  let passcode: Passcode
  /// The id of the format of the content.
  let format: String
  let keyCost: KeyCost

  /// Writes the encrypted form of a backup, reads it back, and compares.
  func write(_ content: InputBytes, into file: GrowingFile) throws(GrowingFile.Failure) {
    var failure: GrowingFile.Failure?
    do throws(EnvelopeError) {
      try EnvelopeWriter(keyCost: keyCost).encrypt(content, passcode: passcode, format: format) { piece in
        guard failure == nil else { return }
        do throws(GrowingFile.Failure) {
          try file.append(Array(piece))
        } catch {
          failure = error
        }
      }
    } catch {
      throw GrowingFile.Failure(error.reason)
    }
    if let failure { throw failure }
    try verify(try file.written(), content)
  }

  /// The encrypted form of a backup, which was opened again.
  func encrypted(_ content: InputBytes) throws(GrowingFile.Failure) -> InputBytes {
    let file: InputBytes
    do throws(EnvelopeError) {
      file = InputBytes(
        try EnvelopeWriter(keyCost: keyCost).encrypt(content, passcode: passcode, format: format)
      )
    } catch {
      throw GrowingFile.Failure(error.reason)
    }
    try verify(file, content)
    return file
  }

  private func verify(_ file: InputBytes, _ content: InputBytes) throws(GrowingFile.Failure) {
    guard let backup = Envelope.inspect(file).backup, let opened = try? backup.open(passcode),
      Seal.areSame(opened, content)
    else { throw GrowingFile.Failure("what was written does not open again") }
  }

  static func areSame(_ left: InputBytes, _ right: InputBytes) -> Bool {
    guard left.count == right.count else { return false }
    return stride(from: 0, to: left.count, by: 1 << 20).allSatisfy { start in
      let end = min(left.count, start + 1 << 20)
      return left.bytes(start..<end) == right.bytes(start..<end)
    }
  }
}
