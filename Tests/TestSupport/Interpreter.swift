internal import Foundation

/// A program of another language that is perhaps installed, for holding this package against it.
public struct Interpreter: Sendable {
  /// What a run has come to.
  public struct Outcome {
    public let status: Int32
    public let output: [UInt8]
  }

  private let command: [String]

  /// Python with the package `cryptography`; `nil` where it is not here.
  public static let python =
    working(["python3"], pythonTrial, flag: "-c")
    ?? working(["\(Corpora.packageRoot)/.build/differential/bin/python"], pythonTrial, flag: "-c")
  private static let pythonTrial = "import cryptography, hashlib; hashlib.scrypt"

  /// Node; `nil` where it is not here.
  public static let node = working(["node"], "require('node:crypto').scryptSync", flag: "-e")

  private static func working(_ command: [String], _ trial: String, flag: String) -> Interpreter? {
    let interpreter = Interpreter(command: command)
    return (try? interpreter.run([flag, trial]))?.status == 0 ? interpreter : nil
  }

  /// Runs it with arguments and an input that is given in a file.
  public func run(_ arguments: [String], input: [UInt8] = []) throws -> Outcome {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID())")
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: Array(bytes))
  }
}
