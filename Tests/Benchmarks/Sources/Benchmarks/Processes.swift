import Foundation

/// Starts other programs and waits for them.
///
/// It calls `posix_spawn` itself: Foundation's `Process` takes milliseconds of its own, as long as what is measured.
enum Processes {
  struct Failed: Error {
    let command: [String]
    let status: Int32
  }

  /// Whole runs of a program, from before it is started until it has ended; its output goes nowhere.
  static func time(_ command: [String], runs: Int) throws -> Timing {
    try Timing.of(runs: runs) {
      let status = wait(for: try start(command))
      guard status == 0 else { throw Failed(command: command, status: status) }
    }.timing
  }

  /// Starts a program, looked up in `PATH`, with nothing to read and nowhere to write.
  static func start(_ command: [String]) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var arguments = command.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, command[0], &actions, nil, arguments, environ)
    guard status == 0 else { throw Failed(command: command, status: status) }
    return process
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status
  }

  /// What a program has printed, and its exit status; `nil` where it cannot be started.
  static func output(_ command: [String]) -> (text: String, status: Int32)? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }
}
