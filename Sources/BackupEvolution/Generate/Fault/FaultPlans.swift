import BackupFormat
import BackupJSON

/// The faults that each place of a contract can have.
struct FaultPlans: Sendable {
  let index: ContractIndex
  let seed: UInt64
  let longest: Int

  private var wrong: WrongValues { WrongValues(index: index, seed: seed, longest: longest) }

  /// All faults of a value of a type.
  func plans(of place: ContractPlace) -> [FaultPlan] {
    let route = CollectionRoute(index).aside(place)
    var plans = presence(place, route)
    plans += wrong.values(of: place.type).map { FaultPlan(place.pointer, $0.what, $0.rule, route, $0.value) }
    switch place.type {
    case .money(let money):
      for field in MoneyRecord.type(money).fields {
        let inner = route + [.field(field.name)]
        plans.append(FaultPlan(place.pointer, "money without \(field.name)", .fieldMissing, inner, .absent))
        plans.append(FaultPlan(place.pointer, "null for the \(field.name)", .fieldNull, inner, .value(.null)))
        plans += wrong.values(of: field.type).map {
          FaultPlan(place.pointer, $0.what, $0.rule, inner, $0.value)
        }
      }
    case .list(let list): plans += counts(list, place) + doubles(list, place)
    case .map(let map): plans += entries(map, place)
    case .union(let union): plans += cases(union, place)
    case .answers(let answers): plans += self.answers(answers, place)
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay,
      .uuid, .key, .enumeration, .record, .reference, .base64, .any:
      break
    }
    return plans
  }

  // MARK: Fields

  private func presence(_ place: ContractPlace, _ route: [Step]) -> [FaultPlan] {
    guard let field = place.field else {
      guard let rule = wrong.rule(expecting: place.type) else { return [] }
      return [FaultPlan(place.pointer, "null in place of a value", rule, route, .value(.null))]
    }
    var plans: [FaultPlan] = []
    if field.presence == .required, !recognises(field, place) {
      plans.append(FaultPlan(place.pointer, "a required field is missing", .fieldMissing, route, .absent))
    }
    if field.null == .refused, wrong.rule(expecting: field.type) != nil {
      plans.append(FaultPlan(place.pointer, "null where there is none", .fieldNull, route, .value(.null)))
    }
    if index.collection(keyedBy: field.name, of: place.record) == nil {
      var twice = FaultPlan(place.pointer, "a key stands twice", .duplicateKey, [Directive(route, .built)])
      twice.repeatedKey = field.name
      plans.append(twice)
      for alias in field.aliases.prefix(1) {
        twice = FaultPlan(
          place.pointer.appending("aliases"),
          "a field under both of its names",
          .fieldAliasTwice,
          [Directive(route, .built)]
        )
        twice.repeatedKey = alias
        plans.append(twice)
      }
    }
    return plans
  }

  /// Whether a file without the field is not even recognised.
  private func recognises(_ field: FieldType, _ place: ContractPlace) -> Bool {
    place.record.isSameUTF8(as: index.contract.root)
      && index.contract.recognition.presence.contains { $0.isSameUTF8(as: field.name) }
  }

  // MARK: Lists

  private func counts(_ list: ListType, _ place: ContractPlace) -> [FaultPlan] {
    let collection =
      place.field.flatMap { field in
        place.record.isSameUTF8(as: index.contract.root) ? index.collection(field.name) : nil
      }
    var plans: [FaultPlan] = []
    let most = index.most(list, collection: collection)
    if most < SampleGenerator.mostElements {
      let rule: Rule =
        most < list.maximum || (collection != nil && most == index.contract.limits.records)
        ? .recordCount : .listCount
      let route = place.route + [.element(most)]
      var plan = FaultPlan(
        place.pointer.appending("maximum"),
        "a list of too many elements",
        rule,
        [
          Directive(place.route, .built), Directive(route, .built),
        ]
      )
      plan.needsElements = most + 1
      plans.append(plan)
    }
    // A collection of one record may be referred to.
    if list.minimum > (collection == nil ? 0 : 1), list.minimum <= SampleGenerator.mostElements,
      let value = BuiltValue(index, seed: seed).value(at: place.route)?.arrayValue
    {
      let few = Array(value.prefix(list.minimum - 1))
      let pointer = place.pointer.appending("minimum")
      var plan = FaultPlan(
        pointer,
        "a list of too few elements",
        .listCount,
        place.route,
        .value(.array(few))
      )
      // What is copied may refer to records.
      for collection in index.contract.collections where place.route != [.field(collection.field)] {
        plan.directives.append(Directive([.field(collection.field), .element(0)], .built))
      }
      plans.append(plan)
    }
    return plans
  }

  private func doubles(_ list: ListType, _ place: ContractPlace) -> [FaultPlan] {
    guard list.isUnique, list.maximum > 1,
      let value = DistinctValues(index, seed: seed, Clock()).value(list.element, 0)
    else { return [] }
    let second = Directive(place.route + [.element(1)], .value(value))
    let first = Directive(place.route + [.element(0)], .value(value))
    var plan = FaultPlan(
      place.pointer.appending("unique"),
      "an element stands twice",
      .listDuplicate,
      [second, first]
    )
    if case .reference(let reference) = list.element {
      plan.directives.append(Directive([.field(reference.collection), .element(0)], .built))
    }
    return [plan]
  }

  // MARK: Maps, unions, answers

  private func entries(_ map: MapType, _ place: ContractPlace) -> [FaultPlan] {
    var plans: [FaultPlan] = []
    let pointer = place.pointer.appending("key")
    if map.maximum > 0 {
      for key in MapKeys.wrong(map.key) {
        plans.append(
          FaultPlan(
            pointer,
            "a key of another kind",
            .mapKey,
            [Directive(place.route + [.member(key)], .built)]
          )
        )
      }
    }
    if map.maximum < SampleGenerator.mostElements {
      let builder = DocumentBuilder(index, seed: seed)
      var plan = FaultPlan(
        place.pointer.appending("maximum"),
        "a map of too many members",
        .mapCount,
        [Directive(place.route, .built)]
      )
      for number in 0...map.maximum {
        plan.directives.append(Directive(place.route + [.member(builder.mapKey(map.key, number))], .built))
      }
      plans.append(plan)
    }
    return plans
  }

  private func cases(_ union: UnionType, _ place: ContractPlace) -> [FaultPlan] {
    let route = place.route + [.field(union.discriminator)]
    let pointer = place.pointer.appending("discriminator")
    var plans = [
      FaultPlan(pointer, "a union that does not say which case it is", .fieldMissing, route, .absent),
      FaultPlan(pointer, "a number in place of a case", .expectedText, route, .value(7)),
    ]
    switch union.unknown {
    case .refused:
      let name = StrangeNames.discriminator(for: union)
      plans.append(FaultPlan(pointer, "an unknown case", .unionUnknown, route, .value(.string(name))))
    case .kept: break
    }
    return plans
  }

  private func answers(_ answers: AnswersType, _ place: ContractPlace) -> [FaultPlan] {
    QuestionSource(index, answers, seed: seed).questions().flatMap { question in
      question.wrong.map { wrong in
        let own = Directive(place.route + [.member(question.id)], .value(wrong.answer))
        return FaultPlan(
          JSONPointer(tokens: place.pointer.tokens + ["kinds", question.kind]),
          "a wrong answer to a question of the kind \(question.kind)",
          wrong.rule,
          [own] + question.directives
        )
      }
    }
  }
}
