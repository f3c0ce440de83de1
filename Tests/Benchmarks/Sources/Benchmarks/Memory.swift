import Foundation

/// Private memory of a whole check.
enum Memory {
  /// The most private memory that a program held while it ran, in bytes; `nil` where the system does not tell.
  ///
  /// The program runs as a child. Until it ends, `Private_Dirty` of its `/proc/<pid>/smaps_rollup` is read again and
  /// again: pages that it alone has written, which is heap, tables and stack. The file itself is mapped and never
  /// written, so its pages are not among them; the kernel can drop them at any time. Nothing is subtracted: the
  /// program's own start-up is part of the figure. A sample can miss a short peak, so the largest of all runs counts.
  /// `exit` is the status that the program has to end with.
  static func peak(_ command: [String], runs: Int, exit: Int32 = 0) throws -> Int? {
    var peak: Int?
    for _ in 0..<runs {
      let process = try Processes.start(command)
      let rollup = "/proc/\(process)/smaps_rollup"
      var status: Int32 = 0
      while waitpid(process, &status, WNOHANG) == 0 {
        if let sample = privateDirty(rollup) { peak = max(peak ?? 0, sample) }
      }
      guard status == exit << 8 else { throw Processes.Failed(command: command, status: status) }
    }
    return peak
  }

  private static func privateDirty(_ rollup: String) -> Int? {
    guard let text = try? String(contentsOfFile: rollup, encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("Private_Dirty:") })
    else { return nil }
    return Int(line.filter(\.isNumber)).map { $0 * 1024 }
  }
}
