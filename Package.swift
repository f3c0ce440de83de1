// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "backup-lint",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "BackupJSON", targets: ["BackupJSON"]),
    .library(name: "BackupValues", targets: ["BackupValues"]),
    .library(name: "BackupFormat", targets: ["BackupFormat"]),
    .library(name: "BackupFormats", targets: ["BackupFormats"]),
    .library(name: "BackupUpgrade", targets: ["BackupUpgrade"]),
    .library(name: "BackupEvolution", targets: ["BackupEvolution"]),
    .library(name: "BackupEnvelope", targets: ["BackupEnvelope"]),
    .library(name: "BackupImport", targets: ["BackupImport"]),
    .library(name: "BackupSQLite", targets: ["BackupSQLite"]),
    .library(name: "BackupStoreConformance", targets: ["BackupStoreConformance"]),
    .library(name: "BackupKit", targets: ["BackupKit"]),
    .library(name: "BackupContractTesting", targets: ["BackupContractTesting"]),
    .executable(name: "backup-lint", targets: ["backup-lint"]),
  ],
  targets: [
    .target(name: "BackupJSON"),
    .target(name: "BackupValues"),
    .target(name: "BackupFiles", dependencies: ["BackupJSON"]),
    .target(name: "BackupFormat", dependencies: ["BackupJSON", "BackupValues"]),
    .systemLibrary(
      name: "COpenSSL",
      pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"])]
    ),
    .target(
      name: "BackupCrypto",
      dependencies: [.target(name: "COpenSSL", condition: .when(platforms: [.linux]))]
    ),
    .target(
      name: "BackupEnvelope",
      dependencies: ["BackupCrypto", "BackupFormat", "BackupJSON", "BackupValues"]
    ),
    .target(name: "BackupUpgrade", dependencies: ["BackupFormat", "BackupJSON", "BackupValues"]),
    .target(
      name: "BackupEvolution",
      dependencies: ["BackupCrypto", "BackupFormat", "BackupJSON", "BackupUpgrade", "BackupValues"]
    ),
    .target(
      name: "BackupImport",
      dependencies: [
        "BackupCrypto", "BackupEnvelope", "BackupFiles", "BackupFormat", "BackupJSON", "BackupUpgrade",
        "BackupValues",
      ]
    ),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "BackupSQLite",
      dependencies: ["BackupFiles", "BackupFormat", "BackupImport", "BackupJSON", "BackupValues", "CSQLite"]
    ),
    .target(
      name: "BackupStoreConformance",
      dependencies: ["BackupFormat", "BackupImport", "BackupValues"]
    ),
    .target(name: "BackupProject", dependencies: ["BackupEvolution", "BackupJSON"]),
    .target(
      name: "BackupContractTesting",
      dependencies: ["BackupEvolution", "BackupFormat", "BackupJSON", "BackupProject"]
    ),
    .target(
      name: "BackupFormats",
      dependencies: ["BackupFormat", "BackupJSON", "BackupUpgrade", "BackupValues"]
    ),
    .target(
      name: "BackupKit",
      dependencies: [
        "BackupEnvelope", "BackupFormat", "BackupImport", "BackupJSON", "BackupUpgrade", "BackupValues",
      ]
    ),
    .target(
      name: "BackupLint",
      dependencies: [
        "BackupEnvelope", "BackupEvolution", "BackupFiles", "BackupFormat", "BackupFormats", "BackupImport",
        "BackupJSON", "BackupProject", "BackupSQLite", "BackupUpgrade", "BackupValues",
      ]
    ),
    .executableTarget(name: "backup-lint", dependencies: ["BackupLint"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "ContractSamples",
      dependencies: ["BackupFormat", "BackupJSON", "BackupValues"],
      path: "Tests/ContractSamples"
    ),
    .target(
      name: "StoreTesting",
      dependencies: ["BackupFormat", "BackupImport", "BackupValues"],
      path: "Tests/StoreTesting"
    ),
    .executableTarget(
      name: "store-trial",
      dependencies: ["BackupFormat", "BackupImport", "BackupSQLite", "BackupValues", "StoreTesting"],
      path: "Tests/StoreTrial"
    ),
    .testTarget(name: "BackupJSONTests", dependencies: ["BackupJSON", "TestSupport"]),
    .testTarget(name: "BackupValuesTests", dependencies: ["BackupValues", "TestSupport"]),
    .testTarget(
      name: "BackupFormatTests",
      dependencies: [
        "BackupFormat", "BackupFormats", "BackupJSON", "BackupValues", "ContractSamples", "TestSupport",
      ]
    ),
    .testTarget(
      name: "BackupFormatsTests",
      dependencies: [
        "BackupEvolution", "BackupFormat", "BackupFormats", "BackupJSON", "BackupKit", "BackupUpgrade",
        "BackupValues", "TestSupport",
      ]
    ),
    .testTarget(
      name: "BackupUpgradeTests",
      dependencies: [
        "BackupEvolution", "BackupFormat", "BackupJSON", "BackupUpgrade", "BackupValues", "TestSupport",
      ]
    ),
    .testTarget(name: "BackupFilesTests", dependencies: ["BackupFiles"]),
    .testTarget(
      name: "BackupSQLiteTests",
      dependencies: [
        "BackupCrypto", "BackupFormat", "BackupFormats", "BackupImport", "BackupJSON", "BackupKit",
        "BackupSQLite",
        "BackupStoreConformance", "BackupUpgrade",
        "BackupValues",
        "CSQLite", "StoreTesting", "TestSupport", "store-trial",
      ]
    ),
    .testTarget(
      name: "BackupStoreConformanceTests",
      dependencies: [
        "BackupFormat", "BackupImport", "BackupStoreConformance", "BackupValues", "StoreTesting",
      ]
    ),
    .testTarget(name: "BackupCryptoTests", dependencies: ["BackupCrypto", "TestSupport"]),
    .testTarget(
      name: "BackupEnvelopeTests",
      dependencies: [
        "BackupCrypto", "BackupEnvelope", "BackupFormat", "BackupFormats", "BackupJSON", "BackupValues",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "BackupEvolutionTests",
      dependencies: [
        "BackupEvolution", "BackupFormat", "BackupFormats", "BackupJSON", "BackupUpgrade", "BackupValues",
        "ContractSamples", "TestSupport",
      ]
    ),
    .testTarget(
      name: "BackupProjectTests",
      dependencies: ["BackupEvolution", "BackupJSON", "BackupProject", "TestSupport"]
    ),
    .testTarget(
      name: "BackupContractTestingTests",
      dependencies: [
        "BackupContractTesting", "BackupEvolution", "BackupFormat", "BackupFormats", "BackupJSON",
        "BackupProject", "TestSupport",
      ]
    ),
    .testTarget(
      name: "BackupImportTests",
      dependencies: [
        "BackupCrypto", "BackupEnvelope", "BackupEvolution", "BackupFormat", "BackupFormats", "BackupImport",
        "BackupJSON", "BackupKit", "BackupUpgrade", "BackupValues", "ContractSamples", "StoreTesting",
        "TestSupport",
      ]
    ),
    .testTarget(name: "BackupKitTests", dependencies: ["BackupKit"]),
    .testTarget(
      name: "BackupLintTests",
      dependencies: [
        "BackupEvolution", "BackupFiles", "BackupFormat", "BackupFormats", "BackupImport", "BackupJSON",
        "BackupLint",
        "BackupProject", "BackupSQLite", "BackupValues", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "BackupEvolution", "BackupFormat", "BackupFormats", "BackupJSON", "BackupValues", "ContractSamples",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "SpecTests",
      dependencies: [
        "BackupEnvelope", "BackupEvolution", "BackupFormat", "BackupFormats", "BackupImport", "BackupJSON",
        "BackupLint",
        "BackupProject", "BackupUpgrade", "BackupValues", "TestSupport",
      ]
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["TestSupport", "backup-lint"],
      exclude: ["Cases", "Files"]
    ),
    .testTarget(name: "PackageTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  if ["BackupJSON", "BackupFormat"].contains(target.name) {
    // These two read bytes that a stranger may have written.
    target.swiftSettings?.append(.strictMemorySafety())
  }
}
