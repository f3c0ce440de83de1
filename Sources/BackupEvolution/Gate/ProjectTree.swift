public import BackupJSON

/// The files of a project as the gate sees them: on disk, in a commit, or in memory.
public protocol ProjectTree: Sendable {
  /// The bytes of a file; `nil` where there is none.
  ///
  /// - Throws: ``ProjectError`` for a file that is there and cannot be read.
  func read(_ path: String) throws(ProjectError) -> InputBytes?

  /// Every file in a folder and the folders inside it, as paths from that folder, ordered by their bytes; empty where
  /// there is no such folder.
  ///
  /// - Throws: ``ProjectError`` for a folder that cannot be listed.
  func files(in folder: String) throws(ProjectError) -> [String]
}

/// Why a file or folder of a project could not be read or written.
public struct ProjectError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path as it was asked for.
  public let path: String
  /// The reason, as a clause in lower case.
  public let reason: String

  /// Makes an error of a path and a reason.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): \(reason)" }
}

/// The files of a project in memory: for tests and examples.
public struct MemoryTree: ProjectTree, Hashable {
  /// The bytes of each file by its path.
  public var files: [String: [UInt8]]

  /// Makes a project of files by their paths.
  public init(_ files: [String: [UInt8]] = [:]) {
    self.files = files
  }

  public func read(_ path: String) -> InputBytes? { files[path].map { InputBytes($0) } }

  public func files(in folder: String) -> [String] {
    let start = ProjectLayout.path(folder, "")
    return files.keys.filter { $0.utf8.starts(with: start.utf8) }
      .map { String($0.dropFirst(start.count)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Puts the files of a plan into the project.
  public mutating func apply(_ planned: [PlannedFile]) {
    for file in planned { files[file.path] = file.bytes }
  }
}

/// A file that is to be written.
public struct PlannedFile: Sendable, Hashable {
  /// The path from the folder of the project.
  public let path: String
  /// What is to be in the file.
  public let bytes: [UInt8]
  /// Whether a file that is already there is replaced; otherwise it is an error that there is one.
  public let replaces: Bool

  /// Makes a file that is to be written.
  public init(path: String, bytes: [UInt8], replaces: Bool) {
    self.path = path
    self.bytes = bytes
    self.replaces = replaces
  }
}
