import BackupFormat

extension MistakeCase {
  private static func answers(
    _ name: String,
    _ pointer: String,
    rule: String = "contract/questions",
    isInFile: Bool = true,
    _ edit: @escaping @Sendable (inout AnswersType) -> Void
  ) -> MistakeCase {
    MistakeCase(name, rule, "/records/backup/fields/answers" + pointer, isInFile: isInFile) {
      $0.answers(edit)
    }
  }

  static let answers = [
    answers("no path", "/questions") { $0.questions = [] },
    answers("a path that is nowhere", "/questions/1") { $0.questions = ["form", "fields"] },
    answers("a path through a list", "/questions/0") { $0.questions = ["people", "name"] },
    answers("a path to a record", "/questions/0") { $0.questions = ["form"] },
    answers("a path to a list of texts", "/questions/1") { $0.questions = ["form", "options"] },
    answers("an id that is nowhere", "/idField") { $0.idField = "ident" },
    answers("a kind that is nowhere", "/kindField") { $0.kindField = "sort" },
    answers("no kinds", "/kinds", rule: "contract/empty-choice") { $0.kinds = [] },
    answers("a kind twice", "/kinds/toggle", rule: "contract/duplicate-name", isInFile: false) {
      $0.kinds.append(.init("toggle", .boolean))
    },
    answers("a kind without a case", "/kinds/togle") { $0.kinds[3].value = "togle" },
    answers("a limit that is nowhere", "/kinds/scale/maximumField") {
      $0.kinds[0].answer = .integer(minimumField: "least", maximumField: "max")
    },
    answers("a limit that is a text", "/kinds/scale/minimumField") {
      $0.kinds[0].answer = .integer(minimumField: "id", maximumField: "most")
    },
    answers("options that are nowhere", "/kinds/scale/listField") {
      $0.kinds[0].answer = .option(listField: "options", idField: "id")
    },
    answers("options that are no list", "/kinds/choice/listField") {
      $0.kinds[1].answer = .option(listField: "id", idField: "id")
    },
    answers("options without ids", "/kinds/choices/idField") {
      $0.kinds[2].answer = .options(listField: "options", idField: "key")
    },
    MistakeCase("ids that are numbers", "contract/questions", "/records/backup/fields/answers/idField") {
      $0.type("plain question", "id", .integer(IntegerType()))
    },
    MistakeCase(
      "options with numbers for ids",
      "contract/questions",
      "/records/backup/fields/answers/kinds/choice/idField"
    ) {
      $0.type("option", "id", .day)
      $0.answers { $0.kinds.remove(at: 2) }
    },
    MistakeCase(
      "questions of texts",
      "contract/questions",
      "/records/backup/fields/answers/questions/1"
    ) { $0.type("form", "questions", .list(ListType(of: .text(TextType())))) },
  ]
}
