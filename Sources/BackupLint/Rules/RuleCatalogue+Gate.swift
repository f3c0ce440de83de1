import BackupEvolution
import BackupJSON

extension RuleCatalogue {
  private static let contract10 = "Schemas/pantry-backup/1.0.contract.json"
  private static let contract21 = "Schemas/pantry-backup/2.1.contract.json"
  private static let contract30 = "Schemas/pantry-backup/3.0.contract.json"
  private static let ledger = "Schemas/pantry-backup/ledger.json"
  private static let beans = "fixtures/pantry-backup/1.0/beans.json"

  /// What the gate finds about a project. Spec/ledger.md.
  static let gateEntries: [RuleEntry] = releasedEntries + stepEntries + fixtureEntries + numberEntriesOfDrafts

  private static let releasedEntries: [RuleEntry] = [
    RuleEntry(
      .contractReleasedVersionMutated,
      what: "The contract or the JSON Schema of a released version has changed, or is gone.",
      why: "Files of that version are on people's devices, and apps that read them.",
      fix: "Take the file back from version control, and make the change in a new version.",
      example: .project(.released, contract10, good: #""maximum": 200"#, bad: #""maximum": 300"#)
    ),
    RuleEntry(
      .contractLedgerRewritten,
      what: "The ledger says something else of a release than it did in the commit that it is compared with.",
      why: "Whoever may rewrite the ledger may change everything that it protects.",
      fix: "Take the ledger back from version control; releases are only added.",
      example: .project(.released, ledger, good: "Items have a place.", bad: "Because.")
    ),
    RuleEntry(
      .contractLedgerForm,
      what: "The ledger has a version, a digest or a name that is none, or its releases are not in order.",
      why: "A reader of the ledger could not tell what was released.",
      fix: "Take the ledger back from version control; only `backup-lint release` writes it.",
      example: .project(.released, ledger, good: #""version": "2.0""#, bad: #""version": "2""#)
    ),
    RuleEntry(
      .contractBaselineMissing,
      what: "A contract calls itself released, and the ledger does not have it.",
      why: "Without the digest of what was released, any edit of it would pass.",
      fix: "Run `backup-lint release`, or take the ledger back from version control.",
      example: .project(.minor, contract21, good: #""status": "draft""#, bad: #""status": "released""#)
    ),
    RuleEntry(
      .contractMajorWithoutReason,
      what: "A new major has no reason.",
      why: "A major takes the new files from everybody who has an older app.",
      fix: "Say in a sentence why it has to be: `backup-lint release FORMAT --reason TEXT`.",
      example: .project(
        .released,
        [.replace(ledger, good: ",\n      \"reason\": \"Items have a place.\"", bad: "")],
        good: #"ledger.json: "reason": "Items have a place.""#,
        bad: "ledger.json: nothing",
        with: ["contract/ledger-rewritten"]
      )
    ),
    RuleEntry(
      .contractSnapshotStale,
      what: "The file of a contract that is declared in Swift is not what its definition gives.",
      why: "Who reads a change sees the file, and programs in other languages read it.",
      fix: "Run `backup-lint gate --accept`, and read what has changed.",
      example: .project(.declared, contract21, good: #""maximum": 80"#, bad: #""maximum": 90"#)
    ),
    RuleEntry(
      .contractFileName,
      what: "A contract stands in the folder of another format, or under the name of another version.",
      why: "The gate finds a contract by the name of its folder and of its file.",
      fix: "Correct the one that is wrong: `<format>/<major>.<minor>.contract.json`.",
      example: .project(.minor, contract21, good: #""minor": 1"#, bad: #""minor": 2"#)
    ),
  ]

  private static let stepEntries: [RuleEntry] = [
    RuleEntry(
      .contractStepMissing,
      what: "There is no step from a major to the next.",
      why: "Files of the older major would never open again.",
      fix: "Write the step, which says how a file of the older major becomes one of the next.",
      example: .project(
        .released,
        [.remove("Schemas/pantry-backup/1-to-2.upgrade.json")],
        good: "Schemas/pantry-backup/1-to-2.upgrade.json",
        bad: "no such file"
      )
    ),
    RuleEntry(
      .contractStepEdited,
      what: "A released step does something else than it did, or makes something else of the fixtures.",
      why: "Two people with the same old file would get two different new ones.",
      fix: "Take the step back from version control. Where only a `doc` was edited, this is a note.",
      example: .project(
        .released,
        "Schemas/pantry-backup/1-to-2.upgrade.json",
        good: #""value": 1"#,
        bad: #""value": 2"#
      )
    ),
    RuleEntry(
      .contractStepNotTotal,
      what: "A step makes a wrong file of a right one, or none, or one that means something else.",
      why: "A person with such a file could not open it any more.",
      fix: "Let the step cover the case, or let the new contract accept what the step gives.",
      example: .project(
        .major,
        "Schemas/pantry-backup/2-to-3.upgrade.json",
        good: #""value": 1"#,
        bad: #""value": 0"#
      )
    ),
    RuleEntry(
      .contractStepNotRun,
      what: "The file of a step calls functions of an app, and no step that can be run stands for it.",
      why: "Nothing shows that old files become right ones.",
      fix: "Give the step to `expectGate` in the tests of the app, which runs it on every fixture.",
      example: .project(
        .major,
        "Schemas/pantry-backup/2-to-3.upgrade.json",
        good: #"{"do": "count", "before": "/items/*", "now": "/items/*"}"#,
        bad: #"{"do": "call", "function": "boxes", "version": 1}"#
      )
    ),
    RuleEntry(
      .contractStepStray,
      what: "A file ends as a step does, and is none between two majors that have contracts.",
      why: "A step is found by its folder and its name: nothing runs this one, and nothing checks it.",
      fix: "Delete it, or give it the name of the step that it is.",
      example: .project(
        .released,
        [
          .copy(
            "Schemas/pantry-backup/1-to-2.upgrade.json",
            to: "Schemas/pantry-backup/01-to-2.upgrade.json",
            good: #""from": 1"#,
            bad: #""from": 1"#
          )
        ],
        good: "Schemas/pantry-backup/1-to-2.upgrade.json",
        bad: "Schemas/pantry-backup/01-to-2.upgrade.json"
      )
    ),
  ]

  private static let fixtureEntries: [RuleEntry] = [
    RuleEntry(
      .contractFixtureEdited,
      what: "A fixture of a released version was edited.",
      why: "It stands for the files that people have; another file proves nothing about them.",
      fix: "Take the file back from version control; a new case is a new file of the draft.",
      example: .project(.released, beans, good: "Beans", bad: "Peas")
    ),
    RuleEntry(
      .contractFixtureDeleted,
      what: "A fixture of a released version was deleted.",
      why: "Nothing would show any more that files like it still open.",
      fix: "Take the file back from version control.",
      example: .project(.released, [.remove(beans)], good: beans, bad: "no such file")
    ),
    RuleEntry(
      .contractFixtureMissing,
      what: "A draft is without a fixture that every version has.",
      why: "Only a file can show that a later version still reads it.",
      fix: "Run `backup-lint gate --accept`, which writes those that are missing.",
      example: .project(
        .minor,
        [.remove("fixtures/pantry-backup/2.1/full.json")],
        good: "fixtures/pantry-backup/2.1/full.json",
        bad: "no such file"
      )
    ),
    RuleEntry(
      .contractFixtureStray,
      what: "A fixture belongs to no release: it was added to one that was made, or its version is none.",
      why: "No digest keeps it, and nothing reads it: it only looks like a case that is covered.",
      fix: "Delete it, or move it: a new case is a file of the draft.",
      example: .project(
        .released,
        [.copy(beans, to: "fixtures/pantry-backup/1.0/peas.json", good: "Beans", bad: "Peas")],
        good: "fixtures/pantry-backup/2.1/peas.json, with the draft 2.1",
        bad: "fixtures/pantry-backup/1.0/peas.json"
      )
    ),
    RuleEntry(
      .contractFixtureImportDiffers,
      what: "A fixture is not read as it was when it was released, or its own draft refuses it.",
      why: "Every file ever written must import, and mean what it meant.",
      fix: "Undo the change of the draft that does it, or make the draft a new major with a step.",
      example: .project(
        .minor,
        contract21,
        good: #""jar": {}"#,
        bad: #""jar": {}, "crate": {"since": "2.1"}"#
      )
    ),
  ]

  private static let numberEntriesOfDrafts: [RuleEntry] = [
    RuleEntry(
      .contractBumpTooSmall,
      what: "A draft is a minor, and its changes need a major.",
      why: "Apps of an older minor would refuse the new files, or read them wrongly.",
      fix: "Make it the next major, or change what needs one so that a minor will do.",
      example: .project(
        .minor,
        contract21,
        good: #""maximum": 200"#,
        bad: #""maximum": 300"#,
        with: ["contract/text-length-loosened"]
      )
    ),
    RuleEntry(
      .contractBumpWithoutChange,
      what: "Nothing in a draft needs its version.",
      why: "Every version has to be read for ever, and a major takes the new files from older apps.",
      fix: "Delete the draft, or give it the smaller version that its changes need.",
      example: .project(.major, contract30, good: #""maximum": 7"#, bad: #""maximum": 7, "default": 1"#)
    ),
    RuleEntry(
      .contractTwoBumpsAtOnce,
      what: "Two versions are being worked at, or one raises the major and the minor.",
      why: "What the later one may change depends on what the earlier one will have been.",
      fix: "Release the earlier one first; a new major begins with the minor 0.",
      example: .project(
        .major,
        [
          .copy(
            contract30,
            to: "Schemas/pantry-backup/3.1.contract.json",
            good: #""minor": 0"#,
            bad: #""minor": 1"#
          ),
          .remove(contract30),
        ],
        good: #"{"major": 3, "minor": 0} after 2.0"#,
        bad: #"{"major": 3, "minor": 1} after 2.0"#,
        with: ["contract/fixture-missing", "contract/fixture-stray"]
      )
    ),
    RuleEntry(
      .contractVersionSkipped,
      what: "The version of a draft leaves one out.",
      why: "Nobody could tell whether the one between was ever released.",
      fix: "Write the version that follows the last release.",
      example: .project(
        .minor,
        [
          .copy(
            contract21,
            to: "Schemas/pantry-backup/2.2.contract.json",
            good: #""minor": 1"#,
            bad: #""minor": 2"#
          ),
          .remove(contract21),
        ],
        good: #"{"major": 2, "minor": 1} after 2.0"#,
        bad: #"{"major": 2, "minor": 2} after 2.0"#,
        with: ["contract/changelog-missing", "contract/fixture-missing", "contract/fixture-stray"]
      )
    ),
    RuleEntry(
      .contractVersionDecreased,
      what: "A draft is older than the last release.",
      why: "Readers of the last release would take its files for older ones.",
      fix: "Write the version that follows the last release.",
      example: .project(
        .released,
        [
          .copy(
            contract10,
            to: "Schemas/pantry-backup/1.1.contract.json",
            good: #""minor": 0"#,
            bad: #""minor": 1"#
          ),
          .replace("Schemas/pantry-backup/1.1.contract.json", good: "released", bad: "draft"),
        ],
        good: #"{"major": 2, "minor": 1} after 2.0"#,
        bad: #"{"major": 1, "minor": 1} after 2.0"#,
        with: ["contract/fixture-missing"]
      )
    ),
    RuleEntry(
      .contractChangelogMissing,
      what: "The changelog has no line with the format and the version of a draft.",
      why: "Who reads backups with another program learns of a new version there.",
      fix:
        "Write a line with the id or the title of the format and the version, for example `pantry-backup 2.1`.",
      example: .project(.minor, "CHANGELOG.md", good: "pantry-backup 2.1", bad: "more than before")
    ),
  ]

  /// Waivers of what the gate finds.
  static let waiverEntries: [RuleEntry] = [
    RuleEntry(
      .contractWaiverStale,
      what: "A waiver is about a finding that there is no longer.",
      why: "It would hide the next one.",
      fix: "Delete the waiver.",
      example: .project(
        .waived,
        "Schemas/pantry-backup/waivers.json",
        good: "/records/item/fields/note",
        bad: "/records/item/fields/memo"
      )
    ),
    RuleEntry(
      .contractWaiverExpired,
      what: "The day of a waiver is over.",
      why: "A waiver is a decision for a time.",
      fix: "Settle the finding, or decide anew and write a later day.",
      example: .project(
        .waived,
        "Schemas/pantry-backup/waivers.json",
        good: #""until": "2026-12-31""#,
        bad: #""until": "2026-01-31""#
      )
    ),
    RuleEntry(
      .contractWaiverRefused,
      what: "A waiver is about an error.",
      why: "The people whose files would no longer open have waived nothing.",
      fix: "Do what the finding says, and delete the waiver.",
      example: .project(
        .waived,
        [
          .replace(
            "Schemas/pantry-backup/waivers.json",
            good: "contract/field-added-optional-with-default",
            bad: "contract/field-added-required"
          ),
          .replace(contract21, good: "\"default\": \"\",\n          ", bad: ""),
        ],
        good: #""rule": "contract/field-added-optional-with-default""#,
        bad: #""rule": "contract/field-added-required""#,
        with: [
          "contract/bump-too-small", "contract/field-added-required", "contract/fixture-import-differs",
          "contract/step-not-total",
        ]
      )
    ),
  ]
}
