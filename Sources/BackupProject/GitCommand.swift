#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs `git` with an array of arguments, never through a shell.
struct GitCommand {
  struct Answer {
    let status: Int32
    let output: [UInt8]
  }

  /// The folder that git is run in.
  let folder: String

  /// What git answered; `nil` where there is no git that could be started.
  func run(_ arguments: [String]) -> Answer? {
    var pipes: [Int32] = [-1, -1]
    guard pipe(&pipes) == 0 else { return nil }
    let (reading, writing) = (pipes[0], pipes[1])
    defer { close(reading) }
    // `--literal-pathspecs`: a name with a star in it is a name.
    let words = ["git", "-C", folder.isEmpty ? "." : folder, "--literal-pathspecs"] + arguments
    let child = GitCommand.spawn(words, output: writing, closing: reading)
    close(writing)
    guard let child else { return nil }
    let output = GitCommand.readAll(reading)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return nil } }
    let isExit = status & 0x7F == 0
    // A shell, and posix_spawn of some systems, answers 127 where there is no such program.
    let code = isExit ? (status >> 8) & 0xFF : 128
    return code == 127 ? nil : Answer(status: code, output: output)
  }

  private static func spawn(_ words: [String], output: Int32, closing: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, output)
    posix_spawn_file_actions_addclose(&actions, closing)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    #if canImport(Darwin)
      let variables = _NSGetEnviron().pointee
    #else
      let variables = environ
    #endif
    guard posix_spawnp(&child, "git", &actions, nil, &arguments, variables) == 0 else { return nil }
    return child
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += block[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }
}
