import BackupFormat
import BackupJSON

extension SamplePlans {
  func amounts(_ money: MoneyType, _ place: ContractPlace) -> [SamplePlan] {
    let edges = EdgeValues(index, seed: seed, longest: longest)
    return MoneyRecord.type(money).fields.flatMap { field in
      edges.values(of: field.type).map { edge in
        SamplePlan(
          place: JSONPointer(tokens: place.pointer.tokens + edge.fact),
          what: edge.what,
          isConforming: edge.kind == .conforming,
          directives: [Directive(place.route + [.field(field.name)], .value(edge.value))]
        )
      }
    }
  }

  func counts(_ list: ListType, _ place: ContractPlace) -> [SamplePlan] {
    let collection =
      place.field.flatMap { field in
        place.record.isSameUTF8(as: index.contract.root) ? index.collection(field.name) : nil
      }
    let most = index.most(list, collection: collection)
    var plans: [SamplePlan] = []
    if list.minimum <= SampleGenerator.mostElements {
      plans.append(plan(place, "a list of the fewest elements", .built, fact: ["minimum"]))
    }
    if most > list.minimum, most <= SampleGenerator.mostElements {
      var full = plan(place, "a list of the most elements", .built, fact: ["maximum"])
      full.directives.append(Directive(place.route + [.element(most - 1)], .built))
      plans.append(full)
    }
    let few = min(most, max(list.minimum, 0) + 3)
    if few > max(list.minimum, 1), few <= SampleGenerator.mostElements {
      var several = plan(place, "a list of \(few) elements", .built)
      several.directives.append(Directive(place.route + [.element(few - 1)], .built))
      plans.append(several)
    }
    return plans
  }

  func entries(_ map: MapType, _ place: ContractPlace) -> [SamplePlan] {
    var plans: [SamplePlan] = []
    guard map.maximum > 0 else { return plans }
    for key in MapKeys.edges(map.key) {
      plans.append(
        SamplePlan(
          place: place.pointer.appending("key"),
          what: "an unusual key",
          directives: [Directive(place.route + [.member(key)], .built)]
        )
      )
    }
    if map.maximum <= SampleGenerator.mostElements, map.maximum > 1 {
      var full = plan(place, "a map of the most members", .built, fact: ["maximum"])
      var builder = DocumentBuilder(index, seed: seed)
      builder.clock = Clock()
      for number in 0..<map.maximum {
        full.directives.append(Directive(place.route + [.member(builder.mapKey(map.key, number))], .built))
      }
      plans.append(full)
    }
    return plans
  }

  func cases(_ union: UnionType, _ place: ContractPlace) -> [SamplePlan] {
    var plans = union.cases.enumerated().map { number, item in
      SamplePlan(
        place: JSONPointer(tokens: place.pointer.tokens + ["cases", item.value]),
        what: "the case \(item.value)",
        directives: [Directive(place.route + [.choice(number)], .built)]
      )
    }
    switch union.unknown {
    case .refused: break
    case .kept:
      let value: JSONObject = [
        union.discriminator: .string(StrangeNames.discriminator(for: union)), "more": [1, 2],
      ]
      var unknown = plan(place, "an unknown case", .value(.object(value)), fact: ["unknown"])
      unknown.isConforming = false
      plans.append(unknown)
    }
    return plans
  }

  func references(_ reference: ReferenceType, _ place: ContractPlace) -> [SamplePlan] {
    guard let collection = index.collection(reference.collection),
      case .list(let list) = index.root?.field(reference.collection)?.type
    else { return [] }
    let ids = RecordIDs(index, seed: seed)
    var plans: [SamplePlan] = []
    let most = index.most(list, collection: collection)
    for number in 0..<min(2, most) {
      var plan = plan(
        place,
        "a reference to record \(number + 1)",
        .value(ids.value(collection, number))
      )
      plan.directives.append(Directive([.field(reference.collection), .element(number)], .built))
      plans.append(plan)
    }
    switch reference.dangling {
    case .refused: break
    case .warned:
      let missing = ids.value(collection, Self.missingRecord)
      guard missing != "" else { break }
      var plan = plan(
        place,
        "a reference to a record that is not there",
        .value(missing),
        fact: ["dangling"]
      )
      plan.isConforming = false
      plans.append(plan)
    }
    return plans
  }

  /// The number of a record that no small document has.
  static let missingRecord = SampleGenerator.mostElements + 7

  func answers(_ answers: AnswersType, _ place: ContractPlace) -> [SamplePlan] {
    var plans: [SamplePlan] = []
    for question in QuestionSource(index, answers, seed: seed).questions() {
      for (number, answer) in question.right.enumerated() {
        let own = Directive(place.route + [.member(question.id)], .value(answer))
        plans.append(
          SamplePlan(
            place: JSONPointer(tokens: place.pointer.tokens + ["kinds", question.kind]),
            what: "answer \(number + 1) to a question of the kind \(question.kind)",
            directives: [own] + question.directives
          )
        )
      }
    }
    plans.append(
      SamplePlan(
        place: place.pointer,
        what: "an answer to no question",
        isConforming: false,
        directives: [Directive(place.route + [.member("no such question")], .value("left over"))]
      )
    )
    return plans
  }
}
