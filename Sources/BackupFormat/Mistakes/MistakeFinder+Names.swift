import BackupJSON

/// Names, sentences and versions.
extension MistakeFinder {
  /// A key, or a word that stands in files: compared byte by byte, and shown in messages as it is.
  mutating func findInName(_ name: String, _ pointer: JSONPointer, _ what: String) {
    if let fault = NameForm.fault(name) {
      tell(.contractNameForm, pointer, "\(what) \(fault)")
    }
  }

  mutating func findInText(_ text: String, _ pointer: JSONPointer, _ what: String, mayBeEmpty: Bool = true) {
    if !mayBeEmpty, text.utf8.isEmpty {
      tell(.contractTextForm, pointer, "\(what) must not be empty")
    } else if text.unicodeScalars.contains(where: { NameForm.isControl($0) && $0 != "\n" && $0 != "\t" }) {
      tell(.contractTextForm, pointer, "\(what) contains a control character")
    }
  }

  mutating func findInSince(_ since: FormatVersion?, _ pointer: JSONPointer) {
    guard let since, !doubts.cover(JSONPointer(tokens: ["version"])) else { return }
    let version = contract.version
    if since.major != version.major || since > version || since.minor < 0 {
      tell(
        .contractSince,
        pointer.appending("since"),
        "version \(since) is not one of \(version.major).0 to \(version)"
      )
    }
  }

  /// Words that were removed: well formed, each once, and none of them in use.
  mutating func findInReserved(_ reserved: [String], _ pointer: JSONPointer, _ inUse: NameIndex) {
    let list = pointer.appending("reserved")
    let index = NameIndex(reserved)
    let repeated = Set(index.repeated)
    for (place, name) in reserved.enumerated() {
      findInName(name, list.appending(place), "the name")
      if repeated.contains(place) {
        tell(.contractDuplicateName, list.appending(place), "\(shown(name)) is reserved twice")
      }
      if inUse.contains(name) {
        tell(
          .contractReservedName,
          list.appending(place),
          "\(shown(name)) was removed and may not be used again, but it is in use"
        )
      }
    }
  }

  /// Names that stand twice; the second is told.
  mutating func findRepeated(_ index: NameIndex, _ pointer: JSONPointer, _ what: String) {
    for place in index.repeated {
      tell(
        .contractDuplicateName,
        pointer.appending(index.names[place]),
        "there are two \(what) with the name \(shown(index.names[place]))"
      )
    }
  }
}
