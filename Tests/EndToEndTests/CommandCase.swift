import Foundation

/// One command line with the files it is given and all that it must answer, read from a text of `Cases`.
///
/// The text begins with what the case shows, as one or more lines that begin with `#`. Then come the command for the
/// shell, `$ backup-lint …`, the status that it ends with, and sections:
///
/// ```
/// $ backup-lint check a.json
/// status: 1
/// --- file a.json from full.json
/// "amount": 1400 => "amount": 14.00
/// --- bytes b.json
/// \xFF\xD8\xFF
/// --- file c/d.json
/// {}
/// --- stdout
/// --- stderr
/// ```
///
/// `from` takes a file of `Files` and makes one replacement for each line. In `bytes` the line ends are not part of
/// the file and `\xFF`, `\n` and `\\` are decoded. A line `[...]` of an expected output stands for any lines.
struct CommandCase: Sendable {
  struct File: Sendable {
    let name: String
    let bytes: [UInt8]
  }

  let name: String
  /// Everything before the expected output, as it is written.
  let head: [String]
  let command: String
  let status: Int32
  let files: [File]
  let output: String
  let errors: String

  init(named name: String, text: String) throws {
    self.name = name
    var head: [String] = []
    var command: String?
    var status: Int32?
    var sections: [(title: String, body: [String])] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    for line in lines {
      if line.hasPrefix("--- ") {
        sections.append((String(line.dropFirst(4)), []))
      } else if let last = sections.indices.last {
        sections[last].body.append(line)
      } else if line.hasPrefix("$ ") {
        command = String(line.dropFirst(2))
      } else if line.hasPrefix("status: ") {
        status = Int32(line.dropFirst(8))
      }
      let isExpectation = sections.last.map { $0.title == "stdout" || $0.title == "stderr" } ?? false
      if !isExpectation, !line.hasPrefix("status: ") { head.append(line) }
    }
    guard let command, let status else { throw CaseError(name: name, reason: "no command or no status") }
    self.head = head
    self.command = command
    self.status = status
    files = try sections.filter { $0.title != "stdout" && $0.title != "stderr" }
      .map { try CommandCase.file($0.title, $0.body, of: name) }
    output = CommandCase.whole(sections.first { $0.title == "stdout" }?.body ?? [])
    errors = CommandCase.whole(sections.first { $0.title == "stderr" }?.body ?? [])
  }

  private static func whole(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private static func file(_ title: String, _ body: [String], of name: String) throws -> File {
    let words = title.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("file", 2): return File(name: words[1], bytes: Array(whole(body).utf8))
    case ("bytes", 2): return File(name: words[1], bytes: decoded(body.joined()))
    case ("file", 4) where words[2] == "from":
      var text = try String(contentsOfFile: CaseFolder.files + "/" + words[3], encoding: .utf8)
      for line in body {
        let sides = line.components(separatedBy: " => ")
        guard sides.count == 2, let range = text.range(of: sides[0]) else {
          throw CaseError(name: name, reason: "nothing to replace: \(line)")
        }
        text.replaceSubrange(range, with: String(decoding: decoded(sides[1]), as: UTF8.self))
      }
      return File(name: words[1], bytes: Array(text.utf8))
    default: throw CaseError(name: name, reason: "unknown section: \(title)")
    }
  }

  /// `\xFF`, `\n` and `\\` as the bytes they stand for.
  private static func decoded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let kind = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch kind {
      case UInt8(ascii: "x"):
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0x3F)
        rest = rest.dropFirst(2)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "\\"): bytes.append(kind)
      default: bytes += [byte, kind]
      }
    }
    return bytes
  }
}

struct CaseError: Error, CustomStringConvertible {
  let name: String
  let reason: String

  var description: String { "\(name): \(reason)" }
}
