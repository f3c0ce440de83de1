/// An element with attributes in order, and other elements or a text inside.
struct XMLElement {
  private let name: String
  private let attributes: [(String, String)]
  private var children: [XMLElement] = []
  private var text = ""

  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  init(_ name: String, _ attributes: KeyValuePairs<String, String>, text: String = "") {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.text = text
  }

  init(_ name: String, _ attributes: KeyValuePairs<String, String>, _ children: [XMLElement]) {
    self.init(name, attributes)
    self.children = children
  }

  /// The element on lines of its own, indented by two spaces a level.
  func written(depth: Int = 0) -> String {
    let indent = String(repeating: "  ", count: depth)
    let head = attributes.reduce("\(indent)<\(name)") { $0 + " \($1.0)=\"\(XMLText.attribute($1.1))\"" }
    if !text.isEmpty { return "\(head)>\(XMLText.content(text))</\(name)>\n" }
    if children.isEmpty { return "\(head)/>\n" }
    return "\(head)>\n" + children.map { $0.written(depth: depth + 1) }.joined() + "\(indent)</\(name)>\n"
  }
}
