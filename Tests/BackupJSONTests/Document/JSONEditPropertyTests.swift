import BackupJSON
import Testing

struct JSONEditPropertyTests {
  /// The members as a plain list of pairs, edited the slow and obvious way.
  struct Model {
    var pairs: [(key: String, value: JSONValue)] = []

    func place(_ key: String) -> Int? { pairs.firstIndex { $0.key.utf8.elementsEqual(key.utf8) } }

    var isTrueTo: (JSONObject) -> Bool {
      { object in
        object.count == pairs.count
          && zip(object, pairs).allSatisfy { $0.key.utf8.elementsEqual($1.key.utf8) && $0.value == $1.value }
          && pairs.indices.allSatisfy { object.position(of: pairs[$0].key) == $0 }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `any sequence of edits keeps the order of a plain list`(seed: UInt64) {
    var random = RandomJSON(seed: seed)
    var object = JSONObject()
    var model = Model()
    for _ in 0..<3000 {
      let key = random.key()
      let value = random.value(depth: 0)
      switch random.below(6) {
      case 0, 1:
        object[key] = value
        if let place = model.place(key) {
          model.pairs[place].value = value
        } else {
          model.pairs.append((key, value))
        }
      case 2:
        let at = random.below(object.count + 2)
        if object.insert(value, for: key, at: at) {
          #expect(model.place(key) == nil)
          model.pairs.insert((key, value), at: min(at, model.pairs.count))
        }
      case 3:
        let newKey = random.key()
        if object.rename(key, to: newKey), let place = model.place(key) { model.pairs[place].key = newKey }
      case 4:
        let sibling = random.key()
        if object.insert(value, for: key, after: sibling) {
          model.pairs.insert((key, value), at: model.place(sibling)! + 1)
        }
      default:
        let removed = object.remove(key)
        let place = model.place(key)
        #expect((removed == nil) == (place == nil))
        if let place { model.pairs.remove(at: place) }
      }
      guard model.isTrueTo(object) else {
        Issue.record("the object differs from the list")
        return
      }
    }
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func `any edit of a document either works or changes nothing`(seed: UInt64) {
    var random = RandomJSON(seed: seed)
    var document = JSONDocument(root: random.value(depth: 4))
    var failures = 0
    for _ in 0..<2000 {
      if random.below(100) == 0 { document.root = random.value(depth: 4) }
      let before = document
      let pointer = Self.pointer(into: document.root, &random)
      do {
        switch random.below(5) {
        case 0:
          try document.set(random.value(depth: 1), at: pointer)
        case 1:
          let value = random.value(depth: 1)
          try document.insert(value, at: pointer)
        case 2:
          let value = try document.remove(at: pointer)
          #expect(value == before[pointer])
        case 3:
          let target = Self.pointer(into: document.root, &random)
          try document.move(from: pointer, to: target)
        default:
          let key = random.key()
          try document.rename(at: pointer, to: key)
          #expect(document[pointer.parent!.appending(key)] == before[pointer])
        }
      } catch {
        failures += 1
        #expect(document == before)
      }
    }
    #expect(failures > 100 && failures < 1900)
  }

  /// A path that is there, often with a last step that is not.
  private static func pointer(into root: JSONValue, _ random: inout RandomJSON) -> JSONPointer {
    var pointer = JSONPointer()
    var value = root
    while random.below(8) > 0 {
      if let object = value.objectValue, !object.isEmpty {
        let member = object[random.below(object.count)]
        pointer = pointer.appending(member.key)
        value = member.value
      } else if let elements = value.arrayValue, !elements.isEmpty {
        let index = random.below(elements.count)
        pointer = pointer.appending(index)
        value = elements[index]
      } else {
        break
      }
    }
    return random.below(2) == 0
      ? pointer : pointer.appending(random.pick(["-", "0", "9", "é2", random.key()]))
  }
}
