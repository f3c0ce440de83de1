import BackupValues
import TestSupport
import Testing

struct RecordIDTests {
  static let canonical = "919108f7-52d1-4320-9bac-f847db4148a8"

  @Test(arguments: [
    FaultRow<RecordIDFaultReason>("", .empty, 0, 0),
    FaultRow("{919108F7-52D1-4320-9BAC-F847DB4148A8}", .braces, 0, 1, canonical),
    FaultRow("(919108f7-52d1-4320-9bac-f847db4148a8)", .braces, 0, 1, canonical),
    FaultRow("{919108f7-52d1-4320-9bac-f847db4148a8", .braces, 0, 1),
    FaultRow("URN:UUID:919108f7-52d1-4320-9bac-f847db4148a8", .urnPrefix, 0, 9, canonical),
    FaultRow("uuid:919108f7-52d1-4320-9bac-f847db4148a8", .urnPrefix, 0, 5, canonical),
    FaultRow("919108f752d143209bacf847db4148a8", .noHyphens, 8, 0, canonical),
    FaultRow(" 919108f7-52d1-4320-9bac-f847db4148a8", .whitespace, 0, 1, canonical),
    FaultRow("919108f7-52d1-4320-9bac-f847db4148a8\n", .whitespace, 36, 1, canonical),
    FaultRow("919108f7-52d1-4320-9bac-f847db4148a", .length, 35, 0),
    FaultRow("919108f7-52d1-4320-9bac-f847db4148a80", .length, 36, 1),
    FaultRow("12", .length, 2, 0),
    FaultRow("919108f-752d1-4320-9bac-f847db4148a8", .hyphenPlace, 7, 1),
    FaultRow("919108f752d1-4320-9bac-f847db4148a8", .hyphenPlace, 8, 1),
    FaultRow("919108f7-52d1-4320-9bac-f847db4148a8-", .hyphenPlace, 36, 1),
    FaultRow("g19108f7-52d1-4320-9bac-f847db4148a8", .notHex, 0, 1),
    FaultRow("919108f7_52d1_4320_9bac_f847db4148a8", .notHex, 8, 1),
    FaultRow("00000000-0000-0000-0000-00000000000\u{0}", .notHex, 35, 1),
    FaultRow("00000000-0000-0000-0000-0000\u{10}0000000", .notHex, 28, 1),
    FaultRow("coffee", .notHex, 1, 1),
    FaultRow("919108f7-52d1-4320-9bac-f847db4148a\u{430}", .nonASCII, 35, 2),
  ])
  func `a fault of an id is named at its place`(row: FaultRow<RecordIDFaultReason>) {
    #expect(row.isMet(by: fault(of: RecordID.self, row.text)))
  }

  @Test
  func `each of 256 bytes in each place is a digit exactly where it is one`() {
    let digits = Set("0123456789abcdefABCDEF".utf8)
    let valid = Array(Self.canonical.utf8)
    var failures = 0
    for place in valid.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = valid
        bytes[place] = byte
        let isHyphen = [8, 13, 18, 23].contains(place)
        let expected = isHyphen ? byte == UInt8(ascii: "-") : digits.contains(byte)
        let id = try? RecordID.read(utf8: bytes)
        if (id != nil) != expected { failures += 1 }
        if let id, id.description != String(decoding: bytes, as: UTF8.self).lowercased() { failures += 1 }
      }
    }
    #expect(failures == 0)
  }

  @Test
  func `the order of ids is that of their texts`() {
    var bits = SplitMix64(seed: 9562)
    var failures = 0
    var previous = RecordID(high: 0, low: 0)
    for _ in 0..<20_000 {
      let id = RecordID.random(using: &bits)
      if RecordID(id.description) != id || RecordID(id.description.uppercased()) != id { failures += 1 }
      if (id < previous) != (id.description < previous.description) { failures += 1 }
      if id.version != 4 || id.variant != .rfc { failures += 1 }
      previous = id
    }
    #expect(failures == 0)
  }

  @Test(.enabled(if: Corpora.isPresent("uuid"), "the UUID cases are not here (BACKUP_CORPORA)"))
  func `every case of the corpus is decided`() throws {
    let cases = try Corpora.objects("uuid/uuids.json")
    #expect(cases.count == 79)
    for entry in cases {
      let text = try #require(entry["text"] as? String)
      let id = RecordID(text)
      #expect((id != nil) == (entry["valid"] as? Bool), "\(text)")
      #expect(id?.description == entry["canonical"] as? String, "\(text)")
      #expect(id?.version == entry["version"] as? Int, "\(text)")
      #expect(id?.variant.rawValue == entry["variant"] as? String, "\(text)")
    }
  }
}
