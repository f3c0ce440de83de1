// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "backup-lint", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "BackupEnvelope", package: "backup-lint"),
        .product(name: "BackupFormat", package: "backup-lint"),
        .product(name: "BackupFormats", package: "backup-lint"),
        .product(name: "BackupJSON", package: "backup-lint"),
        .product(name: "BackupUpgrade", package: "backup-lint"),
        // Not linked: built beside the benchmarks, which start it.
        .product(name: "backup-lint", package: "backup-lint"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
