/// How a file is laid out.
enum Layout: String, CaseIterable {
  /// As an app writes it for people: indented by two spaces.
  case pretty
  /// On one line.
  case compact
  /// Keys sorted, so that the format and the version come behind nearly all records.
  case sorted
}

/// Writes the members and elements of one document in a layout.
///
/// It does not use the package's own writer, so that the file does not depend on what is measured.
struct LayoutWriter {
  private let layout: Layout
  private(set) var bytes: [UInt8] = []
  private var isFirst = true

  init(_ layout: Layout, capacity: Int) {
    self.layout = layout
    bytes.reserveCapacity(capacity)
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A member of the root object.
  mutating func member(_ key: String, _ value: String) {
    separate(depth: 1)
    append(layout == .compact ? "\"\(key)\":\(value)" : "\"\(key)\": \(value)")
    isFirst = false
  }

  mutating func openList(_ key: String) {
    member(key, "[")
    isFirst = true
  }

  mutating func element(_ value: String) {
    separate(depth: 2)
    append(value)
    isFirst = false
  }

  mutating func closeList() {
    newLine(depth: 1)
    append("]")
    isFirst = false
  }

  mutating func end() {
    newLine(depth: 0)
    append(layout == .compact ? "}" : "}\n")
  }

  /// An object whose opening brace stands at a depth.
  func object(_ members: [(String, String)], _ depth: Int) -> String {
    let members = layout == .sorted ? members.sorted { $0.0 < $1.0 } : members
    if layout == .compact { return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}" }
    let indent = String(repeating: "  ", count: depth)
    return "{\n" + members.map { "\(indent)  \"\($0)\": \($1)" }.joined(separator: ",\n") + "\n\(indent)}"
  }

  private mutating func separate(depth: Int) {
    if !isFirst { append(",") }
    newLine(depth: depth)
  }

  private mutating func newLine(depth: Int) {
    if layout != .compact { append("\n" + String(repeating: "  ", count: depth)) }
  }
}
