import BackupValues

extension Base64Type.Alphabet {
  /// The alphabet by which a text is read and written.
  var ofText: Base64Text.Alphabet {
    switch self {
    case .standard: .standard
    case .url: .url
    }
  }
}
