import Foundation

/// The Markdown table that a run prints, row by row as the figures come.
enum Table {
  static func begin() {
    show("| What | Best | Median | Time, ours = 1 |")
    show("|---|--:|--:|--:|")
  }

  /// A row of throughput.
  static func row(_ what: String, _ timing: Timing, bytes: Int, ours: Timing?) {
    let speed = { (seconds: Double) in "\(number(Double(bytes) / seconds / 1e6)) MB/s" }
    show("| \(what) | \(speed(timing.best)) | \(speed(timing.median)) | \(ratio(timing, ours)) |")
  }

  /// A row of the time that a whole process takes.
  static func row(_ what: String, _ timing: Timing, ours: Timing?) {
    let time = { (seconds: Double) in "\(number(seconds * 1000)) ms" }
    show("| \(what) | \(time(timing.best)) | \(time(timing.median)) | \(ratio(timing, ours)) |")
  }

  /// A row without times.
  static func row(_ what: String, _ words: String) {
    show("| \(what) | \(words) | | |")
  }

  /// A row shows as soon as it is there, in a pipe too.
  private static func show(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// By the best runs: the others say more about what else the machine did.
  private static func ratio(_ timing: Timing, _ ours: Timing?) -> String {
    ours.map { number(timing.best / $0.best) } ?? ""
  }

  static func number(_ value: Double) -> String {
    value >= 100 ? String(format: "%.0f", value) : String(format: value >= 10 ? "%.1f" : "%.2f", value)
  }

  static func size(_ bytes: Int) -> String {
    bytes >= 950_000 ? "\((bytes + 500_000) / 1_000_000) MB" : "\((bytes + 500) / 1000) KB"
  }
}
