/// A shape as an indented tree: keys, kinds and numbers, never a value.
///
/// ```
/// trackers: list of 3
///   each: object × 3
///     id: text × 3
///     cost: object × 1, null × 1 (absent in 1)
/// ```
struct ShapeText {
  private(set) var lines: [String] = []

  init(_ root: Shape) {
    lines.append("  " + ShapeText.kinds(root))
    children(root, 2)
  }

  private mutating func children(_ shape: Shape, _ level: Int) {
    for member in shape.members {
      let key = String(decoding: member.key, as: UTF8.self).visible
      line(level, key, member.shape, of: shape.count(.object))
    }
    if let values = shape.values { line(level, "{…}", values, of: values.total) }
    if shape.isCut { lines.append(String(repeating: "  ", count: level) + "…") }
    if let elements = shape.elements { line(level, "each", elements, of: elements.total) }
  }

  private mutating func line(_ level: Int, _ name: String, _ shape: Shape, of parents: Int) {
    // Nothing was met where the walk ended at a fault.
    guard shape.total > 0 else { return }
    let absent = parents - shape.total
    lines.append(
      String(repeating: "  ", count: level) + "\(name): \(ShapeText.kinds(shape))"
        + (absent > 0 ? " (absent in \(absent))" : "")
    )
    children(shape, level + 1)
  }

  private static func kinds(_ shape: Shape) -> String {
    let present = Shape.Kind.allCases.filter { shape.count($0) > 0 }
    return present.map { kind in
      let count = shape.count(kind)
      let times = count > 1 || present.count > 1 ? " × \(count)" : ""
      switch kind {
      case .list where shape.elementCount == 0: return "empty list" + times
      case .list where count == 1: return "list of \(shape.elementCount)"
      case .list: return "list\(times) (\(counted(shape.elementCount, "element")))"
      case .object where shape.keyCount == 0: return "empty object" + times
      case .object where shape.values != nil: return "object\(times) with \(counted(shape.keyCount, "key"))"
      case .object, .text, .integer, .number, .boolean, .null: return kind.rawValue + times
      }
    }.joined(separator: ", ")
  }
}
