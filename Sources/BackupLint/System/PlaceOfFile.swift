import BackupFiles
import BackupJSON

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The place of a file that another one takes, while the file itself is kept beside it.
struct PlaceOfFile {
  private let name: String
  private let place: OutputPlace

  /// What is added to the name under which the file is kept.
  static let ending = ".orig"

  /// Most names that are tried for the file that is kept.
  private static let mostNames = 1000

  /// - Parameter name: where the name is a symbolic link, the link stays, and the file that it leads to is replaced.
  init(_ name: String) {
    self.name = name
    place = OutputPlace(name)
  }

  /// Puts bytes in the place of the file, with its permissions. At every moment either the file or its successor
  /// stands there whole.
  ///
  /// - Parameter seal: how the bytes are encrypted; `nil` to write them as they are.
  /// - Returns: the name under which the file is kept.
  func put(_ input: InputBytes, sealedBy seal: Seal? = nil) throws(GrowingFile.Failure) -> String {
    if let refusal = place.refusal { throw GrowingFile.Failure(refusal) }
    guard let node = FileNode(place.path) else { throw GrowingFile.Failure("it is gone") }
    let file = try GrowingFile(place.path, permissions: node.permissions)
    // For the superuser, who may write the files of others; anybody else owns what they write.
    fchown(file.descriptor, node.owner, node.group)
    var kept: String?
    do throws(GrowingFile.Failure) {
      if let seal { try seal.write(input, into: file) } else { try file.append(input) }
      let name = try keep()
      kept = name
      try file.finish(replacing: true)
      return name
    } catch {
      file.discard()
      // The file still stands in its place, so its second name is of no use.
      if let kept { unlink(kept) }
      throw error
    }
  }

  /// Gives the file a second name that nothing else has.
  private func keep() throws(GrowingFile.Failure) -> String {
    for number in 1...PlaceOfFile.mostNames {
      let name = place.path + PlaceOfFile.ending + (number == 1 ? "" : ".\(number)")
      if !hasOtherNames {
        if link(place.path, name) == 0 { return name }
        if errno == EEXIST { continue }
        // Some file systems have no links.
        guard errno == EPERM || errno == ENOTSUP || errno == EMLINK || errno == ENOSYS else {
          throw .ofSystem
        }
      }
      do throws(GrowingFile.Failure) {
        try copy(to: name)
        return name
      } catch  where error.isTaken {
        continue
      }
    }
    throw GrowingFile.Failure("there are \(PlaceOfFile.mostNames) files \(place.path.visible).orig already")
  }

  /// Whether the file has other names already: what is written under one of them would change what is kept.
  private var hasOtherNames: Bool {
    var status = stat()
    return stat(place.path, &status) == 0 && status.st_nlink > 1
  }

  private func copy(to name: String) throws(GrowingFile.Failure) {
    do throws(InputError) {
      let original = try InputBytes.file(place.path)
      do throws(GrowingFile.Failure) {
        try GrowingFile.write(original, to: name, permissions: FileNode(place.path)?.permissions)
      } catch {
        throw InputError(.readFailed, path: name, reason: error.reason)
      }
    } catch {
      throw GrowingFile.Failure(error.reason, isTaken: access(name, F_OK) == 0)
    }
  }
}
