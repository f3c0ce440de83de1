/// Other validators on the same file in the same run, where they are installed.
enum Peers {
  /// The scripts beside this package, which read a file once and validate its bytes several times.
  private static let scripts = [
    ("Python `jsonschema-rs`, parsed by `orjson`", "jsonschema_rs_peer.py", []),
    ("Python `msgspec`, typed", "msgspec_peer.py", []),
    ("Python `msgspec`, typed, garbage collector off", "msgspec_peer.py", ["without-collector"]),
    ("Python `orjson`, no validation", "orjson_peer.py", []),
    ("Python `json`, no validation", "json_peer.py", []),
  ]

  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/") + "/peers"

  static func measure(_ path: String, bytes: Int, layout: Layout, python: String, ours: Timing) {
    for (name, script, options) in scripts {
      let what = "\(name), \(layout.rawValue)"
      switch run([python, "\(folder)/\(script)", path, "3"] + options) {
      case .timed(let timing): Table.row(what, timing, bytes: bytes, ours: ours)
      case .notInstalled: Table.row(what, "not installed")
      case .failed: Table.row(what, "failed")
      }
    }
  }

  static var hasJQ: Bool { Processes.output(["jq", "--version"])?.status == 0 }

  private enum Outcome {
    case timed(Timing)
    case notInstalled
    case failed
  }

  /// A script prints the seconds of each run, and ends with status 3 where its library is missing.
  private static func run(_ command: [String]) -> Outcome {
    guard let (text, status) = Processes.output(command), status != 3, status != 127 else {
      return .notInstalled
    }
    let seconds = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return status == 0 && !seconds.isEmpty ? .timed(Timing(seconds)) : .failed
  }
}
