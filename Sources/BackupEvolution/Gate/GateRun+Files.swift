import BackupFormat
import BackupJSON

extension GateRun {
  /// What is wrong with the files themselves.
  mutating func takeReadings() {
    for file in state.contracts {
      if !file.findings.isEmpty { add(file.findings, to: file.path, file.input) }
      if file.contract == nil { outcome = .notCompared("the contract of \(file.version) has errors") }
    }
    if let input = state.ledgerInput {
      if !state.ledgerFindings.isEmpty { add(state.ledgerFindings, to: layout.ledger(state.format), input) }
      if state.ledger == nil {
        outcome = .notCompared("the ledger has errors")
      } else if let ledger = state.ledger, !ledger.format.utf8.elementsEqual(state.format.utf8) {
        outcome = .notCompared("the ledger is that of another format")
        let finding = PlacedFinding(
          .contractLedgerForm,
          at: JSONPointer(tokens: ["format"]),
          "the ledger of \(shown: ledger.format) stands in the folder of \(shown: state.format)",
          help: "move the file to the folder of its format"
        )
        add(finding, to: layout.ledger(state.format), input)
      }
    }
    if state.contracts.isEmpty { outcome = .notCompared("there is no contract of the format") }
  }

  /// A contract stands in the folder of its format, under the name of its version.
  mutating func judgeFileNames() {
    for file in state.contracts {
      guard let contract = file.contract else { continue }
      if !contract.format.utf8.elementsEqual(state.format.utf8) {
        misplaced(
          file,
          "format",
          "the contract of \(shown: contract.format) stands in the folder of another format"
        )
      } else if contract.version != file.version {
        misplaced(
          file,
          "version",
          "the contract of \(contract.version) stands in the file of \(file.version)"
        )
      }
    }
  }

  private mutating func misplaced(_ file: FormatState.ContractFile, _ key: String, _ message: Phrase) {
    outcome = .notCompared("a contract stands in the wrong file")
    add(
      PlacedFinding(
        .contractFileName,
        at: JSONPointer(tokens: [key]),
        message,
        notes: [.why("the gate finds a contract by the name of its folder and of its file")],
        help:
          "correct the one that is wrong: the file of \(file.version) is <format>/\(file.version).contract.json"
      ),
      to: file
    )
  }

  /// A contract that is declared in Swift has its file, which says the same.
  mutating func judgeSnapshots() {
    // A release writes the file anew.
    if case .release = purpose { return }
    for file in state.contracts where file.isCompiledIn {
      guard let contract = file.contract else { continue }
      guard let snapshot = file.snapshot else {
        stale(file, JSONPointer(), "the contract of \(file.version) is declared in Swift, and has no file")
        continue
      }
      guard snapshot.bytes != file.input.bytes else { continue }
      if state.isReleased(file.version), contract.status == .draft,
        contract.releasedDigest == state.ledger?.release(file.version)?.contract
      {
        add(
          PlacedFinding(
            .contractSnapshotStale,
            at: JSONPointer(tokens: ["status"]),
            "\(file.version) is released, and its definition in Swift still calls it a draft",
            help: "write `status: .released` in the definition"
          ),
          to: file
        )
        continue
      }
      // What was released is compared with the ledger, and says more.
      if state.isReleased(file.version) { continue }
      let place = FirstDifference.pointer(file.input, snapshot)
      stale(file, place, "the file of \(file.version) is not what its definition in Swift gives")
    }
    guard state.isCompiledIn else { return }
    for file in state.contracts where !file.isCompiledIn && file.contract?.status == .draft {
      add(
        PlacedFinding(
          .contractSnapshotStale,
          at: JSONPointer(tokens: ["version"]),
          "the draft \(file.version) is no longer declared in Swift",
          help: "delete the file, or declare the version again"
        ),
        to: file
      )
    }
  }

  private mutating func stale(_ file: FormatState.ContractFile, _ place: JSONPointer, _ message: Phrase) {
    add(
      PlacedFinding(
        .contractSnapshotStale,
        at: place,
        message,
        notes: [.why("who reads a change sees the file; the gate of every other language reads it too")],
        help: "run `backup-lint gate --accept`, and read what has changed in \(shown: file.path)"
      ),
      to: file
    )
  }
}

/// Where two files begin to differ.
enum FirstDifference {
  /// The place in the first file; the whole where it cannot be told more exactly.
  static func pointer(_ left: InputBytes, _ right: InputBytes) -> JSONPointer {
    guard let left = try? JSONDocument(reading: left), let right = try? JSONDocument(reading: right) else {
      return JSONPointer()
    }
    return pointer(left.root, right.root, at: JSONPointer())
  }

  private static func pointer(_ left: JSONValue, _ right: JSONValue, at place: JSONPointer) -> JSONPointer {
    if let left = left.objectValue, let right = right.objectValue {
      for member in left where right[member.key] != member.value {
        guard let other = right[member.key] else { return place.appending(member.key) }
        return pointer(member.value, other, at: place.appending(member.key))
      }
      return place
    }
    if let left = left.arrayValue, let right = right.arrayValue {
      for index in left.indices where index >= right.count || left[index] != right[index] {
        guard index < right.count else { return place.appending(index) }
        return pointer(left[index], right[index], at: place.appending(index))
      }
    }
    return place
  }
}
