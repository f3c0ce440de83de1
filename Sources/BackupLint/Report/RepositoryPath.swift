/// The path of a file as code hosts know it.
enum RepositoryPath {
  /// A path in a repository never begins with `./`.
  static func of(_ path: String) -> String {
    var rest = path[...]
    while rest.utf8.starts(with: "./".utf8) { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return rest.isEmpty ? path : String(rest)
  }
}
