import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element as an XML parser that is not ours reads it.
final class XMLNode {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLNode] = []
  private(set) var text = ""

  private init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root element; `nil` where the text is not well-formed.
  static func root(of text: String) -> XMLNode? {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    return parser.parse() ? reader.top.children.first : nil
  }

  func all(_ name: String) -> [XMLNode] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    let top = XMLNode("", [:])
    private lazy var open = [top]

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      let node = XMLNode(name, attributes)
      open.last?.children.append(node)
      open.append(node)
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
  }
}
