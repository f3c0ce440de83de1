import BackupJSON

/// One field of a record: its key in the file, where it is in the Swift type, and how its value is written.
public struct Field<Root, Value>: Sendable {
  let keyPath: any KeyPath<Root, Value> & Sendable
  let coding: ValueCoding<Value>
  private(set) var type: FieldType

  /// Makes a field of its key in the file, its place in the Swift type and its coding.
  public init(_ name: String, _ keyPath: any KeyPath<Root, Value> & Sendable, _ coding: ValueCoding<Value>) {
    self.keyPath = keyPath
    self.coding = coding
    type = FieldType(name, coding.type, presence: coding.presence, null: coding.null)
  }

  /// What the field tells, for the documentation and for findings.
  public func doc(_ text: String) -> Field { changed { $0.doc = text } }

  /// The version that brought the field.
  public func since(_ major: Int, _ minor: Int) -> Field {
    changed { $0.since = FormatVersion(major, minor) }
  }

  /// The unit of the number, for example `seconds`.
  public func unit(_ unit: String) -> Field { changed { $0.unit = unit } }

  /// Raised when the meaning changes and nothing else does.
  public func semantics(_ revision: Int) -> Field { changed { $0.semantics = revision } }

  /// What it means that there is no value, as the end of a sentence: `that none was noted`. For optional fields.
  public func absence(_ meaning: String) -> Field { changed { $0.absence = meaning } }

  /// Writers no longer write it; readers still read it.
  public func deprecated() -> Field { changed { $0.deprecated = true } }

  /// Other keys that a reader takes for this field, with a warning; writers never write them.
  public func aliases(_ names: String...) -> Field { changed { $0.aliases.append(contentsOf: names) } }

  private func changed(_ change: (inout FieldType) -> Void) -> Field {
    var field = self
    change(&field.type)
    return field
  }

  func encode(_ root: Root, into object: inout JSONObject) {
    if let value = coding.encode(root[keyPath: keyPath]) { object[type.name] = value }
  }

  func decode(_ object: JSONObject) throws(CodecError) -> Value {
    guard let json = object[type.name] ?? type.aliases.lazy.compactMap({ object[$0] }).first else {
      guard let absent = coding.absent else {
        throw CodecError(.missing, "the field is missing").inside(type.name)
      }
      return absent()
    }
    do throws(CodecError) {
      guard let value = try coding.decode(json) else { throw CodecError.expected("a value") }
      return value
    } catch {
      throw error.inside(type.name)
    }
  }
}
