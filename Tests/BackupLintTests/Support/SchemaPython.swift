import Foundation
import TestSupport

/// A Python with descriptions of foreign formats, where `make report-schemas` has made one.
enum SchemaPython {
  static let path = Corpora.packageRoot + "/.build/report-schemas/bin/python"

  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// What a program writes that is given a text as its standard input; empty where it finds nothing wrong.
  static func run(_ program: String, _ arguments: [String] = [], input: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(input, to: "input")
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-c", program] + arguments
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: folder.path + "/input"))
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let found = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: found, as: UTF8.self)
  }
}
