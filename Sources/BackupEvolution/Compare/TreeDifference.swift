import BackupFormat
import BackupJSON

/// A fact that is not the same in the file forms of two contracts.
struct TreeDifference {
  let place: JSONPointer
  let old: JSONValue?
  let new: JSONValue?
  /// Whether only the order of the names differs.
  var isOrder = false

  static func between(_ older: Contract, _ newer: Contract) -> [TreeDifference] {
    let writer = ContractWriter()
    var found: [TreeDifference] = []
    collect(writer.document(older).root, writer.document(newer).root, JSONPointer(), &found)
    return found
  }

  // A contract without mistakes is nested as deep as its types, which is 16 levels at most; a default is one fact.
  private static func collect(
    _ old: JSONValue,
    _ new: JSONValue,
    _ place: JSONPointer,
    _ found: inout [TreeDifference]
  ) {
    guard let before = old.objectValue, let after = new.objectValue, place.tokens.last != "default" else {
      if old != new { found.append(TreeDifference(place: place, old: old, new: new)) }
      return
    }
    for member in before where after.position(of: member.key) == nil {
      found.append(TreeDifference(place: place.appending(member.key), old: member.value, new: nil))
    }
    for member in after {
      let inner = place.appending(member.key)
      if let value = before[member.key] {
        collect(value, member.value, inner, &found)
      } else {
        found.append(TreeDifference(place: inner, old: nil, new: member.value))
      }
    }
    let kept = before.keys.filter { after.position(of: $0) != nil }
    let now = after.keys.filter { before.position(of: $0) != nil }
    if !kept.elementsEqual(now, by: { $0.isSameUTF8(as: $1) }) {
      let names = [kept, now].map { JSONValue.array($0.map { .string($0) }) }
      found.append(TreeDifference(place: place, old: names[0], new: names[1], isOrder: true))
    }
  }
}
