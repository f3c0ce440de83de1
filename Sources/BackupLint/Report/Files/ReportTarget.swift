import BackupFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a report would be written over.
struct ReportTarget {
  /// The name with a symbolic link followed, so that the link stays.
  let path: String
  /// What is there; `nil` where nothing is.
  let node: FileNode?

  /// - Throws: ``GrowingFile/Failure`` for a link that leads nowhere.
  init(_ path: String) throws(GrowingFile.Failure) {
    node = FileNode(path)
    guard FileKind.isLink(path) else {
      self.path = path
      return
    }
    guard let resolved = realpath(path, nil) else {
      throw GrowingFile.Failure("it is a link that leads nowhere")
    }
    defer { free(resolved) }
    self.path = String(cString: resolved)
  }

  /// The folder it is in.
  var folder: String { OutputPlace.folder(of: path) }

  /// Its place, by which two names for one file are known; `nil` where there is no such folder.
  var place: Place? {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return FileNode(folder).map { Place(folder: $0, name: Array(name.utf8)) }
  }

  struct Place: Hashable {
    let folder: FileNode
    let name: [UInt8]
  }
}
