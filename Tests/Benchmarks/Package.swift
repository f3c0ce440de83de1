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
        .product(name: "BackupFormats", package: "backup-lint"),
        .product(name: "BackupKit", package: "backup-lint"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
