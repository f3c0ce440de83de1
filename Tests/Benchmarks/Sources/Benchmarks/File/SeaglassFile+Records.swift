extension SeaglassFile {
  mutating func device() -> String {
    text.object([("id", quoted(random.uuid())), ("name", #""Phone""#)], 1)
  }

  mutating func tracker(_ id: String) -> String {
    text.object(
      [
        ("id", quoted(id)),
        ("preset", #""caffeine""#),
        ("name", quoted(random.words(2))),
        ("quitDate", quoted(random.moment(zone: "+02:00"))),
        ("cost", text.object([("amount", "1400"), ("currency", #""EUR""#), ("period", #""day""#)], 3)),
        ("createdAt", quoted(random.moment())),
        ("updatedAt", quoted(random.moment())),
      ],
      2
    )
  }

  mutating func run() -> String {
    let year = random.year()
    let rest = random.restOfMoment(zone: "+02:00")
    return text.object(
      [
        ("id", quoted(random.uuid())),
        ("trackerId", quoted(trackerID())),
        ("startedAt", quoted("\(year)\(rest)")),
        ("endedAt", random.below(3) == 0 ? "null" : quoted("\(year + 1)\(rest)")),
        ("createdAt", quoted(random.moment())),
        ("updatedAt", quoted(random.moment())),
      ],
      2
    )
  }

  mutating func entry() -> String {
    let kinds = ["craving", "slip", "milestone", "note"]
    return text.object(
      [
        ("id", quoted(random.uuid())),
        ("trackerId", quoted(trackerID())),
        ("kind", quoted(kinds[random.below(4)])),
        ("intensity", random.below(4) == 0 ? "null" : String(random.below(5) + 1)),
        ("note", random.below(3) == 0 ? "null" : quoted(random.words(3 + random.below(9)))),
        ("occurredAt", quoted(random.moment())),
        ("createdAt", quoted(random.moment())),
        ("updatedAt", quoted(random.moment())),
      ],
      2
    )
  }

  private mutating func trackerID() -> String { trackerIDs[random.below(trackerIDs.count)] }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
