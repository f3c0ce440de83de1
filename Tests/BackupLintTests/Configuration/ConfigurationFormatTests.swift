import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

@testable import BackupLint

@Suite struct ConfigurationFormatTests {
  @Test func `the form has no mistake but that a file is known by its name`() {
    let mistakes = ConfigurationFormat.contract.mistakes
    #expect(mistakes.map(\.rule.id) == ["contract/recognition"])
    #expect(mistakes.map(\.pointer.description) == ["/recognition/presence/0"])
  }

  @Test(arguments: Rule.gateRules + ChangeRule.allCases.map(\.rule) + Rule.contractRules)
  func `no rule of the gate and of contracts can be changed`(_ rule: Rule) {
    #expect(!ChangeableRules.all.contains(rule))
  }

  @Test(arguments: RuleCatalogue.entries.map(\.rule).filter { $0.severity == .error })
  func `no rule that refuses a file can be changed`(_ rule: Rule) {
    #expect(!ChangeableRules.all.contains(rule))
  }

  @Test(arguments: ChangeableRules.all)
  func `a rule that can be changed has all levels, but silence where something is lost`(_ rule: Rule) {
    let levels = ChangeableRules.levels(of: rule)
    #expect(levels.contains(.off) == !rule.degrades)
    #expect(Set(levels).isSuperset(of: [.error, .warning, .note]))
  }

  @Test func `there are rules of both kinds`() {
    #expect(ChangeableRules.all.filter(\.degrades).count > 5)
    #expect(ChangeableRules.all.filter { !$0.degrades }.count > 5)
  }

  @Test(arguments: CommandTable.commands)
  func `a command that reads a configuration has the flags for it, and no other has`(_ command: CommandSpec) {
    let names = Set(command.flags.map(\.name))
    let readers: [CommandName] = [
      .check, .fix, .upgrade, .encrypt, .decrypt, .importBackup, .export, .merge, .hash, .inspect, .generate,
      .contractShow, .contractSchema,
      .contractDocs, .contractDiff, .configShow,
    ]
    #expect(names.contains(.config) == readers.contains(command.name))
    #expect(names.contains(.noConfig) == names.contains(.config))
  }

  @Test(arguments: Setting.allCases)
  func `the words of a setting are those of its flag`(_ setting: Setting) throws {
    let flag = try #require(CommandTable.check.flags.first { $0.setting == setting })
    #expect(flag.name == setting.flag)
    if case .choice(let words, let standard) = flag.value {
      guard case .enumeration(let values) = setting.type else {
        Issue.record("the setting is no enumeration")
        return
      }
      #expect(values.values.map(\.name) == words)
      #expect(setting.standard == .string(standard))
    }
  }
}
