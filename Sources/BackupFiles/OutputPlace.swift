#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a file that is written comes to stand.
package struct OutputPlace {
  /// The path at the end of all symbolic links, where nothing needs to be.
  package let path: String
  /// Why no file can be put there, to stand behind `cannot write FILE: `; `nil` where one can.
  package let refusal: String?

  /// How many links the system follows, one after the other.
  private static let mostLinks = 40

  /// Looks where a path leads.
  package init(_ path: String) {
    var place = path
    var links = 0
    while links <= Self.mostLinks, FileKind.isLink(place), let target = Self.target(of: place) {
      place = target
      links += 1
    }
    self.path = place
    // Asked of the name that was given: what a link of the system stands for may have no path of its own.
    switch FileKind(path) {
    case .folder: refusal = "it is a folder"
    case .stream: refusal = "it is a pipe or a device, and no file"
    case .file: refusal = nil
    case nil: refusal = links > Self.mostLinks ? "its symbolic links lead in a circle" : nil
    }
  }

  /// The folder that a path is in, by its text.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func target(of link: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    let target = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard !target.hasPrefix("/"), let slash = link.lastIndex(of: "/") else { return target }
    return link[...slash] + target
  }
}
