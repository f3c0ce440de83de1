/// Limits that allow more or less.
extension ChangeRule {
  private static func tightened(_ what: String, _ files: String) -> ChangeNote {
    ChangeNote(
      what: what,
      newFile: "within the new limit",
      oldFile: files,
      meaning: "takes the fallback for what is outside the new limit",
      remedy: "leave the limit of the format, and let the app ask for less"
    )
  }

  private static func loosened(_ what: String, _ files: String) -> ChangeNote {
    ChangeNote(
      what: what,
      newFile: files,
      oldFile: "within the old limit",
      meaning: "takes the fallback for what is outside the old limit",
      remedy: "keep the limit, and put what is beyond it into a new optional field"
    )
  }

  private static let outside = "with {subject} outside of the limit {new}"
  private static let beyond = "with {subject} outside of the limit {old}"

  static let rangeNotes: [ChangeRule: ChangeNote] = [
    .intRangeWidened: loosened("A whole number may be smaller or larger than before.", beyond),
    .intRangeNarrowed: tightened("A whole number may no longer be as small or large as before.", outside),
    .decimalRangeWidened: loosened("A number may be smaller or larger than before.", beyond),
    .decimalRangeNarrowed: tightened("A number may no longer be as small or large as before.", outside),
    .textLengthTightened: tightened("A text may no longer be as short or long as before.", outside),
    .textLengthLoosened: loosened("A text may be shorter or longer than before.", beyond),
    .binaryLengthTightened: tightened("There may no longer be as few or many bytes as before.", outside),
    .binaryLengthLoosened: loosened("There may be fewer or more bytes than before.", beyond),
    .arrayMinTightened: tightened("A list must have more elements than before.", outside),
    .arrayMinLoosened: loosened("A list may have fewer elements than before.", beyond),
    .arrayMaxTightened: tightened("A list may have fewer elements than before.", outside),
    .arrayMaxLoosened: loosened("A list may have more elements than before.", beyond),
    .mapCountTightened: tightened("A map may have fewer members than before.", outside),
    .mapCountLoosened: loosened("A map may have more members than before.", beyond),
    .limitTightened: tightened("A reader takes less than before.", "beyond the limit {new}"),
    .limitLoosened: loosened("A reader takes more than before.", "beyond the limit {old}"),
  ]
}
