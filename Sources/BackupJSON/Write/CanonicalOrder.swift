/// Sorts the keys of one object after the other.
///
/// The records of a backup have mostly the same keys in the same order. So the order that sorted the last object
/// of a size is tried first on the next one, which takes one comparison a key.
struct CanonicalOrder {
  /// The last order for each number of members, up to the limit.
  private var last: [[Int]] = Array(repeating: [], count: CanonicalOrder.limit)
  private static let limit = 64

  /// The places of the members in the order of their keys by UTF-16 code units.
  mutating func places(of members: [JSONObject.Member]) -> [Int] {
    guard members.count < CanonicalOrder.limit else { return CanonicalOrder.sorted(members) }
    let tried = last[members.count]
    if tried.count == members.count, CanonicalOrder.sorts(tried, members) { return tried }
    let places = CanonicalOrder.sorted(members)
    last[members.count] = places
    return places
  }

  private static func sorts(_ places: [Int], _ members: [JSONObject.Member]) -> Bool {
    for next in places.indices.dropFirst() {
      guard members[places[next - 1]].key.precedesInUTF16(members[places[next]].key) else { return false }
    }
    return true
  }

  private static func sorted(_ members: [JSONObject.Member]) -> [Int] {
    members.indices.sorted { members[$0].key.precedesInUTF16(members[$1].key) }
  }
}
