// What an app imports: everything it needs to read and write its backups.
@_exported public import BackupEnvelope
@_exported public import BackupFormat
@_exported public import BackupImport
@_exported public import BackupJSON
@_exported public import BackupUpgrade
@_exported public import BackupValues
