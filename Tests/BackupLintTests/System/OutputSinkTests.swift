import Foundation
import Testing

@testable import BackupLint

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct OutputSinkTests {
  @Test func `a sink whose reader has gone is closed without a word`() {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    let sink = OutputSink(descriptor: ends[1])
    sink.write("hello")
    sink.flush()
    #expect(sink.state == .closed)
    close(ends[1])
  }

  @Test func `another failure to write is told`() {
    let sink = OutputSink(descriptor: -1)
    sink.write("hello")
    #expect(sink.state == .open)
    sink.flush()
    guard case .failed = sink.state else {
      Issue.record("not failed")
      return
    }
    let surroundings = Surroundings.test()
    #expect(surroundings.finish(.clean) == .clean)
  }

  @Test func `what is written to memory is kept`() {
    let sink = OutputSink()
    sink.write("a")
    sink.write(Array("é".utf8))
    #expect(sink.text == "aé")
  }
}
