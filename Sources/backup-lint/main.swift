import BackupLint

CommandLineTool.main()
