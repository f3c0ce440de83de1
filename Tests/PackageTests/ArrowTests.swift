import Foundation
import TestSupport
import Testing

/// The modules depend on each other in one direction only, and the lower ones on nothing else.
struct ArrowTests {
  /// What each module of the package may depend on.
  private static let allowed: [String: Set<String>] = [
    "BackupJSON": [], "BackupValues": [],
    "BackupFormat": ["BackupJSON", "BackupValues"],
    "BackupFormats": ["BackupFormat", "BackupJSON", "BackupUpgrade", "BackupValues"],
    "COpenSSL": [], "BackupCrypto": ["COpenSSL"],
    "BackupEnvelope": ["BackupCrypto", "BackupFormat", "BackupJSON", "BackupValues"],
    "BackupFiles": ["BackupJSON"],
    "BackupUpgrade": ["BackupFormat", "BackupJSON", "BackupValues"],
    "BackupImport": [
      "BackupCrypto", "BackupEnvelope", "BackupFiles", "BackupFormat", "BackupJSON", "BackupUpgrade",
      "BackupValues",
    ],
    "CSQLite": [],
    "BackupSQLite": [
      "BackupFiles", "BackupFormat", "BackupImport", "BackupJSON", "BackupValues", "CSQLite",
    ],
    "BackupStoreConformance": ["BackupFormat", "BackupImport", "BackupValues"],
    "BackupEvolution": ["BackupCrypto", "BackupFormat", "BackupJSON", "BackupUpgrade", "BackupValues"],
    "BackupProject": ["BackupEvolution", "BackupJSON"],
    "BackupContractTesting": ["BackupEvolution", "BackupFormat", "BackupJSON", "BackupProject"],
    "BackupKit": [
      "BackupEnvelope", "BackupFormat", "BackupImport", "BackupJSON", "BackupUpgrade", "BackupValues",
    ],
    "BackupLint": [
      "BackupEnvelope", "BackupEvolution", "BackupFiles", "BackupFormat", "BackupFormats", "BackupImport",
      "BackupJSON", "BackupProject", "BackupSQLite", "BackupUpgrade", "BackupValues",
    ],
    "backup-lint": ["BackupLint"],
  ]

  /// What several test targets share, and a program that one of them runs.
  private static let supports: Set<String> = [
    "ContractSamples", "StoreTesting", "TestSupport", "store-trial",
  ]

  private struct Manifest: Decodable {
    struct Target: Decodable {
      struct Dependency: Decodable {
        let byName: Named?
        let target: Named?
        let product: Named?
      }

      /// An array that begins with the name of a target or product; a condition may follow.
      struct Named: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
          var parts = try decoder.unkeyedContainer()
          name = try parts.decode(String.self)
        }
      }

      let name: String
      let type: String
      let dependencies: [Dependency]
    }

    let dependencies: [[String: [[String: String]]]]?
    let targets: [Target]
  }

  @Test
  func `the target graph has only the arrows of the design`() throws {
    let manifest = try JSONDecoder().decode(Manifest.self, from: Self.dumpedPackage())
    let targets = manifest.targets.filter { $0.type != "test" && !Self.supports.contains($0.name) }
    #expect(Set(targets.map(\.name)) == Set(Self.allowed.keys))
    for target in targets {
      let names = Set(target.dependencies.compactMap { ($0.byName ?? $0.target)?.name })
      #expect(
        names.count == target.dependencies.count,
        "\(target.name) depends on a product of another package"
      )
      #expect(names.isSubset(of: Self.allowed[target.name] ?? []), "\(target.name) depends on \(names)")
    }
    #expect(manifest.dependencies?.isEmpty ?? true)
  }

  @Test(arguments: [
    "BackupJSON", "BackupValues", "BackupFormat", "BackupFormats", "BackupCrypto", "BackupUpgrade",
    "BackupEvolution", "BackupEnvelope", "BackupFiles", "BackupImport", "BackupSQLite",
    "BackupStoreConformance",
  ])
  func `the libraries import no Foundation, print nothing and read no environment`(module: String) throws {
    let folder = Corpora.packageRoot + "/Sources/" + module
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      for line in lines where !line.hasPrefix("//") {
        #expect(
          line.firstRange(of: /import Foundation|\bprint\(|\bgetenv\(|ProcessInfo/) == nil,
          "\(file): \(line)"
        )
      }
    }
  }

  @Test(arguments: [
    ("BackupJSON", false), ("BackupValues", false), ("BackupFormat", false), ("BackupKit", true),
  ])
  func `the object files ask the linker for Foundation only where it is bridged to`(
    module: String,
    isBridge: Bool
  ) throws {
    let folder = try #require(Self.buildFolder).appending(path: "\(module).build")
    let objects = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "o" }
    try #require(!objects.isEmpty)
    let asks = try objects.contains { object in
      try Data(contentsOf: object).firstRange(of: Data("-lFoundation".utf8)) != nil
    }
    #expect(asks == isBridge)
  }

  /// The folder that holds the object files of the modules: one of those around the running test.
  private static var buildFolder: URL? {
    var place = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
    while place.path.count > 1 {
      if FileManager.default.fileExists(atPath: place.appending(path: "BackupJSON.build").path) {
        return place
      }
      place.deleteLastPathComponent()
    }
    return nil
  }

  private static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// `swift package dump-package` in a scratch folder of its own, since the one of the build is locked.
  private static func dumpedPackage() throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let scratch = NSTemporaryDirectory() + "backup-lint-dump-\(ProcessInfo.processInfo.processIdentifier)"
    process.arguments = [
      "swift", "package", "--package-path", Corpora.packageRoot, "--scratch-path", scratch, "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: scratch)
    try #require(process.terminationStatus == 0)
    return data
  }
}
