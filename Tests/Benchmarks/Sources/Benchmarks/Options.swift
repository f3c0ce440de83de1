/// What the command line asks for.
struct Options {
  /// Bytes of the large file.
  var size = 100_000_000
  /// Runs on the clock for each figure in process.
  var runs = 9
  /// The interpreter that has the Python peers.
  var python = "python3"
  /// The checker's executable; beside this one where nothing is said.
  var tool: String

  static let usage = """
    usage: Benchmarks [--size BYTES|10KB|100MB] [--runs N] [--python PATH] [--tool PATH]

    """

  /// `nil` where the arguments make no sense.
  init?(_ arguments: [String]) {
    tool =
      arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/backup-lint"
    var rest = arguments.dropFirst()
    while let flag = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch flag {
      case "--size":
        guard let size = Options.bytes(value), size >= 10_000 else { return nil }
        self.size = size
      case "--runs":
        guard let runs = Int(value), runs > 0 else { return nil }
        self.runs = runs
      case "--python": python = value
      case "--tool": tool = value
      default: return nil
      }
    }
  }

  private static func bytes(_ text: String) -> Int? {
    for (unit, factor) in [("KB", 1000), ("MB", 1_000_000), ("GB", 1_000_000_000)] where text.hasSuffix(unit)
    {
      return Int(text.dropLast(2)).map { $0 * factor }
    }
    return Int(text)
  }
}
