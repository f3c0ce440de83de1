#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The backups in a folder and the folders inside it.
struct FolderListing {
  /// Every `*.json`, ordered by path.
  private(set) var files: [String] = []
  /// Folders that could not be listed, with the reason.
  private(set) var unreadable: [(path: String, reason: String)] = []

  /// Hidden names are passed over, and links to folders are not followed: they could lead in a circle.
  init(of folder: String) {
    var waiting = [folder]
    while let next = waiting.popLast() {
      guard let names = names(in: next) else { continue }
      for name in names where name.utf8.first != UInt8(ascii: ".") {
        let path = FolderListing.path(next, name)
        switch FileKind(path) {
        case .folder: if !FileKind.isLink(path) { waiting.append(path) }
        case .file: if name.lowercased().hasSuffix(".json") { files.append(path) }
        case .stream, nil: break
        }
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else {
      unreadable.append((folder, String(cString: strerror(errno)).lowercased()))
      return nil
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }

  private static func path(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }
}
