/// A small, clean Seaglass backup, in which most rules have their failing and passing part.
package enum ExampleDocument {
  package static let text = """
    {
      "format": "seaglass-backup",
      "version": {"major": 1, "minor": 0},
      "exportedAt": "2026-02-01T08:00:00Z",
      "device": {"id": "7f0c2a54-6f0e-4b56-9a0e-1d5a4d3b2c10", "name": "My phone"},
      "app": {"version": "1.0.3"},
      "trackers": [
        {
          "id": "0b8f4a52-3d6e-4c1f-8a7b-5e2d9c4f6a01",
          "preset": "caffeine",
          "name": "Coffee",
          "quitDate": "2026-01-05T09:00:00+01:00",
          "cost": {"amount": 1400, "currency": "USD", "period": "week"},
          "createdAt": "2026-01-05T08:00:00Z",
          "updatedAt": "2026-01-31T10:00:00Z"
        }
      ],
      "runs": [
        {
          "id": "3c9d1e70-52ab-4f0d-b3c8-7a1e6d2f8b02",
          "trackerId": "0b8f4a52-3d6e-4c1f-8a7b-5e2d9c4f6a01",
          "startedAt": "2026-01-06T07:30:00+01:00",
          "endedAt": "2026-01-19T18:15:00+01:00",
          "createdAt": "2026-01-06T06:30:00Z",
          "updatedAt": "2026-01-19T17:15:00Z"
        }
      ],
      "entries": [
        {
          "id": "9e4b7c11-08d3-4e6a-a5f2-2b6c0d8e1f03",
          "trackerId": "0b8f4a52-3d6e-4c1f-8a7b-5e2d9c4f6a01",
          "kind": "craving",
          "intensity": 3,
          "note": "after lunch",
          "occurredAt": "2026-01-20T12:30:00Z",
          "createdAt": "2026-01-20T12:31:00Z",
          "updatedAt": "2026-01-20T12:32:00Z"
        }
      ],
      "preferences": {"theme": "dark", "hapticsEnabled": true, "dailyReminderTime": "20:00"}
    }

    """
}
