/// Types that give way to others.
extension ChangeRule {
  private static let addBeside = "add a new optional field with the new type, and keep this one"

  private static func kind(_ what: String, meaning: String, remedy: String = addBeside) -> ChangeNote {
    ChangeNote(
      what: what,
      newFile: "that has {subject} as {new}",
      oldFile: "that has {subject} as {old}",
      meaning: meaning,
      remedy: remedy
    )
  }

  static let typeNotes: [ChangeRule: ChangeNote] = [
    .typeChanged: kind("A value has another type.", meaning: "takes one kind of value for another"),
    .typeWidened: kind(
      "A value has another type, which takes all that it was and more.",
      meaning: "takes one kind of value for another"
    ),
    .typeNarrowed: kind(
      "A value has another type, which takes only some of what it was.",
      meaning: "takes one kind of value for another"
    ),
    .intCarrierChanged: kind(
      "A whole number is written as text, or a text as a whole number.",
      meaning: "takes a number for a text"
    ),
    .moneyUnitChanged: kind(
      "An amount of money is written in another way or in other units.",
      meaning: "takes one amount for another, a hundred times as large or small"
    ),
    .currencySourceChanged: ChangeNote(
      what: "The currency of an amount stands in another field.",
      newFile: "whose amount in {subject} is of the currency in {new}",
      oldFile: "whose amount in {subject} is of the currency in {old}",
      meaning: "takes the amount for one of another currency",
      remedy: "add a new optional amount beside this one"
    ),
    .dateFormatChanged: kind("A date is written in another form.", meaning: "takes it for another time"),
    .floatAllowed: kind("A whole number may have a fraction.", meaning: "the fraction is lost"),
    .floatForbidden: kind("A number may no longer have a fraction.", meaning: "the fraction is lost"),
    .enumOpened: kind(
      "One of a list of texts may now be any text.",
      meaning: "takes a text of one's own for one of the list",
      remedy: "give the enumeration a fallback in a new major once, and add values in minors after that"
    ),
    .becameEnum: kind(
      "A text must now be one of a list, or has a fallback.",
      meaning: "what is not in the list is lost",
      remedy: "add a new optional enumeration beside the text"
    ),
    .mapToArray: kind("An object whose keys are data became a list.", meaning: "the keys are lost"),
    .arrayToMap: kind("A list became an object whose keys are data.", meaning: "the order is lost"),
    .unionTaggingStyleChanged: kind(
      "An object says in another way which of several records it is.",
      meaning: "takes one record for another"
    ),
    .referenceRuleAdded: kind(
      "A value must now be the key of a record in the same file.",
      meaning: "looks for a record that need not be there",
      remedy: "add a new optional reference beside it, or let a dangling one be `warned`"
    ),
    .referenceRuleRemoved: kind(
      "A value no longer has to be the key of a record in the same file.",
      meaning: "looks for a record that need not be there",
      remedy: "keep the reference, and add a new optional field for what is no record of the file"
    ),
    .binaryEncodingChanged: kind("Bytes are written in other characters.", meaning: "decodes other bytes"),
    .textPatternAdded: kind(
      "A text may have only some characters.",
      meaning: "takes one text for another",
      remedy: "let the app ask for these characters; the format need not"
    ),
    .textPatternChanged: kind(
      "A text may have other characters than before.",
      meaning: "takes one text for another"
    ),
    .textPatternRemoved: kind("A text may have any characters.", meaning: "takes one text for another"),
    .textNormalisationChanged: kind(
      "Other texts count as equal than before.",
      meaning: "takes two texts for one, or one for two",
      remedy: "keep the rule in the format, and compare otherwise only inside the app"
    ),
    .constChanged: kind(
      "The only value that a field can have is another one.",
      meaning: "takes the value for its fallback",
      remedy: "keep the old value"
    ),
  ]
}
