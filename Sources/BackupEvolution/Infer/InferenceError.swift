public import BackupJSON

/// Why no contract can be inferred from some files.
public struct InferenceError: Error, Sendable, CustomStringConvertible {
  /// The kind of reason.
  public struct Code: Sendable, Hashable {
    private let name: String

    /// There is no file to infer from.
    public static let noFiles = Code(name: "noFiles")
    /// A file is not sound JSON; the findings say where.
    public static let notJSON = Code(name: "notJSON")
    /// A file is JSON whose root is no object.
    public static let notAnObject = Code(name: "notAnObject")
    /// Nothing at the root tells the files from others.
    public static let notRecognisable = Code(name: "notRecognisable")
    /// The files are of several formats or majors.
    public static let differentFormats = Code(name: "differentFormats")
    /// The id or the title that was asked for cannot be one.
    public static let wrongName = Code(name: "wrongName")
    /// The draft does not accept a file: a fault of the inference.
    public static let notAccepted = Code(name: "notAccepted")
  }

  /// The kind of reason.
  public let code: Code
  /// The file, counted from 0 in the order in which they were added; `nil` where it is about all of them.
  public let file: Int?
  /// What is wrong: lower case, one clause, stands alone.
  public let message: String
  /// What to do.
  public let help: String
  /// What is wrong with the file.
  public let findings: [Finding]

  init(_ code: Code, file: Int? = nil, _ message: String, help: String, findings: [Finding] = []) {
    self.code = code
    self.file = file
    self.message = message
    self.help = help
    self.findings = findings
  }

  public var description: String { "\(message); \(help)" }
}
