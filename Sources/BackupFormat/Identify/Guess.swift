@_spi(Scanning) import BackupJSON

/// A guess at the contract of a file whose format and version stand behind all of its records, as in files with
/// sorted keys: walking over the whole file to find them would take as long as checking it.
///
/// A guess costs nothing where it is right. Where it is wrong, nothing of its run is used.
enum Guess {
  /// How far into the file the format and version are looked for before guessing.
  private static let reach = 1 << 16

  /// How far before the end of the file the version is looked for, where sorted keys put it.
  private static let reachBack = 1 << 10

  /// The contract whose root has the keys that the file begins with, where only one format has such a one; `nil` where
  /// the file says soon enough what it is, or looks like none or several. Of several versions it is the one that the
  /// file seems to end with, or the newest.
  static func contract(_ source: ByteSource, _ library: FormatLibrary) -> CompiledContract? {
    let start = source.documentStart
    guard source.count - start > reach else { return nil }
    let keys = ObjectMembers(of: source, at: start, reach: reach).prefix(50).map { source.keyText($0.key) }
    guard !keys.isEmpty else { return nil }
    let candidates = library.families.compactMap { family in
      let alike = family.contracts.filter { isLike(keys, $0.outline) }
      return alike.count < 2
        ? alike.last
        : alike.last { version(atEndOf: source, $0.outline.recognition) == $0.outline.version } ?? alike.last
    }
    return candidates.count == 1 ? candidates[0].compiled : nil
  }

  /// What stands behind the last key near the end that is named as the version is, wherever that key belongs.
  private static func version(atEndOf source: ByteSource, _ recognition: Recognition) -> FormatVersion? {
    let key = Array("\"\(recognition.versionKey)\"".utf8)
    for start in (max(0, source.count - reachBack)..<max(1, source.count - key.count)).reversed() {
      guard key.indices.allSatisfy({ source.byte(start + $0) == key[$0] }) else { continue }
      let colon = source.skipWhitespace(start + key.count)
      guard source.byte(colon) == 0x3A else { continue }
      let value = source.skipWhitespace(colon + 1)
      guard case .version(let version, _) = VersionReading(source, value, [recognition.versionForm]) else {
        return nil
      }
      return version
    }
    return nil
  }

  private static func isLike(_ keys: [String], _ outline: ContractOutline) -> Bool {
    let marks = outline.recognition.marks
    // Without both marks it could not be told behind the run whether the guess was right.
    guard marks.count == 2, !marks.allSatisfy(keys.contains) else { return false }
    let known = Set((marks + outline.rootKeys).map { Array($0.utf8) })
    return keys.allSatisfy { known.contains(Array($0.utf8)) }
  }
}

extension CheckEngine {
  /// Whether the document that was read is of the format and exactly the version of the contract.
  var isOfItsContract: Bool {
    let contract = compiled.contract
    // The places of depth 1 are those of the root, whose first two fields are format and version.
    let (format, version) = unsafe (places[64], places[65])
    guard format > 0, version > 0,
      source.stringValue(at: format).map({ $0.utf8.elementsEqual(contract.recognition.value.utf8) }) == true
    else { return false }
    guard case .version(let found, _) = VersionReading(source, version, [contract.recognition.versionForm])
    else {
      return false
    }
    return found == contract.version
  }
}
