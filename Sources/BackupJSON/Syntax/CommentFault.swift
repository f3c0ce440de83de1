/// Comments, of which some may hold more than their words.
enum CommentFault {
  /// What is lost with a comment.
  enum Loss {
    /// Where it ends is not known.
    case end
    /// The value that should stand in its place.
    case value
    /// What should stand behind it on its line, perhaps with members.
    case line(isLast: Bool, holdsMembers: Bool)
  }

  /// A comment without which the text means the same.
  static func removable(_ place: Range<Int>) -> Finding {
    Finding(
      .comment,
      at: place,
      "JSON has no comments",
      fixes: [
        Fix("remove the comment", safety: .safe, edits: [TextEdit(range: place, replacement: " ")])
      ]
    )
  }

  /// A comment that is no comment alone: no fix removes it.
  static func holding(_ loss: Loss, _ place: Range<Int>) -> Finding {
    switch loss {
    case .end:
      return Finding(
        .comment,
        at: place,
        "this comment is never closed",
        notes: [.why("JSON has no comments; how much of the file stands in this one is not known")],
        help: "remove the comment, and leave what belongs to the document"
      )
    case .value:
      return Finding(
        .comment,
        at: place,
        "a comment stands where a value is expected",
        notes: [.why("JSON has no comments; the value may stand in this one")],
        help: "write the value, and remove the comment"
      )
    case .line(let isLast, let holdsMembers):
      return Finding(
        .comment,
        at: place,
        isLast
          ? "this comment reaches to the end of the file, and takes the rest of the document with it"
          : "this comment reaches to the end of its line, and takes a part of the document with it",
        notes: [
          .why(
            holdsMembers
              ? "\(place.count) bytes stand in it, with a key and what follows"
              : "\(place.count) bytes stand in it"
          )
        ],
        help: "put a line break behind the words of the comment, or remove them"
      )
    }
  }
}
