/// Nesting beyond the limit of the format.
package enum DepthFault {
  package static func finding(at index: Int) -> Finding {
    Finding(
      .depth,
      at: index..<index + 1,
      "objects and lists are nested more than \(JSONDocument.depthLimit) deep",
      notes: [.why("no backup of a known format comes near this; what is deeper was not looked at")],
      help: "the file is damaged or was made to harm its reader"
    )
  }
}
