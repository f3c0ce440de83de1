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
    .library(name: "BackupKit", targets: ["BackupKit"]),
    .executable(name: "backup-lint", targets: ["backup-lint"]),
  ],
  targets: [
    .target(name: "BackupJSON"),
    .target(name: "BackupValues"),
    .target(name: "BackupFormat", dependencies: ["BackupJSON", "BackupValues"]),
    .target(name: "BackupFormats", dependencies: ["BackupFormat", "BackupJSON", "BackupValues"]),
    .target(name: "BackupKit", dependencies: ["BackupFormat", "BackupJSON", "BackupValues"]),
    .target(
      name: "BackupLint",
      dependencies: ["BackupFormat", "BackupFormats", "BackupJSON", "BackupValues"]
    ),
    .executableTarget(name: "backup-lint", dependencies: ["BackupLint"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "BackupJSONTests", dependencies: ["BackupJSON", "TestSupport"]),
    .testTarget(name: "BackupValuesTests", dependencies: ["BackupValues", "TestSupport"]),
    .testTarget(
      name: "BackupFormatTests",
      dependencies: ["BackupFormat", "BackupFormats", "BackupJSON", "BackupValues", "TestSupport"]
    ),
    .testTarget(
      name: "BackupFormatsTests",
      dependencies: ["BackupFormat", "BackupFormats", "BackupJSON", "BackupValues", "TestSupport"]
    ),
    .testTarget(name: "BackupKitTests", dependencies: ["BackupKit"]),
    .testTarget(
      name: "BackupLintTests",
      dependencies: [
        "BackupFormat", "BackupFormats", "BackupJSON", "BackupLint", "BackupValues", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["BackupFormat", "BackupFormats", "BackupJSON", "BackupValues", "TestSupport"]
    ),
    .testTarget(
      name: "SpecTests",
      dependencies: [
        "BackupFormat", "BackupFormats", "BackupJSON", "BackupLint", "BackupValues", "TestSupport",
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

for target in package.targets {
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
