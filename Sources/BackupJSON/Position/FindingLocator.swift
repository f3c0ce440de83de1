/// Adds to findings the pointer of the place they speak of, in one more walk over the file.
package struct FindingLocator {
  private let source: ByteSource

  package init(_ source: ByteSource) {
    self.source = source
  }

  /// The same findings in the order of a report, with their pointers and those of their notes.
  ///
  /// A pointer that a finding already has is a path from the value at its place inward (a missing field has no place
  /// of its own), and is added to the end.
  ///
  /// - Parameter visit: is given each finding with the containers around it.
  /// - Complexity: linear in the file up to the last place, O(n log n) in the number of findings.
  package func located(
    _ findings: [Finding],
    each visit: (inout Finding, [StructureWalker.Frame]) -> Void = { _, _ in }
  ) -> [Finding] {
    var located = findings.sorted(by: Finding.inReportOrder)
    var walker = StructureWalker(source)
    for place in places(located) {
      walker.advance(to: place.offset)
      guard let note = place.note else {
        visitFinding(&located[place.finding], &walker, visit)
        continue
      }
      located[place.finding].notes[note].pointer = walker.pointer()
    }
    return located
  }

  private struct Place {
    let offset: Int
    let finding: Int
    let note: Int?
  }

  private func places(_ findings: [Finding]) -> [Place] {
    var places: [Place] = []
    for (index, finding) in findings.enumerated() {
      places.append(Place(offset: finding.range.lowerBound, finding: index, note: nil))
      for (number, note) in finding.notes.enumerated() {
        guard let range = note.range else { continue }
        places.append(Place(offset: range.lowerBound, finding: index, note: number))
      }
    }
    return places.sorted { $0.offset < $1.offset }
  }

  private func visitFinding(
    _ finding: inout Finding,
    _ walker: inout StructureWalker,
    _ visit: (inout Finding, [StructureWalker.Frame]) -> Void
  ) {
    let inward = finding.pointer.tokens
    finding.pointer = JSONPointer(tokens: walker.pointer().tokens + inward)
    var frames = walker.frames
    if !inward.isEmpty {
      // The finding is about the inside of the container that begins here.
      frames.append(StructureWalker.Frame(opening: finding.range.lowerBound, isArray: false))
    }
    visit(&finding, frames)
  }
}
