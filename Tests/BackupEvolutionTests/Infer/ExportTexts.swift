/// Exports in the way that apps without a written format make them.
enum ExportTexts {
  /// Expenses, people and accounts: amounts with a fraction, a currency that is no code, keys left out.
  static let spending = """
    {
      "version" : 2,
      "appName" : "SpenDrop",
      "accountName" : "Mine",
      "exportDate" : "2026-02-01T08:00:00Z",
      "accounts" : [
        {"id" : "1F0E5D3C-0000-4000-8000-000000000001", "name" : "Wallet", "typeRaw" : "cash", "currency" : "MYR",
         "isArchived" : false, "createdAt" : "2026-01-01T00:00:00Z", "sortIndex" : 0},
        {"id" : "1F0E5D3C-0000-4000-8000-000000000002", "name" : "Bank", "typeRaw" : "bank", "currency" : "MYR",
         "isArchived" : false, "createdAt" : "2026-01-01T00:00:00Z", "sortIndex" : 1},
        {"id" : "1F0E5D3C-0000-4000-8000-000000000003", "name" : "Old", "typeRaw" : "bank", "currency" : "MYR",
         "isArchived" : true, "createdAt" : "2026-01-01T00:00:00Z", "sortIndex" : 2}
      ],
      "paybookProfiles" : [
        {"id" : "2F0E5D3C-0000-4000-8000-000000000001", "name" : "Aina", "paymentMethods" : [
          {"id" : "4F0E5D3C-0000-4000-8000-000000000001", "paymentTypeRaw" : "E-Wallet", "provider" : "TNG",
           "accountIdentifier" : "x"}]},
        {"id" : "2F0E5D3C-0000-4000-8000-000000000002", "name" : "Ben", "paymentMethods" : []}
      ],
      "expenses" : [
        {"id" : "3F0E5D3C-0000-4000-8000-000000000001", "amount" : 30, "currency" : "RM", "merchant" : "Kopi",
         "categoryRaw" : "Food", "date" : "2026-01-03T10:00:00Z", "isSampleData" : false,
         "createdAt" : "2026-01-03T10:00:01Z", "accountId" : "1F0E5D3C-0000-4000-8000-000000000001",
         "confidence" : 0.75, "shares" : [
           {"id" : "5F0E5D3C-0000-4000-8000-000000000001", "isMe" : true, "nameSnapshot" : "Me", "amountMinor" : 1500,
            "sortIndex" : 0},
           {"id" : "5F0E5D3C-0000-4000-8000-000000000002", "personId" : "2F0E5D3C-0000-4000-8000-000000000002",
            "isMe" : false, "nameSnapshot" : "Ben", "amountMinor" : 1500, "sortIndex" : 1}]},
        {"id" : "3F0E5D3C-0000-4000-8000-000000000002", "amount" : 18.5, "currency" : "RM", "merchant" : "Bus",
         "categoryRaw" : "Transport", "date" : "2026-01-04T10:00:00Z", "isSampleData" : false,
         "createdAt" : "2026-01-04T10:00:01Z", "notes" : "to town", "confidence" : 1,
         "updatedAt" : "2026-01-05T10:00:00Z"},
        {"id" : "3F0E5D3C-0000-4000-8000-000000000003", "amount" : 7.2, "currency" : "RM", "merchant" : "Kopi",
         "categoryRaw" : "Food", "date" : "2026-01-06T10:00:00Z", "isSampleData" : false,
         "createdAt" : "2026-01-06T10:00:01Z", "accountId" : "1F0E5D3C-0000-4000-8000-000000000002"},
        {"id" : "3F0E5D3C-0000-4000-8000-000000000004", "amount" : 12, "currency" : "RM", "merchant" : "Roti",
         "categoryRaw" : "Food", "date" : "2026-01-07T10:00:00Z", "isSampleData" : false,
         "createdAt" : "2026-01-07T10:00:01Z"}
      ]
    }
    """

  /// A journal whose form the person designs: kinds of questions, and answers by their ids.
  static let journal = """
    {
      "format": "mood-journal-backup",
      "exportedAt": "2026-03-01T20:00:00Z",
      "form": {"fields": [
        {"kind": "scale", "id": "mood", "label": "Mood", "archived": false, "min": 1, "max": 10},
        {"kind": "scale", "id": "sleep", "label": "Sleep", "archived": false, "min": 0, "max": 24},
        {"kind": "choice", "id": "weather", "label": "Weather", "archived": false, "options": [
          {"id": "sun", "label": "Sun", "archived": false}, {"id": "rain", "label": "Rain", "archived": false}]},
        {"kind": "choice", "id": "place", "label": "Place", "archived": true, "options": []},
        {"kind": "text", "id": "note", "label": "Note", "archived": false, "multiline": true},
        {"kind": "text", "id": "word", "label": "Word", "archived": false, "multiline": false}
      ]},
      "entries": [
        {"id": "legacy-7", "createdAt": "2026-02-01T20:00:00Z", "updatedAt": "2026-02-01T20:00:00Z",
         "answers": {"mood": 7, "weather": "sun"}},
        {"id": "e2", "createdAt": "2026-02-02T20:00:00Z", "updatedAt": "2026-02-03T20:00:00Z",
         "answers": {"mood": 4, "note": "long day"}}
      ],
      "preferences": {"reminderTimes": ["08:00", "21:30"], "theme": "dark"}
    }
    """
}
