import Foundation
import TestSupport

/// The blocks of a page that is followed from top to bottom in one folder.
///
/// | block | what is done |
/// |---|---|
/// | ```` ```json file=NAME ```` | the file is written |
/// | ```` ```diff file=NAME ```` | the lines with `-` are found once in the file, and those with `+` stand in their place |
/// | ```` ```console ```` | each line that begins with `$ ` is run; what follows is what it answers |
/// | ```` ```console status=1 ```` | the last of the commands ends with this status |
struct TutorialPage {
  enum Block {
    case file(name: String, text: String)
    case edit(name: String, hunks: [String])
    case console([(command: String, lines: [String])], status: Int32)
  }

  let blocks: [Block]

  init(_ page: String) throws {
    let text = try String(contentsOfFile: Corpora.packageRoot + "/" + page, encoding: .utf8)
    var blocks: [Block] = []
    for part in text.components(separatedBy: "\n```").enumerated() where part.offset % 2 == 1 {
      let lines = part.element.components(separatedBy: "\n")
      let words = lines[0].split(separator: " ").map(String.init)
      let facts = Dictionary(
        uniqueKeysWithValues: words.dropFirst().map { word in
          let sides = word.split(separator: "=", maxSplits: 1).map(String.init)
          return (sides[0], sides.count > 1 ? sides[1] : "")
        }
      )
      let body = lines.dropFirst().joined(separator: "\n") + "\n"
      switch (words.first, facts["file"]) {
      case ("diff", let name?): blocks.append(.edit(name: name, hunks: body.components(separatedBy: "\n…\n")))
      case (_, let name?): blocks.append(.file(name: name, text: body))
      case ("console", nil):
        blocks.append(
          .console(TutorialPage.sessions(body), status: facts["status"].flatMap { Int32($0) } ?? 0)
        )
      default: break
      }
    }
    self.blocks = blocks
  }

  private static func sessions(_ body: String) -> [(command: String, lines: [String])] {
    ("\n" + body).components(separatedBy: "\n$ ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n")
      return (lines[0], lines.dropFirst().filter { !$0.isEmpty })
    }
  }

  /// A text in which the edit has been made; `nil` where its old lines do not stand there exactly once.
  static func edited(_ text: String, _ hunk: String) -> String? {
    let lines = hunk.components(separatedBy: "\n").filter { !$0.isEmpty }
    let side = { (mark: Character) in
      lines.filter { $0.first == " " || $0.first == mark }.map { $0.dropFirst() + "\n" }.joined()
    }
    let parts = text.components(separatedBy: side("-"))
    return parts.count == 2 ? parts.joined(separator: side("+")) : nil
  }
}
