import BackupFormat

/// The definitions that the schema of a contract needs, and what each is called under `$defs`.
struct DefinitionNames: Sendable {
  /// A record in one of its places: alone, or as a case of unions with one discriminator, which is a field more.
  struct Use: Sendable, Hashable {
    let record: String
    let discriminator: String?
  }

  /// The uses that the root leads to, in the order of the records in the contract.
  let uses: [Use]
  private let names: [Use: String]

  init(_ contract: Contract) {
    let found = DefinitionNames.found(contract)
    var uses: [Use] = []
    for record in contract.records {
      uses += found.filter { $0.record.utf8.elementsEqual(record.name.utf8) }
    }
    self.uses = uses
    var taken: Set<[UInt8]> = []
    var names: [Use: String] = [:]
    for use in uses where names[use] == nil {
      let isOnly = uses.filter { $0.record.utf8.elementsEqual(use.record.utf8) }.count == 1
      // A record in several places is told apart by the discriminator, whatever other records are called.
      var name = isOnly ? use.record : use.discriminator.map { "\(use.record) by \($0)" } ?? use.record
      while taken.contains(Array(name.utf8)) { name += "'" }
      taken.insert(Array(name.utf8))
      names[use] = name
    }
    self.names = names
  }

  /// The key under `$defs`.
  func name(of use: Use) -> String {
    names[use] ?? use.record
  }

  /// The value of `$ref`: a JSON Pointer as the fragment of a URI (RFC 6901 section 6).
  func reference(to use: Use) -> String {
    "#/$defs/" + name(of: use).fragmentEscaped
  }

  private static func found(_ contract: Contract) -> [Use] {
    var found: [Use] = []
    var known: Set<Use> = []
    var waiting: [ValueType] = contract.record(contract.root)?.fields.map(\.type) ?? []
    while let type = waiting.popLast() {
      var next: [Use] = []
      switch type {
      case .list(let list): waiting.append(list.element)
      case .map(let map): waiting.append(map.value)
      case .record(let name): next = [Use(record: name, discriminator: nil)]
      case .union(let union):
        next = union.cases.map { Use(record: $0.record, discriminator: union.discriminator) }
      case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment,
        .day,
        .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
        break
      }
      for use in next where known.insert(use).inserted {
        found.append(use)
        waiting += contract.record(use.record)?.fields.map(\.type) ?? []
      }
    }
    return found
  }
}

extension String {
  /// A token of a JSON Pointer in the fragment of a URI: `~` and `/` escaped, then everything that no URI has.
  fileprivate var fragmentEscaped: String {
    var escaped = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "~"): escaped += "~0"
      case UInt8(ascii: "/"): escaped += "~1"
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += "%" + (digits.utf8.count == 1 ? "0" + digits : digits)
      }
    }
    return escaped
  }
}
