import BackupJSON

/// Which fixes may be the cause of findings that are new: those at the same place, around it or inside of it.
struct FixSuspicion {
  private let places: Set<JSONPointer>
  private let surroundings: Set<JSONPointer>

  init(_ news: [Finding]) {
    places = Set(news.map(\.pointer))
    surroundings = Set(places.flatMap { FixSuspicion.ancestors($0) })
  }

  func falls(on pointer: JSONPointer) -> Bool {
    surroundings.contains(pointer) || FixSuspicion.ancestors(pointer).contains { places.contains($0) }
  }

  /// The place itself and all around it but for the whole document, which is around everything.
  private static func ancestors(_ pointer: JSONPointer) -> [JSONPointer] {
    (0..<pointer.tokens.count).map { JSONPointer(tokens: Array(pointer.tokens[...$0])) }
  }
}
