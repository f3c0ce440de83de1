public import BackupEvolution
public import BackupJSON

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files of a project on disk.
public struct DiskFiles: ProjectTree {
  /// The folder of the project.
  public let folder: String

  /// The files in a folder; nothing is read yet.
  public init(_ folder: String = ".") {
    self.folder = folder
  }

  /// The path as the system takes it.
  func place(_ path: String) -> String {
    if folder.isEmpty || folder == "." || path.utf8.first == UInt8(ascii: "/") { return path }
    if path.isEmpty || path == "." { return folder }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : folder + "/" + path
  }

  public func read(_ path: String) throws(ProjectError) -> InputBytes? {
    do throws(InputError) {
      return try InputBytes.file(place(path))
    } catch {
      if error.code == .notFound { return nil }
      throw ProjectError(path: path, reason: error.reason)
    }
  }

  /// Hidden names are passed over, and links to folders are not followed: they could lead in a circle.
  public func files(in folder: String) throws(ProjectError) -> [String] {
    var files: [String] = []
    var waiting = [""]
    while let inner = waiting.popLast() {
      let path = inner.isEmpty ? folder : DiskFiles.joined(folder, inner)
      for name in try names(in: path, isOptional: inner.isEmpty) where name.utf8.first != UInt8(ascii: ".") {
        let relative = inner.isEmpty ? name : inner + "/" + name
        switch kind(of: place(DiskFiles.joined(folder, relative))) {
        case .folder: waiting.append(relative)
        case .file: files.append(relative)
        case .other: break
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func names(in path: String, isOptional: Bool) throws(ProjectError) -> [String] {
    let folder = place(path)
    guard let directory = opendir(folder.isEmpty ? "." : folder) else {
      let number = errno
      if isOptional, number == ENOENT || number == ENOTDIR { return [] }
      throw ProjectError(path: path, reason: DiskFiles.reason(number))
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

  private enum Kind { case folder, file, other }

  private func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    if status.st_mode & S_IFMT == S_IFLNK {
      guard stat(path, &status) == 0 else { return .other }
      return status.st_mode & S_IFMT == S_IFREG ? .file : .other
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  static func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  static func reason(_ number: Int32) -> String { String(cString: strerror(number)).lowercased() }
}
