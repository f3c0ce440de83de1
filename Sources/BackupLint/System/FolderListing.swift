import BackupFiles
import BackupJSON

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
  /// Folders that could not be listed, and files that cannot be named.
  private(set) var unreadable: [InputError] = []

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
        // What leads nowhere cannot be read, and is told when that is tried.
        case nil: if name.lowercased().hasSuffix(".json") { files.append(path) }
        case .stream: break
        }
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else {
      let reason = "the folder cannot be listed: " + String(cString: strerror(errno)).lowercased()
      unreadable.append(InputError(.notReadable, path: folder, reason: reason))
      return nil
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      if name.utf8.elementsEqual(bytes) {
        names.append(name)
      } else {
        let path = FolderListing.path(folder, name)
        unreadable.append(InputError(.notReadable, path: path, reason: "its name is not UTF-8"))
      }
    }
    return names
  }

  private static func path(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }
}
