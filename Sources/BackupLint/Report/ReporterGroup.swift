/// Several reporters that are told the same run.
struct ReporterGroup: Reporter {
  private var members: [any Reporter]

  init(_ members: [any Reporter]) {
    self.members = members
  }

  mutating func begin() {
    for index in members.indices { members[index].begin() }
  }

  mutating func report(_ file: FileReport) {
    for index in members.indices { members[index].report(file) }
  }

  mutating func remark(_ sentence: String) {
    for index in members.indices { members[index].remark(sentence) }
  }

  mutating func end(_ tally: RunTally) {
    for index in members.indices { members[index].end(tally) }
  }
}
