public import BackupValues

/// The name of a safety copy, for example `seaglass-backup-before-import-2026-01-31T100000Z.json`.
public struct SafetyCopyName: Sendable, Hashable, CustomStringConvertible {
  /// The name, which every file system takes.
  public let description: String

  /// Most bytes of the id of a format that the name has room for.
  private static let longestFormat = 64

  /// Makes the name of a copy of a store.
  ///
  /// - Parameters:
  ///   - format: the id of the store's format; what is no letter, digit, `-` or `_` of ASCII becomes `_`.
  ///   - moment: when the copy is made; its seconds are shown.
  public init(format: String, at moment: UTCMoment) {
    let family = format.utf8.prefix(Self.longestFormat).map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        byte
      default:
        UInt8(ascii: "_")
      }
    }
    // `2026-01-31T10:00:00`, without the colons, which some file systems do not take.
    let time = moment.description.utf8.prefix(19).filter { $0 != UInt8(ascii: ":") }
    description =
      String(decoding: family, as: UTF8.self) + "-before-import-" + String(decoding: time, as: UTF8.self)
      + "Z.json"
  }
}
