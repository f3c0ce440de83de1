import Foundation

/// The tool in a terminal of its own.
struct TerminalRun {
  /// Everything that the terminal has shown.
  let text: String
  /// Whether the terminal would have shown what was typed, at each question.
  let echo: [Bool]
  /// The same while the program was stopped, each time.
  let echoStopped: [Bool]
  /// The same at the end.
  let echoBehind: Bool
  let status: Int32

  private struct Report: Decodable {
    let text: String
    let echo: [Bool]
    let echoStopped: [Bool]
    let echoBehind: Bool
    let status: Int32
  }

  init(_ session: TerminalSession, in folder: URL) throws {
    let answers: [[String: Any]] = session.answers.map { question, answer in
      switch answer {
      case .text(let text): ["question": question, "text": text]
      case .signal(let number): ["question": question, "signal": Int(number)]
      case .textBehindStop(let text): ["question": question, "text": text, "stops": true]
      }
    }
    let orders: [String: Any] = [
      "words": [Executable.folder + "/backup-lint"] + session.arguments, "answers": answers,
    ]
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", Self.script,
      String(decoding: try JSONSerialization.data(withJSONObject: orders), as: UTF8.self),
    ]
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "dumb"]
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let report = try JSONDecoder().decode(Report.self, from: bytes)
    text = report.text
    echo = report.echo
    echoStopped = report.echoStopped
    echoBehind = report.echoBehind
    status = report.status
  }

  /// Answers each question once it stands there. A terminal that says nothing for long ends the run.
  private static let script = """
    import json, os, pty, select, signal, sys, termios, time

    orders = json.loads(sys.argv[1])
    pid, terminal = pty.fork()
    if pid == 0:
        # The thread that a test runs on may have blocked them.
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        os.execv(orders["words"][0], orders["words"])
    shown, echo, stopped = b"", [], []

    def more():
        global shown
        if not select.select([terminal], [], [], 20)[0]:
            os.kill(pid, 9)
            return False
        try:
            piece = os.read(terminal, 4096)
        except OSError:
            return False
        shown += piece
        return len(piece) > 0

    def is_shown():
        return bool(termios.tcgetattr(terminal)[3] & termios.ECHO)

    def wait_for(condition):
        for _ in range(1000):
            if condition():
                return
            time.sleep(0.01)

    place = 0
    for answer in orders["answers"]:
        question = answer["question"].encode()
        while question not in shown[place:] and more():
            pass
        if question not in shown[place:]:
            break
        place = shown.index(question, place) + len(question)
        echo.append(is_shown())
        if "stops" in answer:
            os.kill(pid, signal.SIGTSTP)
            wait_for(lambda: os.waitpid(pid, os.WUNTRACED | os.WNOHANG)[0] == pid)
            stopped.append(is_shown())
            os.kill(pid, signal.SIGCONT)
            wait_for(lambda: not is_shown())
        if "signal" in answer:
            os.kill(pid, answer["signal"])
        else:
            os.write(terminal, answer["text"].encode())
    while more():
        pass
    status = os.waitpid(pid, 0)[1]
    print(json.dumps({
        "text": shown.decode("utf-8", "replace"), "echo": echo, "echoStopped": stopped, "echoBehind": is_shown(),
        "status": -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status),
    }))
    """
}
