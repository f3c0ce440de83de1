/// Where the values of some pointers stand in a document: the way back from a path to its bytes.
package struct PointerLocations {
  /// The place of one value, or of the nearest container that is there.
  package struct Location: Sendable, Hashable {
    /// The key of the value with its quotes; `nil` for an element of an array and for the whole document.
    package var key: Range<Int>?
    /// The bytes of a scalar, the opening bracket of a container.
    package var value: Range<Int>
    /// The last tokens of the pointer, for which nothing stands in the document.
    package var missing: [String] = []
    /// What to mark in a report: a scalar itself, and of a container its key.
    package var mark: Range<Int> { isContainer ? key ?? value : value }

    fileprivate var isContainer = false
  }

  private let source: ByteSource
  private var steps: [Step] = [Step()]
  private var locations: [Location?] = [nil]

  /// One wanted place and the wanted ones inside it, by the UTF-8 bytes of their token.
  private struct Step {
    var inner: [[UInt8]: Int] = [:]
  }

  /// Looks for all pointers in one walk. Nothing is judged, and any bytes are taken; where a key stands twice, the
  /// first counts.
  ///
  /// - Complexity: linear in the bytes of the document for each level of nesting that a pointer goes down, at most
  ///   ``JSONDocument/depthLimit``.
  package init(of pointers: [JSONPointer], in source: ByteSource) {
    self.source = source
    for pointer in pointers { addStep(to: pointer) }
    let start = source.documentStart
    locate(0, at: start, key: nil, depth: 0)
  }

  /// The place of one of the pointers.
  package subscript(pointer: JSONPointer) -> Location {
    var outer = pointer
    var missing: [String] = []
    while true {
      if let step = step(to: outer), var location = locations[step] {
        location.missing = missing.reversed()
        return location
      }
      guard let parent = outer.parent else { return Location(key: nil, value: 0..<min(1, source.count)) }
      missing.append(outer.tokens[outer.tokens.count - 1])
      outer = parent
    }
  }

  private mutating func addStep(to pointer: JSONPointer) {
    var current = 0
    for token in pointer.tokens.prefix(JSONDocument.depthLimit) {
      let key = Array(token.utf8)
      if let next = steps[current].inner[key] {
        current = next
      } else {
        steps.append(Step())
        locations.append(nil)
        steps[current].inner[key] = steps.count - 1
        current = steps.count - 1
      }
    }
  }

  private func step(to pointer: JSONPointer) -> Int? {
    var current = 0
    for token in pointer.tokens {
      guard let next = steps[current].inner[Array(token.utf8)] else { return nil }
      current = next
    }
    return current
  }

  private mutating func locate(_ step: Int, at index: Int, key: Range<Int>?, depth: Int) {
    let first = source.byte(index)
    let isContainer = first == 0x7B || first == 0x5B
    let end = isContainer ? index + 1 : source.endOfBalancedValue(index, limit: source.count) ?? index
    let last = max(min(end, source.count), min(index, source.count))
    locations[step] = Location(key: key, value: min(index, last)..<last, isContainer: isContainer)
    guard isContainer, !steps[step].inner.isEmpty, depth < JSONDocument.depthLimit else { return }
    if first == 0x7B {
      locateMembers(step, at: index, depth: depth + 1)
    } else {
      locateElements(step, at: index, depth: depth + 1)
    }
  }

  private mutating func locateMembers(_ step: Int, at opening: Int, depth: Int) {
    for member in ObjectMembers(of: source, at: opening) {
      let name = Array(source.decodedString(member.key).utf8)
      guard let next = steps[step].inner[name], locations[next] == nil else { continue }
      let key = member.key.lowerBound - 1..<member.key.upperBound + 1
      locate(next, at: member.value, key: key, depth: depth)
    }
  }

  private mutating func locateElements(_ step: Int, at opening: Int, depth: Int) {
    var index = source.skipWhitespace(opening + 1)
    var number = 0
    while index < source.count, source.byte(index) != 0x5D,
      let end = source.endOfBalancedValue(index, limit: source.count)
    {
      if let next = steps[step].inner[Array(String(number).utf8)] {
        locate(next, at: index, key: nil, depth: depth)
      }
      number += 1
      index = source.skipWhitespace(end)
      guard source.byte(index) == 0x2C else { return }
      index = source.skipWhitespace(index + 1)
    }
  }
}
