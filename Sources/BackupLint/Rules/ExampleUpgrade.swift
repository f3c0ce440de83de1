package import BackupFormat
import BackupJSON
package import BackupUpgrade

/// A small step file, and a backup that it makes a newer one of; each rule about steps has its failing and passing
/// part in one of them.
package enum ExampleUpgrade {
  package static let step = """
    {
      "kind": "backup-upgrade",
      "upgrade": 1,
      "format": "pantry-backup",
      "from": 1,
      "to": 2,
      "operations": [
        {"do": "mark", "remove": ["app"], "set": {"format": "pantry-backup", "version": {"major": 2, "minor": 0}}},
        {"do": "rename", "at": "/items/*", "names": {"kindRaw": "kind"}},
        {"do": "mapValues", "at": "/items/*", "fields": ["kind"], "values": {"Tin": "tin", "Jar": "jar"}},
        {"do": "mapValues", "at": "/items/*", "fields": ["place"], "values": {"K": "kitchen"}, "othersBecome": "elsewhere"},
        {"do": "minorUnits", "at": "/items/*", "fields": ["price"], "currency": "currency"},
        {"do": "uuid", "at": "/items/*", "fields": ["id"]},
        {"do": "date", "at": "/items/*", "fields": ["boughtAt"]},
        {"do": "add", "at": "/items/*", "field": "updatedAt", "from": ["createdAt"]},
        {"do": "split", "at": "/items/*", "field": "name", "separator": ", ", "into": ["what", "brand"]},
        {"do": "hoist", "at": "/items/*", "field": "size"},
        {"do": "remove", "at": "/items/*", "fields": ["mood"]},
        {"do": "wrap", "at": "/items/*", "fields": ["extra"], "into": "more"},
        {"do": "listToMap", "field": "shops", "key": "id"},
        {"do": "nest", "at": "/items/*", "field": "labels", "from": "labels", "reference": "itemId"},
        {"do": "count", "before": "/items/*/createdAt", "now": "/items/*/updatedAt"},
        {"do": "call", "function": "proof", "version": 1}
      ]
    }

    """

  package static let backup = """
    {
      "app": "Pantry",
      "version": 1,
      "items": [
        {
          "id": "5C1F2A9E-0D7B-4E52-9C3A-6B8F1D2E3A4B",
          "name": "Peas, Kiku",
          "kindRaw": "Tin",
          "place": "K",
          "price": 18.5,
          "currency": "EUR",
          "boughtAt": "2025-05-01 08:00:00+0800",
          "createdAt": "2025-05-01T08:00:00Z",
          "size": {"grams": 400},
          "extra": []
        }
      ],
      "labels": [{"itemId": "5c1f2a9e-0d7b-4e52-9c3a-6b8f1d2e3a4b", "text": "green"}],
      "shops": [{"id": "a", "city": "Ipoh"}, {"id": "b", "city": "Melaka"}]
    }

    """

  /// A list that is nested so deep that nothing can be put around it.
  static let deepest = String(repeating: "[", count: 61) + String(repeating: "]", count: 61)

  /// The chain of the example: its contracts leave open what the step does not look at.
  package static func chain() throws(ContractError) -> UpgradeChain {
    let library = try FormatLibrary([1, 2, 3].map(contract))
    let reading = UpgradeReader().read(InputBytes(step))
    let proof = UpgradeFunction("proof", version: 1) { document in
      if document.root.objectValue?["unproved"] != nil { throw Unproved() }
    }
    return UpgradeChain(library, steps: reading.upgrade.map { [$0] } ?? [], functions: [proof])
  }

  private struct Unproved: Error, CustomStringConvertible {
    let description = "a backup that was not proved cannot be converted"
  }

  private static func contract(_ major: Int) -> Contract {
    let recognition =
      major == 2
      ? Recognition(value: "pantry-backup")
      : Recognition(key: "app", value: "Pantry", versionForm: .integer)
    return Contract(
      format: "pantry-backup",
      title: "Pantry",
      version: FormatVersion(major, 0),
      status: .released,
      recognition: recognition,
      root: "backup",
      records: [
        RecordType(
          "backup",
          fields: ["items", "labels", "shops", "unproved"].map { FieldType($0, .any, presence: .optional) }
        )
      ]
    )
  }
}
