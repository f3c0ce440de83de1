import BackupFormat
import BackupJSON

/// The canonical text of a whole backup, without the time of its export.
struct RootText {
  private enum Part {
    case mark([UInt8])
    case member
    case collection
  }

  private var parts: [(key: String, part: Part)] = []

  /// - Parameters:
  ///   - members: the keys of the root that are no collections.
  ///   - collections: those that have records.
  init(_ contract: Contract, _ version: FormatVersion, members: [String], collections: [String]) {
    let recognition = contract.recognition
    if let mark = recognition.mark {
      parts.append((mark, .mark([0x22] + NormalWriter.escaped(recognition.value) + [0x22])))
    }
    if let mark = recognition.versionMark {
      parts.append((mark, .mark(Array(recognition.versionText(version).utf8))))
    }
    for member in members { parts.append((member, .member)) }
    let root = contract.record(contract.root)
    for collection in contract.collections {
      // Where the field may be left out, no records and no field are the same.
      guard
        collections.contains(where: { $0.isSameUTF8(as: collection.field) })
          || root?.field(collection.field)?.presence == .required
      else { continue }
      parts.append((collection.field, .collection))
    }
    parts.sort { $0.key.precedesInUTF16($1.key) }
  }

  /// A piece of the text.
  enum Segment {
    case text([UInt8])
    /// The value of a member of the root.
    case member(String)
    /// The records of a collection, with commas between them.
    case records(String)
  }

  /// The pieces one after the other.
  var segments: [Segment] {
    var segments: [Segment] = [.text([0x7B])]
    for (number, part) in parts.enumerated() {
      let comma = number > 0 ? [UInt8(ascii: ",")] : []
      segments.append(.text(comma + [0x22] + NormalWriter.escaped(part.key) + [0x22, 0x3A]))
      switch part.part {
      case .mark(let text): segments.append(.text(text))
      case .member: segments.append(.member(part.key))
      case .collection: segments += [.text([0x5B]), .records(part.key), .text([0x5D])]
      }
    }
    return segments + [.text([0x7D])]
  }
}

extension Recognition {
  /// The version as it is written in a file, as canonical JSON.
  func versionText(_ version: FormatVersion) -> String {
    switch versionForm {
    case .majorMinor: "{\"major\":\(version.major),\"minor\":\(version.minor)}"
    case .integer, .unwritten: "\(version.major)"
    }
  }
}
