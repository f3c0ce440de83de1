public import BackupFormat
import BackupValues

/// Which versions of the format have had a say in a document: what a version did not know, it did not mean to leave out.
///
/// The first is the version of the writer that changed the document last. Behind it stand newer versions that changed
/// it before that, each with the time of its change: their fields are as they left them. A store keeps it as the text
/// that ``description`` gives.
public struct KnownVersions: Sendable, Hashable, LosslessStringConvertible {
  struct Part: Sendable, Hashable {
    let version: FormatVersion
    /// When it changed the document last; `nil` for a document without a time. The first part has the document's own.
    let time: UTCMoment?
  }

  /// Versions ascend.
  let parts: [Part]

  /// What a document of a version knows that was changed by no other.
  public init(_ version: FormatVersion) { parts = [Part(version: version, time: nil)] }

  init(_ parts: [Part]) { self.parts = parts }

  /// Reads what ``description`` gives: versions such as `1.0`, with a space between two, and from the second on with a
  /// time in milliseconds behind an `@`; `nil` for anything else.
  public init?(_ text: String) {
    var parts: [Part] = []
    for piece in text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      let halves = piece.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
      guard let first = halves.first, let version = FormatVersion(String(Substring(first))),
        parts.last.map({ $0.version < version }) ?? true
      else { return nil }
      var time: UTCMoment?
      if halves.count == 2, !parts.isEmpty, let number = Int64(Substring(halves[1])) {
        time = UTCMoment(millisecondsSince1970: number)
      }
      guard halves.count == 1 || time != nil && halves.count == 2 else { return nil }
      parts.append(Part(version: version, time: time))
    }
    self.init(parts)
    guard description.utf8.elementsEqual(text.utf8) else { return nil }
  }

  public var description: String {
    parts.map { part in
      "\(part.version)" + (part.time.map { "@\($0.millisecondsSince1970)" } ?? "")
    }.joined(separator: " ")
  }
}
