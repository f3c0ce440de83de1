import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

/// How the files of a draft are recognised, and what cannot be drafted.
struct InferredRecognitionTests {
  @Test
  func `format and version are taken as the files say them`() throws {
    let inferred = try Inferred(Inferred.file(#""a": 1"#))
    #expect(inferred.contract.recognition == Recognition(value: "notes-backup"))
    #expect(inferred.contract.format == "notes-backup")
    #expect(inferred.contract.version == FormatVersion(1, 0))
    #expect(
      inferred.notes("")
        == [
          "`format` names the format: the same text in each file",
          "`version` is the version: a major and a minor in each file",
          "? the title is a guess; it is the name of the app, as people know it",
        ]
    )
  }

  @Test
  func `an app that names itself and counts its versions`() throws {
    let inferred = try Inferred(#"{"version": 4, "appName": "SpenDrop", "a": 1}"#)
    #expect(
      inferred.contract.recognition == Recognition(key: "appName", value: "SpenDrop", versionForm: .integer)
    )
    #expect(inferred.contract.version == FormatVersion(4, 0))
    #expect(inferred.contract.format == "spendrop-backup")
    #expect(inferred.contract.title == "SpenDrop")
  }

  @Test
  func `files that say nothing are recognised by their keys`() throws {
    let inferred = try Inferred(#"{"x": 1, "notes": [], "settings": {"a": 1}}"#)
    let recognition = inferred.contract.recognition
    #expect(recognition.presence == ["x", "notes", "settings"])
    #expect(recognition.versionForm == .unwritten)
    #expect(inferred.notes("").filter { $0.hasPrefix("? ") }.count == 4)
    #expect(inferred.notes("")[0].contains("let the app write \"format\": \"app-backup\""))
  }

  @Test
  func `a version without a format`() throws {
    let inferred = try Inferred(#"{"schemaVersion": 4, "services": [], "groups": []}"#)
    #expect(
      inferred.contract.recognition
        == Recognition(
          value: "app-backup",
          versionKey: "schemaVersion",
          versionForm: .integer,
          presence: ["schemaVersion", "services", "groups"]
        )
    )
    #expect(inferred.contract.version == FormatVersion(4, 0))
  }

  @Test(arguments: ["0", "1.5", "\"1\"", #"{"major": 0, "minor": 0}"#, #"{"major": 1}"#, "1000000000"])
  func `what is no version is a field`(version: String) throws {
    let inferred = try Inferred("{\"format\": \"notes-backup\", \"version\": \(version)}")
    #expect(inferred.contract.recognition.versionForm == .unwritten)
    #expect(inferred.contract.record("backup")?.field("version") != nil)
  }

  @Test
  func `what is asked for comes before what the files say`() throws {
    let inferred = try Inferred(
      #"{"appName": "SpenDrop", "version": 4}"#,
      options: .init(format: "money-backup", title: "Money")
    )
    #expect(inferred.contract.format == "money-backup")
    #expect(inferred.contract.title == "Money")
    #expect(inferred.contract.recognition.value == "SpenDrop")
  }

  @Test
  func `minors of one major are one format`() throws {
    let inferred = try Inferred(
      #"{"format": "notes-backup", "version": {"major": 1, "minor": 0}, "a": 1}"#,
      #"{"format": "notes-backup", "version": {"major": 1, "minor": 2}, "a": 1, "b": 2}"#
    )
    #expect(inferred.contract.version == FormatVersion(1, 2))
  }

  private static let refusals:
    [(texts: [String], options: ContractInference.Options, code: InferenceError.Code)] = [
      ([], .init(), .noFiles), (["[1]"], .init(), .notAnObject), (["7"], .init(), .notAnObject),
      (["{"], .init(), .notJSON), (["not json"], .init(), .notJSON),
      ([#"{"a": 1, "a": 2}"#], .init(), .notJSON),
      (["{}"], .init(), .notRecognisable), ([#"{"": 1, "\u0007": 2}"#], .init(), .notRecognisable),
      ([#"{"a": 1}"#, #"{"b": 1}"#], .init(), .notRecognisable),
      ([#"{"version": 1}"#], .init(), .notRecognisable),
      ([#"{"format": "a", "x": 1}"#, #"{"format": "b", "x": 1}"#], .init(), .differentFormats),
      ([#"{"format": "a", "version": 1}"#, #"{"format": "a", "version": 2}"#], .init(), .differentFormats),
      ([#"{"a": 1}"#], .init(format: "No Id"), .wrongName), ([#"{"a": 1}"#], .init(title: ""), .wrongName),
    ]

  @Test(arguments: refusals.indices)
  func `what cannot be drafted is refused with what to do`(number: Int) {
    let (texts, options, code) = Self.refusals[number]
    let error = #expect(throws: InferenceError.self) {
      var inference = ContractInference(options)
      for text in texts { try inference.add(InputBytes(text)) }
      _ = try inference.draft()
    }
    #expect(error?.code == code)
    #expect(error?.help.isEmpty == false)
  }
}
