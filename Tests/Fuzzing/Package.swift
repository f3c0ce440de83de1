// swift-tools-version: 6.2
import PackageDescription

// The sanitizers are switched on by the command line (`make fuzz`): the libraries have to be built with them too.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "backup-lint", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz-check",
      dependencies: [
        .product(name: "BackupFormat", package: "backup-lint"),
        .product(name: "BackupFormats", package: "backup-lint"),
        .product(name: "BackupJSON", package: "backup-lint"),
      ]
    ),
    .executableTarget(
      name: "fuzz-document",
      dependencies: [.product(name: "BackupJSON", package: "backup-lint")]
    ),
    .executableTarget(
      name: "fuzz-values",
      dependencies: [.product(name: "BackupValues", package: "backup-lint")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
