// Made of Schemas/spendrop-backup/1-to-2.upgrade.json by `make generate`.
extension StepFiles {
  static let spendrop1To2 = #"""
    {"kind":"backup-upgrade","upgrade":1,"format":"spendrop-backup","from":1,"to":2,\#
    "doc":"Accounts and movements of money came; an old file has none.","operations":[{"do":"mark",\#
    "set":{"appName":"SpenDrop","version":2}},{"do":"add","field":"accounts","value":[]},{"do":"add",\#
    "field":"moneyMovements","value":[]}]}
    """#
}
