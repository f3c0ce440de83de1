import BackupFormat
import BackupJSON

/// The JSON Schemas of a version as files.
enum SchemaFiles {
  /// The bytes of the schema for an audience: pretty JSON with a line feed at the end. `nil` for a contract whose
  /// types are nested too deep to be written, which has mistakes.
  static func bytes(_ contract: Contract, for audience: SchemaExport.Audience) -> [UInt8]? {
    try? JSONWriter(.pretty).write(SchemaExport(contract, for: audience).document())
  }
}
