import BackupFormat

extension Contract {
  /// Changes a record.
  mutating func record(_ name: String, _ change: (inout RecordType) -> Void) {
    change(&records[records.firstIndex { $0.name == name }!])
  }

  /// Changes a field of a record.
  mutating func field(_ record: String, _ name: String, _ change: (inout FieldType) -> Void) {
    self.record(record) { record in
      change(&record.fields[record.fields.firstIndex { $0.name == name }!])
    }
  }

  /// Gives a field another type.
  mutating func type(_ record: String, _ name: String, _ type: ValueType) {
    field(record, name) { $0.type = type }
  }

  /// Adds a field to a record, at its end.
  mutating func add(_ field: FieldType, to record: String) {
    self.record(record) { $0.fields.append(field) }
  }

  /// Changes the answers of the contract with everything.
  mutating func answers(_ change: (inout AnswersType) -> Void) {
    field("backup", "answers") { field in
      guard case .answers(var answers) = field.type else { return }
      change(&answers)
      field.type = .answers(answers)
    }
  }

  /// Changes the union of questions of the contract with everything.
  mutating func questions(_ change: (inout UnionType) -> Void) {
    field("form", "questions") { field in
      guard case .list(var list) = field.type, case .union(var union) = list.element else { return }
      change(&union)
      list.element = .union(union)
      field.type = .list(list)
    }
  }
}
