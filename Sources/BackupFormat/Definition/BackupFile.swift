public import BackupJSON

/// Reads and writes the files of one format: what an app calls.
///
/// Reading checks every byte before a typed value is made, writing checks its own result before it is given out.
public struct BackupFile<Document>: Sendable {
  /// The format whose files are read and written.
  public let definition: FormatDefinition<Document>
  private let checker: BackupChecker

  /// - Throws: ``ContractError`` with every mistake of the definition.
  public init(_ definition: FormatDefinition<Document>) throws(ContractError) {
    self.definition = definition
    checker = BackupChecker(try FormatLibrary([definition.contract]))
  }

  /// A file as it was read.
  public struct Reading {
    /// The content; `nil` where the file is refused.
    public let document: Document?
    /// Everything that was found, to be shown to the person.
    public let report: CheckReport
  }

  /// Reads a file. Whatever its bytes are, the answer is a report, and a document only where there is no error.
  public func read(_ input: InputBytes, _ options: BackupChecker.Options = .init()) -> Reading {
    let report = checker.check(input, options)
    guard report.verdict != .refused, let json = try? JSONDocument(reading: input),
      let document = try? definition.decode(json)
    else { return Reading(document: nil, report: report) }
    return Reading(document: document, report: report)
  }

  /// The bytes of a file, indented for people.
  ///
  /// - Throws: ``CodecError`` with the code `invalid` where a value of the app breaks the contract, so that a reader
  ///   would refuse the file.
  public func write(_ document: Document) throws(CodecError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try JSONWriter(.pretty).write(definition.encode(document))
    } catch {
      throw CodecError(.invalid, "the document is nested too deeply", at: error.pointer)
    }
    let report = checker.check(InputBytes(bytes))
    guard let fault = report.findings.first(where: { $0.severity == .error }) else { return bytes }
    throw CodecError(.invalid, fault.message.description, at: fault.pointer)
  }
}
