import BackupJSON
public import BackupValues

/// Taking a question out of the journal: to ask it no longer is one thing, to lose what was answered is another.
extension MoodJournal {
  /// Why a form stays as it is.
  public enum FormError: Error, Sendable, Hashable {
    /// The form has no field with this id.
    case noSuchField(String)
    /// The field is still asked; it has to be archived before its answers may be erased.
    case notArchived(String)
  }

  /// Takes a field out of use: it is asked no longer, and every answer to it stays.
  ///
  /// A field that is archived already stays as it is, and so does one of an unknown kind, which is never asked.
  /// - Throws: ``FormError/noSuchField(_:)``.
  public mutating func archiveField(_ id: String) throws(FormError) {
    form.fields[try place(of: id)].archive()
  }

  /// Erases all answers to an archived field, for ever. The field itself stays in the form, archived, so that its id is
  /// never used again.
  ///
  /// An entry that loses an answer counts as changed at `moment`, so that a merge does not bring the answer back.
  /// - Returns: how many answers were erased.
  /// - Throws: ``FormError/noSuchField(_:)``, or ``FormError/notArchived(_:)`` for a field that is still asked.
  @discardableResult
  public mutating func eraseAnswers(to id: String, at moment: UTCMoment) throws(FormError) -> Int {
    guard form.fields[try place(of: id)].isArchived else { throw .notArchived(id) }
    var count = 0
    for entry in entries.indices where entries[entry].answers[id] != nil {
      entries[entry].answers[id] = nil
      entries[entry].updatedAt = max(moment, entries[entry].updatedAt)
      count += 1
    }
    return count
  }

  private func place(of id: String) throws(FormError) -> Int {
    let place = form.fields.firstIndex { field in
      field.id.map { $0.utf8.elementsEqual(id.utf8) } ?? false
    }
    guard let place else { throw .noSuchField(id) }
    return place
  }
}

extension MoodJournal.FormField {
  fileprivate mutating func archive() {
    switch self {
    case .scale(var field):
      field.isArchived = true
      self = .scale(field)
    case .choice(var field):
      field.isArchived = true
      self = .choice(field)
    case .multiChoice(var field):
      field.isArchived = true
      self = .multiChoice(field)
    case .toggle(var field):
      field.isArchived = true
      self = .toggle(field)
    case .text(var field):
      field.isArchived = true
      self = .text(field)
    case .unknown: break
    }
  }
}
