package import BackupJSON

extension Rule {
  // What a merge comes upon. Spec/merge.md.
  package static let mergeTie = Rule("merge/tie", .warning)
  package static let mergePossibleDuplicate = Rule("merge/possible-duplicate", .warning)
  package static let mergeFutureTime = Rule("merge/future-time", .note)
  package static let mergeMemberKept = Rule("merge/member-kept", .note)
  package static let mergeFormChanged = Rule("merge/form-changed", .note)
  package static let mergeFormConflict = Rule("merge/form-conflict", .error)

  package static let mergeNotCompleted = Rule("merge/not-completed", .note)

  package static let importRules: [Rule] = [
    mergeTie, mergePossibleDuplicate, mergeFutureTime, mergeMemberKept, mergeFormChanged,
    mergeFormConflict, mergeNotCompleted,
  ]
}
