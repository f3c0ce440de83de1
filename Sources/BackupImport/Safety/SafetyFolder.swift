import BackupFiles
public import BackupJSON

/// A folder of safety copies: each a new file that only its owner may read, on the disk before it has its name.
public struct SafetyFolder: SafetyPlace, Sendable {
  /// Why no copy can be kept.
  public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// Lower case, to stand behind `cannot keep a safety copy: `.
    public let reason: String

    /// The reason.
    public var description: String { reason }
  }

  /// The folder; it is made where it is not there and its parent is.
  public let path: String

  /// Most names that are tried for one copy.
  private static let mostNames = 1000

  /// Names a folder; nothing is made yet.
  public init(_ path: String) {
    self.path = path
  }

  /// Keeps a file under its name, or with the next number behind it: `name.json`, `name-2.json`, …
  ///
  /// - Returns: the path of the file.
  /// - Throws: ``Failure`` for a name with a slash in it, and for what the system refuses; also what `write` and
  ///   `check` throw.
  public func keep(
    _ name: String,
    write: (_ append: (_ piece: [UInt8]) throws -> Void) throws -> Void,
    check: (_ copy: InputBytes) throws -> Void
  ) throws -> String {
    guard SafetyFolder.isName(name) else { throw Failure(reason: "its name is no name of a file") }
    do {
      try GrowingFile.makeFolder(path, waiting: true)
      for number in 1...SafetyFolder.mostNames {
        let place = path + "/" + SafetyFolder.numbered(name, number)
        if try keep(at: place, write, check) { return place }
      }
    } catch let failure as GrowingFile.Failure {
      throw Failure(reason: failure.reason)
    }
    throw Failure(reason: "there are \(SafetyFolder.mostNames) copies of this name already")
  }

  /// Keeps a file at a place; `false` where there is something already.
  private func keep(
    at place: String,
    _ write: (_ append: (_ piece: [UInt8]) throws -> Void) throws -> Void,
    _ check: (_ copy: InputBytes) throws -> Void
  ) throws -> Bool {
    // A link that leads nowhere is a name that is taken: what it stands for is not ours to make.
    if FileKind(place) != nil || FileKind.isLink(place) { return false }
    let file = try GrowingFile(place, permissions: 0o600)
    do {
      try write { try file.append($0) }
      try check(try file.written())
      try file.finish(replacing: false, waitingForName: true)
      return true
    } catch let failure as GrowingFile.Failure where failure.isTaken {
      file.discard()
      return false
    } catch {
      file.discard()
      throw error
    }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  /// The name with a number in front of its ending; the first one has none.
  private static func numbered(_ name: String, _ number: Int) -> String {
    guard number > 1 else { return name }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name + "-\(number)" }
    return name[..<dot] + "-\(number)" + name[dot...]
  }
}
