public import BackupEvolution
public import BackupJSON

/// The files of a project as a commit of its git repository has them.
public struct GitFiles: ProjectTree {
  /// Why a commit cannot be looked at.
  public enum Failure: Error, Sendable, Hashable {
    /// The text names no commit of the repository, or could be taken for a flag.
    case unknown(String)
    /// The folder is in no git repository.
    case noRepository
    /// There is no git that could be started.
    case noGit
  }

  /// The name of the commit as it was given.
  public let name: String
  private let commit: String
  /// Path of the project's folder from the top of the repository, with a slash at its end, or empty.
  private let prefix: String
  private let git: GitCommand
  /// Paths of all files of the commit that are in the project's folder, from there.
  private let paths: [String]

  /// Looks up a commit in the repository that holds a folder.
  ///
  /// - Throws: ``Failure`` where there is no such commit, repository or git.
  public init(_ name: String, in folder: String = ".") throws(Failure) {
    self.name = name
    git = GitCommand(folder: folder)
    guard let top = git.run(["rev-parse", "--show-prefix"]) else { throw .noGit }
    guard top.status == 0 else { throw .noRepository }
    prefix = GitFiles.line(top.output)
    guard !name.isEmpty, name.utf8.first != UInt8(ascii: "-"), !name.utf8.contains(0) else {
      throw .unknown(name)
    }
    guard let found = git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
    else {
      throw .noGit
    }
    let commit = GitFiles.line(found.output)
    guard found.status == 0, !commit.isEmpty else { throw .unknown(name) }
    self.commit = commit
    guard let listing = git.run(["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]) else {
      throw .noGit
    }
    guard listing.status == 0 else { throw .unknown(name) }
    let start = Array(prefix.utf8)
    paths = listing.output.split(separator: 0).filter { $0.starts(with: start) }
      .map { String(decoding: $0.dropFirst(start.count), as: UTF8.self) }
  }

  public func read(_ path: String) throws(ProjectError) -> InputBytes? {
    let path = GitFiles.plain(path)
    guard paths.contains(where: { $0.utf8.elementsEqual(path.utf8) }) else { return nil }
    guard let answer = git.run(["cat-file", "blob", "\(commit):\(prefix)\(path)"]), answer.status == 0 else {
      throw ProjectError(path: path, reason: "git cannot show it as of \(name)")
    }
    return InputBytes(answer.output)
  }

  public func files(in folder: String) throws(ProjectError) -> [String] {
    let plain = GitFiles.plain(folder)
    let start = Array((plain.isEmpty ? "" : plain + "/").utf8)
    return paths.filter { $0.utf8.starts(with: start) }
      .map { String(decoding: $0.utf8.dropFirst(start.count), as: UTF8.self) }
      // As on disk: hidden names are passed over.
      .filter { $0.split(separator: "/").allSatisfy { $0.utf8.first != UInt8(ascii: ".") } }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A path without the parts that lead nowhere: `./Schemas/` is `Schemas`.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
