import BackupJSON

/// A file of the run as SARIF names it.
struct SARIFArtifact {
  private let uri: URIReference
  private let index: Int

  /// The name, usual with the readers of SARIF, for the folder that relative names begin at.
  static let base = "%SRCROOT%"

  init(path: String, index: Int) {
    uri = URIReference(path: path)
    self.index = index
  }

  /// An artifactLocation without its index, for the list of files itself.
  var address: JSONValue { .object(location) }

  /// An artifactLocation, for everything that speaks of the file.
  var reference: JSONValue {
    var location = location
    location["index"] = .integer(Int64(index))
    return .object(location)
  }

  private var location: JSONObject {
    var location: JSONObject = ["uri": .string(uri.text)]
    if uri.isRelative { location["uriBaseId"] = .string(SARIFArtifact.base) }
    return location
  }
}
