/// Lists and maps.
extension ChangeRule {
  static let containerNotes: [ChangeRule: ChangeNote] = [
    .arrayUniqueAdded: ChangeNote(
      what: "No two elements of a list may be equal any more.",
      newFile: "without equal elements in {subject}",
      oldFile: "with two equal elements in {subject}",
      meaning: "one of them is lost",
      remedy: "let the app drop what stands twice; the format need not refuse it"
    ),
    .arrayUniqueRemoved: ChangeNote(
      what: "Two elements of a list may be equal.",
      newFile: "with two equal elements in {subject}",
      oldFile: "without equal elements in {subject}",
      meaning: "one of them is lost",
      remedy: "keep the rule, or add a new optional list beside this one"
    ),
    .arrayOrderMeaningChanged: ChangeNote(
      what: "The order of a list means something, or means nothing any more.",
      newFile: "that has {subject}",
      oldFile: "that has {subject}",
      meaning: "an order that was meant is lost, or one is seen that was not",
      remedy: "add a new optional list beside this one"
    ),
    .mapKeyKindChanged: ChangeNote(
      what: "The keys of a map are something else.",
      newFile: "with a key of the kind {new} in {subject}",
      oldFile: "with a key of the kind {old} in {subject}",
      meaning: "takes a key for something else",
      remedy: "add a new optional map beside this one"
    ),
    .answerKindAdded: ChangeNote(
      what: "Answers to one more kind of question are looked into.",
      newFile: "with an answer to a question of this kind",
      oldFile: "with another answer to a question of this kind",
      meaning: "keeps an answer without looking into it",
      remedy: "add the kind of question and its answers in one version"
    ),
    .answerKindRemoved: ChangeNote(
      what: "Answers to a kind of question are looked into no longer.",
      newFile: "with another answer to a question of this kind",
      oldFile: "with an answer to a question of this kind",
      meaning: "keeps an answer without looking into it",
      remedy: "keep the kind"
    ),
    .answerKindChanged: ChangeNote(
      what: "Answers to a kind of question are something else.",
      newFile: "with an answer as {new}",
      oldFile: "with an answer as {old}",
      meaning: "takes one answer for another",
      remedy: "add a new kind of question, and keep this one"
    ),
  ]
}
