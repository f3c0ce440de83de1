public import BackupJSON
public import Foundation

extension InputBytes {
  /// Copies the bytes of a `Data`.
  public convenience init(_ data: Data) {
    self.init([UInt8](data))
  }

  /// The bytes of a file.
  ///
  /// - Throws: ``InputError``, also for a URL that is not one of a file.
  public static func file(at url: URL) throws(InputError) -> InputBytes {
    try file(url.path)
  }
}

extension Data {
  /// A copy of all bytes.
  public init(_ input: InputBytes) {
    self.init(input.bytes)
  }
}
