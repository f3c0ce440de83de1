import BackupJSON
import BackupUpgrade

extension RuleCatalogue {
  /// Step files. Spec/upgrade.md.
  static let stepFileEntries: [RuleEntry] = [
    RuleEntry(
      .stepPathForm,
      what: "A path in a step file is none.",
      why: "An operation that works on nothing looks like one that has nothing to do.",
      fix: "Write keys with slashes between them; `at` begins with one, a source with `../` or `/` or a key.",
      example: .stepFile(
        good: #""at": "/items/*", "names""#,
        bad: #""at": "items/*", "names""#
      )
    ),
    RuleEntry(
      .stepVersions,
      what: "A step does not go to the next major.",
      why: "Steps are run one after the other; one that leaves a major out is found by nobody.",
      fix: "Write one step for each major.",
      example: .stepFile(good: #""to": 2"#, bad: #""to": 3"#)
    ),
    RuleEntry(
      .stepMark,
      what: "A step has no `mark`, or more than one.",
      why: "A new file that does not say its version is taken for an old one, or for none.",
      fix: "Write one `mark`, with the keys that name format and version.",
      example: .stepFile(
        good: #"{"do": "hoist", "at": "/items/*", "field": "size"}"#,
        bad: #"{"do": "mark", "set": {"version": 2}}"#
      )
    ),
    RuleEntry(
      .stepContradiction,
      what: "The facts of an operation contradict each other, or leave open what it does.",
      why: "Two upgraders would make two different files.",
      fix: "Leave out the fact that is not meant, or write the one that is missing.",
      example: .stepFile(
        good: #""othersBecome": "elsewhere""#,
        bad: #""others": "kept", "othersBecome": "elsewhere""#
      )
    ),
  ]

  /// Files that are upgraded. Spec/upgrade.md.
  static let upgradeEntries: [RuleEntry] = [
    RuleEntry(
      .stepNoSource,
      what: "A value that the new version needs has no source in a record.",
      why: "An upgrade that made one up would tell something that nobody has noted.",
      fix: "Add the value to the old file, from what you know.",
      example: .oldBackup(good: #""createdAt": "2025-05-01T08:00:00Z","#, bad: "")
    ),
    RuleEntry(
      .stepKeyTaken,
      what: "A key that the old version does not know stands where a value of the new version goes.",
      why: "One of the two would be lost.",
      fix: "Give the unknown key another name.",
      example: .oldBackup(good: #""kindRaw": "Tin""#, bad: #""kindRaw": "Tin", "kind": "green""#)
    ),
    RuleEntry(
      .stepOtherKind,
      what: "A value is of another kind than the step works on.",
      why: "A step that passed over it would give a file in which it is missing.",
      fix: "Correct the value in the old file.",
      example: .oldBackup(good: #""size": {"grams": 400}"#, bad: #""size": 400"#)
    ),
    RuleEntry(
      .stepUnknownValue,
      what: "A value is none of those for which the step names another.",
      why: "What it means in the new version is not known.",
      fix: "Write one of the values that the old version has.",
      example: .oldBackup(good: #""kindRaw": "Tin""#, bad: #""kindRaw": "Box""#)
    ),
    RuleEntry(
      .stepKeyTwice,
      what: "Two records have the id by which one of them is to be found.",
      why: "An object has each key once, so that one of the two would be lost.",
      fix: "Give one of the two another id, or remove it.",
      example: .oldBackup(good: #"{"id": "b", "city""#, bad: #"{"id": "a", "city""#)
    ),
    RuleEntry(
      .stepMoneyDigits,
      what: "An amount cannot be written in minor units of its currency.",
      why: "An amount that is rounded unseen is a wrong amount.",
      fix: "Correct the amount, or round what has too many digits with `upgrade --round-money`.",
      example: .oldBackup(good: #""price": 18.5"#, bad: #""price": 18.5e30"#)
    ),
    RuleEntry(
      .stepUnknownCurrency,
      what: "A text is no currency of which the decimals are known.",
      why: "Without them nobody can tell how many minor units an amount has.",
      fix: "Write the code of ISO 4217.",
      example: .oldBackup(good: #""currency": "EUR""#, bad: #""currency": "Euro""#)
    ),
    RuleEntry(
      .stepDateForm,
      what: "A date has no certain meaning.",
      why: "A day that does not exist, or a time without an offset, could be two different moments.",
      fix: "Write the date as RFC 3339 has it, for example 2025-05-01T08:00:00Z.",
      example: .oldBackup(good: "2025-05-01 08:00:00+0800", bad: "2025-02-29 08:00:00+0800")
    ),
    RuleEntry(
      .stepIDForm,
      what: "An id is none that the new version can have.",
      why: "References to it would lead nowhere.",
      fix: "Correct the id, and all references to it.",
      example: .oldBackup(good: "5C1F2A9E-0D7B-4E52-9C3A-6B8F1D2E3A4B", bad: "item 1")
    ),
    RuleEntry(
      .stepParts,
      what: "A text has fewer parts than it is split into.",
      why: "Which of the new fields is the one without a value is not known.",
      fix: "Write the text in all its parts.",
      example: .oldBackup(good: "Peas, Kiku", bad: "Peas")
    ),
    RuleEntry(
      .stepNoRecord,
      what: "An element belongs to a record that is not in the file, or to itself.",
      why: "In the new version it stands inside of that record, so that there is no place for it.",
      fix: "Correct the reference, or remove the element.",
      example: .oldBackup(
        good: #""itemId": "5c1f2a9e-0d7b-4e52-9c3a-6b8f1d2e3a4b""#,
        bad: #""itemId": "5c1f2a9e-0d7b-4e52-9c3a-000000000000""#
      )
    ),
    RuleEntry(
      .stepCountDiffers,
      what: "There are not as many values after a step as there were before it.",
      why: "Something was lost or doubled on the way.",
      fix: "Report it to the maker of the app, with the old file: nothing of it was changed.",
      example: .oldBackup(good: #""createdAt": "2025"#, bad: #""updatedAt": "2025"#)
    ),
    RuleEntry(
      .stepTooLarge,
      what: "What a step makes of a file is nested too deep, or many times its size.",
      why: "No reader would open it.",
      fix: "Report it to the maker of the app.",
      example: .oldBackup(
        good: #""extra": []"#,
        bad: "\"extra\": \(ExampleUpgrade.deepest)",
        shown: #""extra": 61 lists inside of each other"#
      )
    ),
    RuleEntry(
      .stepFunctionFailed,
      what: "A function of the app that a step calls gives up.",
      why: "What it would have made is not known.",
      fix: "Do what its words say.",
      example: .oldBackup(good: #""version": 1,"#, bad: #""version": 1, "unproved": true,"#)
    ),
    RuleEntry(
      .stepNotThere,
      what: "There is no way from the version of the file to the one that is wanted.",
      why: "Nothing can be converted; the file is right by its own version.",
      fix: "Update the app, or choose another version.",
      example: .oldBackup(good: #""version": 1"#, bad: #""version": 3"#)
    ),
    RuleEntry(
      .stepDropped,
      what: "The new version has no place for a value, and it is dropped.",
      why: "Once the old file is gone, the value is as well.",
      fix: "Keep the old file.",
      example: .oldBackup(good: #""place": "K""#, bad: #""place": "K", "mood": "good""#)
    ),
    RuleEntry(
      .stepReplaced,
      what: "The new version does not have a value, and its fallback takes the place.",
      why: "Once the old file is gone, what it said is as well.",
      fix: "Keep the old file, or correct the value in the new one.",
      example: .oldBackup(good: #""place": "K""#, bad: #""place": "Attic""#)
    ),
    RuleEntry(
      .stepRounded,
      what: "Digits are cut: of an amount, where a person allows it, or of a moment that becomes shorter.",
      why: "Sums may differ by the least unit of the currency; a day says no time.",
      fix: "Compare the amount with what was paid; nothing has to be done about a moment.",
      example: .oldBackup(good: #""price": 18.5"#, bad: #""price": 18.555"#)
    ),
  ]
}
