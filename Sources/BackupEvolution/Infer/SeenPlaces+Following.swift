import BackupJSON

/// Looking at the files again, when it is known what they are made of.
extension SeenPlaces {
  /// Goes through a document and tells each text with its place.
  func follow(_ document: JSONDocument, _ meet: (_ place: Int, _ text: String) -> Void) {
    follow(document.root, at: SeenPlaces.root, meet)
  }

  private func follow(_ value: JSONValue, at place: Int, _ meet: (Int, String) -> Void) {
    let place = representative(place)
    guard !places[place].isSealed else { return }
    switch value {
    case .null, .boolean, .number: break
    case .string(let text): meet(place, text)
    case .array(let elements):
      guard let next = places[place].arrays.element else { return }
      for element in elements { follow(element, at: next, meet) }
    case .object(let object):
      for member in object {
        guard let next = places[place].objects.mapValue ?? memberPlace(of: object, member.key, at: place)
        else {
          continue
        }
        follow(member.value, at: next, meet)
      }
    }
  }

  /// The place of the value at a pointer of a document; `nil` where it is not looked into.
  func place(of pointer: JSONPointer, in document: JSONDocument) -> Int? {
    var place = SeenPlaces.root
    var value = document.root
    for token in pointer.tokens {
      let here = self[place]
      guard !here.isSealed else { return representative(place) }
      switch value {
      case .object(let object):
        guard let next = here.objects.mapValue ?? memberPlace(of: object, token, at: place),
          let inner = object[token]
        else { return representative(place) }
        (place, value) = (next, inner)
      case .array(let elements):
        guard let next = here.arrays.element, let index = Int(token), elements.indices.contains(index) else {
          return representative(place)
        }
        (place, value) = (next, elements[index])
      case .null, .boolean, .number, .string: return representative(place)
      }
    }
    return representative(place)
  }
}
