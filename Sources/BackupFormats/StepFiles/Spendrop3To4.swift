// Made of Schemas/spendrop-backup/3-to-4.upgrade.json by `make generate`.
extension StepFiles {
  static let spendrop3To4 = #"""
    {"kind":"backup-upgrade","upgrade":1,"format":"spendrop-backup","from":3,"to":4,"doc":"Settlements,\#
     samples and the ways of payments came; an old file has none, and need not say so.",\#
    "operations":[{"do":"mark","set":{"appName":"SpenDrop","version":4}}]}
    """#
}
