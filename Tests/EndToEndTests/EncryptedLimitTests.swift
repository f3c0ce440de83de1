#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What a crafted file may cost, where the system allows a process 20 MB of its own.
  struct EncryptedLimitTests {
    private static let fixtures = Corpora.packageRoot + "/fixtures/envelope/"

    /// The files that ask for too much, or for what makes no sense.
    private static let bombs: [String] = {
      let table = (try? String(contentsOfFile: fixtures + "cases.tsv", encoding: .utf8)) ?? ""
      return table.split(separator: "\n").compactMap { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        return columns.count > 1 && columns[1] == "bounds" ? String(columns[0]) : nil
      }
    }()

    /// Runs `check` with a passcode that it may take if it comes to that.
    private func check(_ path: String) throws -> (status: Int32, errors: String) {
      let process = Process()
      let errors = Pipe()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = [
        "-c", #"ulimit -d 20000; echo secret | "$0" check --no-config --passcode-fd 0 "$1""#,
        Executable.folder + "/backup-lint", Self.fixtures + path,
      ]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errors
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }

    @Test func `no parameter makes the program take memory before it is refused`() throws {
      try #require(Self.bombs.count > 20)
      for path in Self.bombs {
        let run = try check(path)
        #expect(run.status == 1, "\(path)")
        #expect(run.errors == "", "\(path)")
      }
    }

    @Test(arguments: ["1.0/ascii.json", "1.0/largest-block.json"])
    func `where there is not enough memory for the key, that is what is said`(path: String) throws {
      let run = try check(path)
      #expect(run.status == 3)
      #expect(run.errors.contains("there is not enough memory to open or encrypt it"))
    }
  }
#endif
