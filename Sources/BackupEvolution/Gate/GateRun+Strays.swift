import BackupFormat
import BackupJSON

extension GateRun {
  /// Whatever lies with the fixtures of a release is a fixture of it.
  mutating func judgeStrays(beside release: Ledger.Release, _ place: JSONPointer) throws(ProjectError) {
    let folder = layout.fixtures(state.format, release.version)
    let known = Set(release.fixtures.map { Array($0.name.utf8) })
    for name in try gate.tree.files(in: folder)
    where looksLikeFixture(name) && !known.contains(Array(name.utf8)) {
      addToLedger(
        stray(
          place.appending("fixtures"),
          "\(shown: ProjectLayout.path(folder, name)) belongs to no release",
          why: "the ledger has no digest of it, and nothing reads it",
          help: "delete it, or move it: a new case is a file of the draft",
          key: name
        )
      )
    }
  }

  /// The folders of fixtures are those of versions that there are.
  mutating func judgeStrayFolders() throws(ProjectError) {
    guard let newest = state.newest else { return }
    let folder = ProjectLayout.path(layout.fixtures, state.format)
    var seen: Set<FormatVersion> = []
    for path in try gate.tree.files(in: folder) {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count > 1, looksLikeFixture(path), let version = FormatVersion(String(parts[0])),
        state.contract(version) == nil, !state.isReleased(version), seen.insert(version).inserted
      else { continue }
      let shown = ProjectLayout.path(folder, String(parts[0]))
      add(
        stray(
          JSONPointer(tokens: ["version"]),
          "the fixtures in \(shown: shown) belong to no release, and to no draft",
          why: "there is no contract that reads them",
          help: "delete them, or move them: a new case is a file of the draft",
          key: version.description
        ),
        to: newest
      )
    }
  }

  /// Each file that ends as a step does is the step between two majors that there are.
  mutating func judgeStraySteps() throws(ProjectError) {
    let majors = Set(
      state.contracts.map(\.version.major) + (state.ledger?.releases ?? []).map(\.version.major)
    )
    let known = Set(
      majors.filter { majors.contains($0 - 1) }
        .map { Array(layout.step(state.format, to: $0, from: $0 - 1).utf8) }
    )
    let folder = layout.folder(state.format)
    for name in try gate.tree.files(in: folder) where ProjectLayout.isStepName(name) && isVisible(name) {
      let path = ProjectLayout.path(folder, name)
      guard !known.contains(Array(path.utf8)), let input = try gate.tree.read(path) else { continue }
      add(
        PlacedFinding(
          .contractStepStray,
          at: JSONPointer(),
          "the name of the file is that of a step, but of none between two majors of \(shown: state.format)",
          notes: [
            .why("a step is found by its folder and its name; nothing runs this one, and nothing checks it")
          ],
          help:
            "delete it, or name it <N>-to-<M>.upgrade.json, where M is the major behind N and both have contracts"
        ),
        to: path,
        input
      )
    }
  }

  /// A file of JSON in any folder that is not hidden.
  private func looksLikeFixture(_ path: String) -> Bool {
    path.hasSuffix(".json") && isVisible(path)
  }

  private func isVisible(_ path: String) -> Bool {
    !path.split(separator: "/").contains { $0.utf8.first == UInt8(ascii: ".") }
  }

  private func stray(
    _ place: JSONPointer,
    _ message: Phrase,
    why: Phrase,
    help: Phrase,
    key: String
  ) -> PlacedFinding {
    PlacedFinding(.contractFixtureStray, at: place, message, notes: [.why(why)], help: help, new: key)
  }
}
