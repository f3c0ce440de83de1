import BackupFormat
import BackupJSON

/// The documents of a contract that show some of its places, or break them.
///
/// They are the samples and faults of the generator; but only what is asked for is made, and nothing is checked.
struct PlacedDocuments {
  let isWanted: (JSONPointer) -> Bool
  private let index: ContractIndex
  private let places: ContractPlaces

  /// - Parameter isWanted: whether documents of a place are wanted, in the file form of the contract.
  init(_ contract: Contract, isWanted: @escaping (JSONPointer) -> Bool) {
    self.isWanted = isWanted
    index = ContractIndex(contract)
    places = ContractPlaces(index)
  }

  /// The least document, and those that show a place.
  func samples(_ body: (Sample) -> Void) {
    let plans = SamplePlans(index: index, seed: 1, longest: SampleGenerator.longestText)
    let least = SamplePlan(
      place: JSONPointer(),
      what: "the least document",
      directives: [Directive([], .built)]
    )
    make(least, body)
    for place in places.records where isWanted(JSONPointer(tokens: ["records", place.record.name])) {
      for plan in plans.plans(of: place) { make(plan, body) }
    }
    for place in places.types where isWanted(place.pointer) {
      for plan in plans.plans(of: place) { make(plan, body) }
    }
  }

  /// Those that break a place.
  func faults(_ body: (FaultySample) -> Void) {
    let plans = FaultPlans(index: index, seed: 1, longest: SampleGenerator.longestText)
    for place in places.records where isWanted(JSONPointer(tokens: ["records", place.record.name])) {
      for plan in plans.plans(of: place) { make(plan, body) }
    }
    for place in places.types where isWanted(place.pointer) {
      for plan in plans.plans(of: place) { make(plan, body) }
    }
  }

  private func make(_ plan: SamplePlan, _ body: (Sample) -> Void) {
    var builder = DocumentBuilder(index, seed: 1)
    builder.clock = plan.clock
    guard let built = try? builder.document(plan.directives), let pointer = built.pointers.first ?? nil,
      let bytes = try? JSONWriter(.compact).write(built.root)
    else { return }
    body(
      Sample(
        place: plan.place,
        pointer: pointer,
        what: plan.what,
        isConforming: plan.isConforming,
        document: bytes
      )
    )
  }

  private func make(_ plan: FaultPlan, _ body: (FaultySample) -> Void) {
    // What is no value of JSON is wrong for every reader, and shows nothing.
    guard plan.raw == nil, plan.repeatedKey == nil else { return }
    var builder = DocumentBuilder(index, seed: 1)
    guard let built = try? builder.document(plan.directives), let pointer = built.pointers.first ?? nil,
      let bytes = try? JSONWriter(.compact).write(built.root)
    else { return }
    body(
      FaultySample(
        place: plan.place,
        pointer: pointer,
        rule: plan.rule,
        what: plan.what,
        document: bytes
      )
    )
  }
}

/// The places whose documents can show some changes.
struct WantedPlaces {
  /// The fields that are concerned, and the records.
  private var places: Set<JSONPointer> = []

  init(_ changes: [NotedChange], roots: [String], all: Bool) {
    for change in changes where change.isShown || all {
      for place in [change.site.place, change.site.olderPlace] { add(place, roots) }
    }
  }

  private mutating func add(_ place: JSONPointer, _ roots: [String]) {
    let tokens = place.tokens
    switch tokens.first {
    case "records" where tokens.count > 1:
      places.insert(JSONPointer(tokens: Array(tokens.prefix(2))))
      if tokens.count > 3 { places.insert(JSONPointer(tokens: Array(tokens.prefix(4)))) }
    case "collections" where tokens.count > 1:
      for root in roots { places.insert(JSONPointer(tokens: ["records", root, "fields", tokens[1]])) }
      isWhole = true
    default: isWhole = true
    }
  }

  /// Whether a change is of no one place.
  private(set) var isWhole = false

  /// Whether a place is one of a field, or a record as a whole, that is concerned.
  func contain(_ place: JSONPointer) -> Bool {
    if isWhole || place.tokens.count <= 2 { return isWhole || places.contains(place) }
    return places.contains(JSONPointer(tokens: Array(place.tokens.prefix(4))))
  }
}
