// Made of Schemas/mood-journal-backup/1.0.contract.json by `make generate`.
extension ContractFiles {
  static let moodJournal1 = #"""
    {"kind":"backup-contract","contract":1,"format":"mood-journal-backup","title":"Mood Journal",\#
    "version":{"major":1,"minor":0},"status":"released","doc":"A backup of Mood Journal,\#
     as its first versions wrote it: the rows of one table.","root":"backup","exportedAt":"exportedAt",\#
    "collections":{"logs":{"happenedAt":"loggedAt"}},"records":{"backup":{"doc":"The whole document.",\#
    "fields":{"exportedAt":{"type":"utcMoment","optional":true,"absence":"means that it is not known",\#
    "null":"absent","doc":"When the backup was made."},"logs":{"type":"list","of":{"type":"record",\#
    "record":"row"},"doc":"The rows of the table."}}},"row":{"doc":"What was noted at one time.",\#
    "fields":{"id":{"type":"integer","minimum":0,"doc":"The number of the row,\#
     which is never used again."},"loggedAt":{"type":"utcMoment","doc":"When it was noted."},\#
    "mood":{"type":"integer","minimum":1,"maximum":10,"doc":"How the person felt, from 1 to 10."},\#
    "sleepHours":{"type":"integer","minimum":0,"maximum":24,"null":"means that it was not noted",\#
    "unit":"hours","doc":"How long the person had slept."},"exercised":{"type":"boolean",\#
    "doc":"Whether the person had exercised."},"note":{"type":"text",\#
    "null":"means that there is no note","doc":"The person's own words."}}}}}
    """#
}
