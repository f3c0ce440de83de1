// Made of Schemas/spendrop-backup/2-to-3.upgrade.json by `make generate`.
extension StepFiles {
  static let spendrop2To3 = #"""
    {"kind":"backup-upgrade","upgrade":1,"format":"spendrop-backup","from":2,"to":3,\#
    "doc":"What the app learns of merchants came; an old file has none of it.",\#
    "operations":[{"do":"mark","set":{"appName":"SpenDrop","version":3}},{"do":"add",\#
    "field":"classificationRules","value":[]}]}
    """#
}
