@_spi(Scanning) import BackupJSON

/// The version of the envelope, which the ordinary checker leaves to whoever recognises a file.
enum EnvelopeVersion {
  private static let key = EnvelopeFormat.Key.envelope

  /// The finding about an envelope that is newer than what is known here.
  static func newer(_ places: EnvelopePlaces) -> Finding? {
    guard let version = places.integer(key), version.value > EnvelopeFormat.version else { return nil }
    return Finding(
      .envelopeNewer,
      at: version.range,
      "the file has envelope \(version.value), which is newer than this reader knows",
      notes: [
        .init("the newest envelope that can be opened is \(EnvelopeFormat.version)"),
        .init("nothing of the file was read or changed"),
      ],
      help: "update the program, then open the file again"
    )
  }

  static func findings(_ places: EnvelopePlaces, _ source: ByteSource) -> [Finding] {
    guard let place = places.place(key) else {
      let opening = source.documentStart
      return [
        Finding(
          .envelopeVersion,
          at: opening..<opening + 1,
          pointer: JSONPointer(tokens: [key]),
          "the encrypted backup does not say the version of its envelope",
          help: "add \"\(key)\": \(EnvelopeFormat.version)"
        )
      ]
    }
    guard places.integer(key).map({ $0.value >= 1 }) != true else { return [] }
    let end = source.endOfBalancedValue(place, limit: source.count) ?? place + 1
    let isContainer = [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(source.byte(place))
    return [
      Finding(
        .envelopeVersion,
        at: place..<(isContainer ? place + 1 : end),
        "the version of the envelope must be a plain whole number, 1 or more"
      )
    ]
  }
}
