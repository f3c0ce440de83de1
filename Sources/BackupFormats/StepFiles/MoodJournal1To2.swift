// Made of Schemas/mood-journal-backup/1-to-2.upgrade.json by `make generate`.
extension StepFiles {
  static let moodJournal1To2 = #"""
    {"kind":"backup-upgrade","upgrade":1,"format":"mood-journal-backup","from":1,"to":2,\#
    "doc":"The columns of the table become the fields of a form with ids that stay,\#
     and each row an entry that has its number.","operations":[{"do":"mark",\#
    "set":{"format":"mood-journal-backup","version":{"major":2,"minor":0}}},{"do":"makeId",\#
    "at":"/logs/*","field":"id","prefix":"legacy-","from":"id","doc":"Row 7 is legacy-7 in every run,\#
     so that a file that is imported twice replaces and never doubles."},{"do":"rename","at":"/logs/*",\#
    "names":{"loggedAt":"createdAt"}},{"do":"add","at":"/logs/*","field":"updatedAt",\#
    "from":["createdAt"]},{"do":"wrap","at":"/logs/*","fields":["mood","sleepHours","exercised","note"],\#
    "into":"answers"},{"do":"dropNull","at":"/logs/*/answers","fields":["sleepHours","note"],\#
    "doc":"What was not noted has no answer."},{"do":"rename","at":"/logs/*/answers",\#
    "names":{"sleepHours":"sleep","exercised":"exercise"}},{"do":"rename","names":{"logs":"entries"}},\#
    {"do":"add","field":"form","value":{"fields":[{"kind":"scale","id":"mood","label":"Mood",\#
    "archived":false,"min":1,"max":10},{"kind":"scale","id":"sleep","label":"Hours of sleep",\#
    "archived":false,"min":0,"max":24},{"kind":"toggle","id":"exercise","label":"Exercise",\#
    "archived":false},{"kind":"text","id":"note","label":"Note","archived":false,"multiline":true}]}},\#
    {"do":"add","field":"preferences","value":{}},{"do":"count","before":"/logs/*","now":"/entries/*"}]}
    """#
}
