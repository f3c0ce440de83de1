import BackupFormat
import BackupJSON

/// The samples of each place of a contract.
struct SamplePlans: Sendable {
  let index: ContractIndex
  let seed: UInt64
  let longest: Int

  /// All samples that show a record as a whole.
  func plans(of place: RecordPlace) -> [SamplePlan] {
    let pointer = JSONPointer(tokens: ["records", place.record.name])
    var plans: [SamplePlan] = []
    if place.record.unknownFields != .refused {
      let key = StrangeNames.key(for: place.record, index.fixedKeys)
      let route = place.route + [.field(key)]
      plans.append(
        SamplePlan(
          place: pointer,
          what: "an unknown key",
          isConforming: false,
          directives: [Directive(route, .value(["of": "a newer version"]))]
        )
      )
    }
    return plans
  }

  /// All samples that show a type.
  func plans(of place: ContractPlace) -> [SamplePlan] {
    var plans = presence(place)
    let route = CollectionRoute(index).aside(place)
    for edge in EdgeValues(index, seed: seed, longest: longest).values(of: place.type) {
      var plan = SamplePlan(
        place: JSONPointer(tokens: place.pointer.tokens + edge.fact),
        what: edge.what,
        isConforming: edge.kind == .conforming,
        directives: [Directive(route, .value(edge.value))]
      )
      if place.isMoment, let text = edge.value.stringValue { plan.clock.set(text, place.type) }
      plans.append(plan)
    }
    switch place.type {
    case .money(let money): plans += amounts(money, place)
    case .list(let list): plans += counts(list, place)
    case .map(let map): plans += entries(map, place)
    case .union(let union): plans += cases(union, place)
    case .reference(let reference): plans += references(reference, place)
    case .answers(let answers): plans += self.answers(answers, place)
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay,
      .uuid, .key, .enumeration, .record, .base64, .any:
      break
    }
    return plans
  }

  private func presence(_ place: ContractPlace) -> [SamplePlan] {
    var plans = [plan(place, "present", .built)]
    guard let field = place.field else { return plans }
    switch field.presence {
    case .required: break
    case .optional: plans.append(plan(place, "left out", .absent))
    case .defaulting(let value):
      plans.append(plan(place, "left out, which means the default", .absent))
      switch index.contract.defaults {
      case .written: plans.append(plan(place, "the default, written out", .value(value)))
      case .omitted: break
      }
    }
    if field.null != .refused { plans.append(plan(place, "null", .value(.null), fact: ["null"])) }
    for alias in field.aliases {
      var other = plan(place, "under its other name \(alias)", .built, fact: ["aliases"])
      other.alias = alias
      other.isConforming = false
      plans.append(other)
    }
    return plans
  }

  func plan(_ place: ContractPlace, _ what: String, _ end: Directive.End, fact: [String] = []) -> SamplePlan {
    SamplePlan(
      place: JSONPointer(tokens: place.pointer.tokens + fact),
      what: what,
      directives: [Directive(place.route, end)]
    )
  }
}

/// Ways to the records of a collection.
struct CollectionRoute {
  private let index: ContractIndex

  init(_ index: ContractIndex) { self.index = index }

  /// The way to a place; for an id of a collection to its second record, since the first may be referred to.
  func aside(_ place: ContractPlace) -> [Step] {
    guard let field = place.field, let collection = index.collection(keyedBy: field.name, of: place.record)
    else {
      return place.route
    }
    return second(place.route, collection)
  }

  /// A way through the first record of a collection, led through the second where there may be two.
  func second(_ route: [Step], _ collection: Int) -> [Step] {
    let field = index.contract.collections[collection].field
    guard route.count > 1, route[0] == .field(field), route[1] == .element(0),
      case .list(let list) = index.root?.field(field)?.type,
      index.most(list, collection: collection) > 1
    else { return route }
    return [route[0], .element(1)] + route.dropFirst(2)
  }
}

extension Clock {
  /// Sets all that is of the kind of a value to that value.
  mutating func set(_ text: String, _ type: ValueType) {
    switch type {
    case .utcMoment, .localMoment: moment = text
    case .day: day = text
    case .timeOfDay: time = text
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .uuid, .key, .enumeration,
      .list,
      .map, .record, .union, .reference, .base64, .any, .answers:
      break
    }
  }
}
