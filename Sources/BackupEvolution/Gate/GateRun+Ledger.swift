import BackupFormat
import BackupJSON

extension GateRun {
  /// What the base's ledger says is still said: releases are only added.
  mutating func judgeLedgerAgainstBase() {
    guard let earlier else { return }
    if earlier.state.ledger == nil, earlier.state.ledgerInput != nil {
      outcome = .notCompared("the ledger in \(earlier.name) has errors")
      return
    }
    guard let before = earlier.state.ledger, !before.releases.isEmpty else { return }
    guard let ledger = state.ledger, let input = state.ledgerInput else {
      if state.ledgerInput == nil { ledgerIsGone(earlier.name) }
      return
    }
    for release in before.releases {
      let list = JSONPointer(tokens: ["releases"])
      guard let kept = ledger.releases.firstIndex(where: { $0.version == release.version }) else {
        rewritten(list, "the release of \(release.version) is no longer in the ledger", input)
        continue
      }
      guard ledger.releases[kept] != release else { continue }
      let place = list.appending(kept)
      let inner = FirstDifference.pointer(of: ledger.releases[kept], release)
      rewritten(
        JSONPointer(tokens: place.tokens + inner.tokens),
        "what the ledger says of \(release.version) was changed",
        input
      )
    }
  }

  private mutating func rewritten(_ place: JSONPointer, _ message: Phrase, _ input: InputBytes) {
    add(
      PlacedFinding(
        .contractLedgerRewritten,
        at: place,
        message,
        notes: [.why("files of a released version are on people's devices, whatever the ledger says")],
        help: restore(layout.ledger(state.format))
      ),
      to: layout.ledger(state.format),
      input
    )
  }

  private mutating func ledgerIsGone(_ base: String) {
    guard let newest = state.newest else {
      outcome = .notCompared("the format was released in \(base), and all its files are gone")
      return
    }
    add(
      PlacedFinding(
        .contractLedgerRewritten,
        at: JSONPointer(tokens: ["format"]),
        "the ledger of \(shown: state.format) was deleted",
        notes: [.why("without it nothing says what was released")],
        help: restore(layout.ledger(state.format))
      ),
      to: newest
    )
  }

  /// How to take a file back.
  func restore(_ path: String) -> Phrase {
    if let earlier { return "take it back: `git checkout \(shown: earlier.name) -- \(shown: path)`" }
    return "take \(shown: path) back from version control"
  }
}

extension FirstDifference {
  /// Where a release in the ledger begins to differ from another.
  fileprivate static func pointer(of left: Ledger.Release, _ right: Ledger.Release) -> JSONPointer {
    let texts = [left, right].map { release in
      LedgerWriter().write(Ledger(format: "", releases: [release]))
    }
    let place = pointer(InputBytes(texts[0]), InputBytes(texts[1]))
    return JSONPointer(tokens: Array(place.tokens.dropFirst(2)))
  }
}
