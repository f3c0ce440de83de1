// Made of Schemas/spendrop-backup/1.0.contract.json by `make generate`.
extension ContractFiles {
  static let spendrop1 = #"""
    {"kind":"backup-contract","contract":1,"format":"spendrop-backup","title":"SpenDrop",\#
    "version":{"major":1,"minor":0},"status":"released","doc":"A backup of SpenDrop,\#
     which keeps account of expenses and of what people owe each other.","recognition":{"key":"appName",\#
    "value":"SpenDrop","versionForm":"integer"},"root":"backup","exportedAt":"exportDate",\#
    "spelling":{"moments":"lenient","currencies":{"RM":"MYR"}},\#
    "collections":{"expenses":{"updatedAt":"updatedAt","happenedAt":"date",\#
    "duplicateSignatures":[["transactionReference"],["merchant","amount","date"]]},\#
    "paybookProfiles":{"updatedAt":"updatedAt"}},"records":{"backup":{"doc":"The whole document.",\#
    "fields":{"accountName":{"type":"text","doc":"What the person calls the account of the app."},\#
    "expenses":{"type":"list","of":{"type":"record","record":"expense"},"doc":"What was spent."},\#
    "exportDate":{"type":"utcMoment","doc":"When the backup was made."},\#
    "paybookProfiles":{"type":"list","of":{"type":"record","record":"profile"},\#
    "doc":"The people with whom expenses are shared."}}},"expense":{"doc":"Something that was spent.",\#
    "label":"merchant","fields":{"amount":{"type":"decimal","currencyField":"currency",\#
    "doc":"In major units of the currency: 18.5 is RM 18.50."},"categoryRaw":{"type":"enum",\#
    "values":{"Food":{},"Groceries":{},"Transport":{},"Shopping":{},"Bills":{},"Entertainment":{},\#
    "Education":{},"Health":{},"Travel":{},"Personal":{},"Subscription":{},"Other":{}},\#
    "unknownBecomes":"Other","doc":"What it was spent on."},"confidence":{"type":"decimal","minimum":0,\#
    "maximum":1,"optional":true,"null":"absent","doc":"How sure the app is of what it has read,\#
     from 0 to 1."},"createdAt":{"type":"utcMoment","doc":"When the record was made."},\#
    "currency":{"type":"currency","doc":"The currency of the amount, mostly `RM`."},\#
    "date":{"type":"utcMoment","doc":"When it was spent."},"externalTransactionId":{"type":"text",\#
    "optional":true,"null":"absent","doc":"The id of the bank or wallet."},\#
    "fundingAccount":{"type":"text","optional":true,"null":"absent",\#
    "doc":"The account that the money came from, by name."},"fundingInstrument":{"type":"text",\#
    "optional":true,"null":"absent","doc":"The card or wallet that the money came from, by name."},\#
    "id":{"type":"uuid","doc":"The same for ever, on all devices."},"imageRelativePath":{"type":"text",\#
    "optional":true,"null":"absent","doc":"The picture of the receipt, which is not in the file."},\#
    "isSampleData":{"type":"boolean","doc":"Whether the app made it up to show itself."},\#
    "matchingConfidence":{"type":"decimal","minimum":0,"maximum":1,"optional":true,"null":"absent",\#
    "doc":"How sure the app is of the match, from 0 to 1."},"matchingStatusRaw":{"type":"text",\#
    "optional":true,"null":"absent","doc":"Whether the expense was matched with a statement."},\#
    "merchant":{"type":"text","doc":"Where the money was spent."},"notes":{"type":"text",\#
    "optional":true,"null":"absent","doc":"The person's own words."},"ocrText":{"type":"text",\#
    "optional":true,"null":"absent","doc":"What was read on the receipt."},\#
    "paymentChannelRaw":{"type":"enum","values":{"APPLE_PAY":{},"QR_PAYMENT":{},"DUITNOW_QR":{},\#
    "TNG_QR":{},"BANK_TRANSFER":{},"ONLINE_BANKING":{},"CARD":{},"E_WALLET":{},"CASH":{},"OTHER":{},\#
    "UNKNOWN":{}},"unknownBecomes":"UNKNOWN","optional":true,"null":"absent",\#
    "doc":"The way that the payment took."},"paymentMethodRaw":{"type":"text","optional":true,\#
    "null":"absent","doc":"How it was paid, as older apps sort it."},"paymentSourceRaw":{"type":"text",\#
    "doc":"What it was paid with, as the app sorts it."},"sourceTypeRaw":{"type":"text",\#
    "doc":"Where the app has the expense from."},"transactionReference":{"type":"text","optional":true,\#
    "null":"absent","doc":"The reference of the bank or wallet."},"underlyingBankRaw":{"type":"text",\#
    "optional":true,"null":"absent","doc":"The bank behind the source."},\#
    "updatedAt":{"type":"utcMoment","optional":true,\#
    "absence":"means that it was not changed since it was made","null":"absent",\#
    "doc":"When the record was changed last."}}},\#
    "profile":{"doc":"Somebody with whom expenses are shared.","label":"name",\#
    "fields":{"createdAt":{"type":"utcMoment","optional":true,"null":"absent",\#
    "doc":"When the record was made."},"id":{"type":"uuid","doc":"The same for ever, on all devices."},\#
    "isArchived":{"type":"boolean","optional":true,"absence":"means that it is not","null":"absent",\#
    "doc":"Whether the person is hidden."},"isFrequent":{"type":"boolean","optional":true,\#
    "absence":"means that it does not","null":"absent",\#
    "doc":"Whether the app offers the person first."},"name":{"type":"text",\#
    "doc":"What people call the person."},"notes":{"type":"text","optional":true,"null":"absent",\#
    "doc":"The person's own words."},"paymentMethods":{"type":"list","of":{"type":"record",\#
    "record":"payment method"},"doc":"How the person can be paid."},"updatedAt":{"type":"utcMoment",\#
    "optional":true,"absence":"means that it was not changed since it was made","null":"absent",\#
    "doc":"When the record was changed last."}}},"payment method":{"doc":"A way to pay somebody.",\#
    "label":"provider","fields":{"accountIdentifier":{"type":"text",\#
    "doc":"The number or name of the account there."},"createdAt":{"type":"utcMoment","optional":true,\#
    "null":"absent","doc":"When the record was made."},"customProviderName":{"type":"text",\#
    "optional":true,"null":"absent","doc":"The name of a provider that the app does not know."},\#
    "id":{"type":"uuid","doc":"The same for ever, on all devices."},"label":{"type":"text",\#
    "optional":true,"null":"absent","doc":"What people call it."},"notes":{"type":"text",\#
    "optional":true,"null":"absent","doc":"The person's own words."},"paymentTypeRaw":{"type":"enum",\#
    "values":{"Bank Account":{},"E-Wallet":{},"Payment ID":{},"Other":{}},"unknownBecomes":"Other",\#
    "doc":"What kind of way it is."},"provider":{"type":"text","doc":"The bank or wallet."},\#
    "updatedAt":{"type":"utcMoment","optional":true,\#
    "absence":"means that it was not changed since it was made","null":"absent",\#
    "doc":"When the record was changed last."}}}}}
    """#
}
