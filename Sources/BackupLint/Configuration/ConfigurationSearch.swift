import BackupFiles

/// Looks for the configuration file of the folder that the tool is run in.
enum ConfigurationSearch {
  /// The nearest one, in the working directory or a folder above it; `nil` where there is none.
  ///
  /// Nothing is looked for above a folder with `.git` and above the home folder. Nor does a folder count that is above
  /// the working directory and that everybody may write to, such as `/tmp`: a stranger could have put a file there.
  ///
  /// - Parameter home: the home folder, where it is known.
  /// - Returns: the name as it leads from the working directory: `../.backup-lint.json`.
  static func nearest(home: String?) -> String? {
    let home = home.flatMap { FileNode($0) }
    var up = ""
    guard var folder = FileNode(".") else { return nil }
    while true {
      if !up.isEmpty, folder.permissions & 0o002 != 0 { return nil }
      let path = up + ConfigurationFormat.fileName
      if isThere(path) { return path }
      if folder == home || isThere(up + ".git") { return nil }
      up += "../"
      guard let parent = FileNode(up), parent != folder else { return nil }
      folder = parent
    }
  }

  /// A link that leads nowhere counts: it is told, and not passed over.
  private static func isThere(_ path: String) -> Bool { FileKind(path) != nil || FileKind.isLink(path) }
}
