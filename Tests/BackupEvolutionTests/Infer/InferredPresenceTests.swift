import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

/// What may be left out or null.
struct InferredPresenceTests {
  @Test
  func `a key that some records have not is optional, and nobody guesses what that means`() throws {
    let inferred = try Inferred(
      Inferred.things(#"{"a": 1, "b": 2}"#, #"{"a": 1}"#, #"{"a": 3, "b": 4}"#, #"{"a": 5, "b": 6}"#)
    )
    #expect(try inferred.thing("a").presence == .required)
    #expect(try inferred.thing("b").presence == .optional)
    #expect(try inferred.thing("b").absence == "")
    #expect(
      inferred.notes("/things/*/b", .optional)
        == ["is optional: left out in 1 of 4 records; `absence` has to say what that means"]
    )
    #expect(inferred.support("/things/*/b", .optional) == "1 of 4")
  }

  @Test
  func `a value that is sometimes null may be null`() throws {
    let inferred = try Inferred(Inferred.things(#"{"a": null}"#, #"{"a": 1}"#, #"{"a": null}"#))
    #expect(try inferred.thing("a").null == .meaning("that there is no value"))
    #expect(try inferred.thing("a").type == .integer(IntegerType()))
    #expect(inferred.notes("/things/*/a", .null) == ["may be null: 2 of 3 values; say what null means"])
  }

  @Test
  func `null beside absence is taken for the same, which is in doubt`() throws {
    let inferred = try Inferred(Inferred.things(#"{"a": null}"#, #"{"a": 1}"#, "{}"))
    #expect(try inferred.thing("a").null == .absent)
    #expect(try inferred.thing("a").presence == .optional)
    #expect(
      inferred.notes("/things/*/a", .null)
        == ["? may be null: 1 of 2 values, and is left out elsewhere; taken for the same"]
    )
  }

  @Test
  func `what is always null is any JSON, and in doubt`() throws {
    let inferred = try Inferred(Inferred.things(#"{"a": null}"#, #"{"a": null}"#))
    #expect(try inferred.thing("a").type == .any)
    #expect(
      inferred.notes("/things/*/a", .type) == ["? is always null: 2 values; its type is not known"]
    )
    #expect(try inferred.thing("a").doc == "To decide: is always null: 2 values; its type is not known.")
  }

  @Test
  func `values of several types are any JSON, with how many there are of each`() throws {
    let inferred = try Inferred(Inferred.things(#"{"a": 1}"#, #"{"a": "x"}"#, #"{"a": [2]}"#, #"{"a": 2}"#))
    #expect(try inferred.thing("a").type == .any)
    #expect(inferred.notes("/things/*/a", .type) == ["? is of several types: 2 numbers, 1 text, 1 list"])
  }

  @Test
  func `several files are one body of evidence`() throws {
    let inferred = try Inferred(
      Inferred.file(#""a": 1, "b": "x""#),
      Inferred.file(#""a": 1.5"#),
      Inferred.file(#""a": 2, "b": null"#)
    )
    #expect(inferred.draft.files == 3)
    #expect(try inferred.field("backup", "a").type == .decimal(DecimalType()))
    #expect(try inferred.field("backup", "b").presence == .optional)
    #expect(inferred.notes("/b", .optional)[0].contains("left out in 1 of 3 records"))
  }
}
