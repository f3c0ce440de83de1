/// How long something took: seconds of the best run and of the one in the middle.
struct Timing {
  let best: Double
  let median: Double

  init(_ seconds: [Double]) {
    let sorted = seconds.sorted()
    best = sorted[0]
    median = sorted[sorted.count / 2]
  }

  /// Runs a piece of work once to warm up, then several times on the clock. The last result is handed back, and what
  /// a run made is freed off the clock.
  static func of<Result>(runs: Int, _ work: () throws -> Result) rethrows -> (timing: Timing, result: Result)
  {
    var result = try work()
    var seconds: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<runs {
      let start = clock.now
      let made = try work()
      seconds.append(start.duration(to: clock.now) / .seconds(1))
      result = made
    }
    return (Timing(seconds), result)
  }
}
