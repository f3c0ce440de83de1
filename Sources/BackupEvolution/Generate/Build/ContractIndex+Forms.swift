import BackupFormat
import BackupJSON

extension ContractIndex {
  /// The number of the question or option whose id stands at a path, since such an id stands once in its list; `nil`
  /// for every other place.
  func formElement(at path: [String]) -> Int? {
    for form in forms where isWithin(form, path) {
      let rest = path.dropFirst(form.questions.count)
      let number = rest[rest.startIndex + rest.count - 2]
      switch rest.count {
      case 2 where path[path.count - 1].isSameUTF8(as: form.idField): return Int(number)
      case 4 where isOption(form, list: rest[rest.startIndex + 1], id: path[path.count - 1]):
        return Int(number)
      default: continue
      }
    }
    return nil
  }

  private func isWithin(_ form: AnswersType, _ path: [String]) -> Bool {
    path.count >= form.questions.count + 2
      && zip(form.questions, path).allSatisfy { $0.isSameUTF8(as: $1) }
  }

  private func isOption(_ form: AnswersType, list: String, id: String) -> Bool {
    form.kinds.contains { kind in
      switch kind.answer {
      case .option(let listField, let idField), .options(let listField, let idField):
        listField.isSameUTF8(as: list) && idField.isSameUTF8(as: id)
      case .integer, .boolean, .text: false
      }
    }
  }
}
