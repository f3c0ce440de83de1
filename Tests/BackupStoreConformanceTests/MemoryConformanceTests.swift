import BackupImport
import BackupStoreConformance
import Testing

@Suite struct MemoryConformanceTests {
  @Test(arguments: StorePromise.all)
  func `the store in memory keeps its promises`(promise: StorePromise) {
    // It lives as long as the object: to open it again is to go on with it.
    #expect(promise.failures({ MemoryStore() }, reopen: { $0 }) == [])
  }

  @Test func `promises have names of their own, and sentences`() {
    let names = StorePromise.all.map(\.name)
    #expect(Set(names).count == names.count)
    for promise in StorePromise.all {
      #expect(promise.statement.hasSuffix(".") && promise.description == promise.name)
    }
  }
}
