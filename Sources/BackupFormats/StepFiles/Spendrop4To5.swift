// Made of Schemas/spendrop-backup/4-to-5.upgrade.json by `make generate`.
extension StepFiles {
  static let spendrop4To5 = #"""
    {"kind":"backup-upgrade","upgrade":1,"format":"spendrop-backup","from":4,"to":5,\#
    "doc":"The same data by the rules of this specification: amounts in minor units with an ISO code,\#
     names without Raw, moments in UTC, and a time of change in every record.",\#
    "operations":[{"do":"mark","remove":["appName"],"set":{"format":"spendrop-backup",\#
    "version":{"major":5,"minor":0}}},{"do":"minorUnits","at":"/expenses/*","fields":["amount"],\#
    "currency":"currency","aliases":{"RM":"MYR"},"decimals":{"ATS":2,"BEF":0,"BYR":0,"CUC":2,"CYP":2,\#
    "DEM":2,"EEK":2,"ESP":0,"FIM":2,"FRF":2,"GRD":0,"HRK":2,"IEP":2,"ITL":0,"LTL":2,"LUF":0,"LVL":2,\#
    "MRO":2,"MTL":2,"NLG":2,"PTE":0,"SIT":2,"SKK":2,"SLL":2,"STD":2,"TRL":0,"VEF":2,"ZMK":2,"ZWL":2},\#
    "doc":"By its digits, never rounded."},{"do":"currency","at":"/expenses/*","fields":["currency"],\#
    "aliases":{"RM":"MYR"}},{"do":"currency","at":"/accounts/*","fields":["currency"],\#
    "aliases":{"RM":"MYR"}},{"do":"currency","at":"/moneyMovements/*","fields":["currency"],\#
    "aliases":{"RM":"MYR"}},{"do":"currency","at":"/settlementAllocations/*","fields":["currency"],\#
    "aliases":{"RM":"MYR"}},{"do":"date","fields":["exportDate"]},{"do":"date","at":"/expenses/*",\#
    "fields":["date","createdAt","updatedAt"]},{"do":"date","at":"/paybookProfiles/*",\#
    "fields":["createdAt","updatedAt"]},{"do":"date","at":"/paybookProfiles/*/paymentMethods/*",\#
    "fields":["createdAt","updatedAt"]},{"do":"date","at":"/accounts/*","fields":["createdAt"]},\#
    {"do":"date","at":"/moneyMovements/*","fields":["date","createdAt","updatedAt"]},{"do":"date",\#
    "at":"/classificationRules/*","fields":["createdAt","updatedAt"]},{"do":"date",\#
    "at":"/channelRules/*","fields":["createdAt","updatedAt"]},{"do":"date",\#
    "at":"/settlementAllocations/*","fields":["date","createdAt"]},{"do":"date","at":"/sampleRecords/*",\#
    "fields":["createdAt"]},{"do":"uuid","at":"/expenses/*","fields":["id","accountId","payerId"]},\#
    {"do":"uuid","at":"/expenses/*/shares/*","fields":["id","personId"]},{"do":"uuid",\#
    "at":"/paybookProfiles/*","fields":["id"]},{"do":"uuid","at":"/paybookProfiles/*/paymentMethods/*",\#
    "fields":["id"]},{"do":"uuid","at":"/accounts/*","fields":["id"]},{"do":"uuid",\#
    "at":"/moneyMovements/*","fields":["id","personId","linkedExpenseId","accountId",\#
    "counterAccountId"]},{"do":"uuid","at":"/classificationRules/*","fields":["id","accountId"]},\#
    {"do":"uuid","at":"/channelRules/*","fields":["id"]},{"do":"uuid","at":"/settlementAllocations/*",\#
    "fields":["id","groupID","paymentID","expenseID","loanID","personID"]},{"do":"uuid",\#
    "at":"/sampleRecords/*","fields":["recordID"]},{"do":"rename","at":"/expenses/*",\#
    "names":{"categoryRaw":"category","paymentSourceRaw":"paymentSource",\#
    "underlyingBankRaw":"underlyingBank","paymentMethodRaw":"paymentMethod",\#
    "sourceTypeRaw":"sourceType","paymentChannelRaw":"paymentChannel",\#
    "matchingStatusRaw":"matchingStatus","splitMethodRaw":"splitMethod"}},{"do":"rename",\#
    "at":"/paybookProfiles/*/paymentMethods/*","names":{"paymentTypeRaw":"paymentType"}},{"do":"rename",\#
    "at":"/accounts/*","names":{"typeRaw":"type"}},{"do":"rename","at":"/moneyMovements/*",\#
    "names":{"directionRaw":"direction","kindRaw":"kind","sourceTypeRaw":"sourceType",\#
    "paymentChannelRaw":"paymentChannel"}},{"do":"rename","at":"/classificationRules/*",\#
    "names":{"categoryRaw":"category","suggestedTypeRaw":"suggestedType"}},{"do":"rename",\#
    "at":"/channelRules/*","names":{"channelRaw":"channel"}},{"do":"rename",\#
    "at":"/settlementAllocations/*","names":{"kindRaw":"kind"}},{"do":"rename","at":"/sampleRecords/*",\#
    "names":{"entityRaw":"entity"}},{"do":"dropNull","fields":["settlementAllocations","sampleRecords",\#
    "channelRules"]},{"do":"dropNull","at":"/expenses/*","fields":["updatedAt"]},{"do":"dropNull",\#
    "at":"/paybookProfiles/*","fields":["updatedAt"]},{"do":"dropNull",\#
    "at":"/paybookProfiles/*/paymentMethods/*","fields":["updatedAt"]},{"do":"add","at":"/expenses/*",\#
    "field":"updatedAt","from":["createdAt","/exportDate"]},{"do":"add","at":"/paybookProfiles/*",\#
    "field":"updatedAt","from":["createdAt","/exportDate"]},{"do":"add",\#
    "at":"/paybookProfiles/*/paymentMethods/*","field":"updatedAt","from":["createdAt","/exportDate"]},\#
    {"do":"add","at":"/accounts/*","field":"updatedAt","from":["createdAt"]},{"do":"add",\#
    "at":"/settlementAllocations/*","field":"updatedAt","from":["createdAt"]},{"do":"add",\#
    "at":"/sampleRecords/*","field":"updatedAt","from":["createdAt"]},{"do":"dropDangling",\#
    "at":"/expenses/*","fields":["payerId"],"collection":"paybookProfiles"},{"do":"dropDangling",\#
    "at":"/expenses/*","fields":["accountId"],"collection":"accounts"},{"do":"dropDangling",\#
    "at":"/expenses/*/shares/*","fields":["personId"],"collection":"paybookProfiles"},\#
    {"do":"dropDangling","at":"/moneyMovements/*","fields":["personId"],"collection":"paybookProfiles"},\#
    {"do":"dropDangling","at":"/moneyMovements/*","fields":["accountId","counterAccountId"],\#
    "collection":"accounts"},{"do":"dropDangling","at":"/classificationRules/*","fields":["accountId"],\#
    "collection":"accounts"},{"do":"dropDangling","at":"/settlementAllocations/*","fields":["personID"],\#
    "collection":"paybookProfiles"},{"do":"count","before":"/expenses/*","now":"/expenses/*"},\#
    {"do":"count","before":"/paybookProfiles/*","now":"/paybookProfiles/*"},{"do":"count",\#
    "before":"/accounts/*","now":"/accounts/*"},{"do":"count","before":"/moneyMovements/*",\#
    "now":"/moneyMovements/*"}]}
    """#
}
