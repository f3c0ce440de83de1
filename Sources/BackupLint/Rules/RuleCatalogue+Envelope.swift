import BackupEnvelope
import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Encrypted files. Spec/envelope.md.
  static let envelopeEntries: [RuleEntry] = recognisedEnvelopeEntries + kdfEntries + ciphertextEntries

  private static let recognisedEnvelopeEntries: [RuleEntry] = [
    RuleEntry(
      .envelopeEncrypted,
      what: "The file is an encrypted backup.",
      why: "Nothing of it can be checked before it is decrypted.",
      fix: "Decrypt it with its passcode, then check what comes out; `backup-lint decrypt` does the first.",
      example: .file(#"{"format": "seaglass-backup-encrypted", "envelope": 1}"#)
    ),
    RuleEntry(
      .envelopeForeign,
      what: "The file was encrypted by another app.",
      why: "Only that app can open it.",
      fix: "Open it there and export it without encryption.",
      example: .file(#"{"kdfParams": {"memLimit": 4096}, "encryptedData": "aGVsbG8="}"#)
    ),
    RuleEntry(
      .envelopeVersion,
      what: "An encrypted file does not say the version of its envelope, or not as a whole number.",
      why: "A reader cannot know how the file is encrypted.",
      fix: "Take another copy of the file; a writer puts `\"envelope\": 1` there.",
      example: .envelope(good: #""envelope": 1"#, bad: #""envelope": "1""#)
    ),
    RuleEntry(
      .envelopeNewer,
      what: "The envelope of an encrypted file is newer than this reader knows.",
      why: "It may be encrypted in another way, and a guess would only say that the passcode is wrong.",
      fix: "Update the program, then open the file again.",
      example: .envelope(good: #""envelope": 1"#, bad: #""envelope": 2"#)
    ),
    RuleEntry(
      .envelopeFormatName,
      what: "The format of an encrypted file is not the id of a format with `-encrypted` behind it.",
      why: "It does not say which app can read what is inside.",
      fix: "Write the id of the format that is inside, and `-encrypted` behind it.",
      example: .envelope(good: #""seaglass-backup-encrypted""#, bad: #""Seaglass-encrypted""#)
    ),
    RuleEntry(
      .envelopeNotListed,
      what: "No version of the format says that its backups are encrypted in this envelope.",
      why: "The file can be opened here, and perhaps not by the app that it is for.",
      fix: "Name the envelope in the contract of the format, if the app opens it.",
      example: .envelope(good: #""seaglass-backup-encrypted""#, bad: #""example-backup-encrypted""#)
    ),
    RuleEntry(
      .envelopeOtherFormat,
      what: "An encrypted file names another format than the one of the backup inside.",
      why: "What stands outside is not protected; an app for the format that is named refuses the content.",
      fix: "Decrypt it and encrypt it again: the right name is written.",
      example: .openedEnvelope(
        good: #""format": "seaglass-backup-encrypted""#,
        bad: #""format": "mood-journal-backup-encrypted""#
      )
    ),
    RuleEntry(
      .envelopeNotOpened,
      what: "An encrypted file was checked without its passcode.",
      why: "Its envelope is in order, and nothing is known of what is inside.",
      fix: "Check it with its passcode: on a terminal, or with `--passcode-file` or `--passcode-fd`.",
      example: .encrypted
    ),
  ]

  private static let kdfEntries: [RuleEntry] = [
    RuleEntry(
      .envelopeUnknownKDF,
      what: "The key is made of the passcode by a function that the envelope has not.",
      why: "No key can be made, whatever the passcode.",
      fix: "Open the file with the program that wrote it.",
      example: .envelope(good: #""name": "scrypt""#, bad: #""name": "argon2id""#)
    ),
    RuleEntry(
      .envelopeCostRange,
      what: "The cost N of scrypt is below 2, beyond what a reader gives, or too large for r.",
      why: "The reader would run out of memory, or there is no key.",
      fix: "Encrypt the backup again; 32768 is the usual cost.",
      example: .envelope(good: #""N": 16384"#, bad: #""N": 1073741824"#)
    ),
    RuleEntry(
      .envelopeCostPower,
      what: "The cost N of scrypt is no power of two.",
      why: "The function is not defined for it, and programs disagree about what they do.",
      fix: "Encrypt the backup again; 32768 is the usual cost.",
      example: .envelope(good: #""N": 16384"#, bad: #""N": 16000"#)
    ),
    RuleEntry(
      .envelopeBlockSize,
      what: "The block size r of scrypt is below 1, or beyond what a reader gives.",
      why: "The reader would run out of memory, or there is no key.",
      fix: "Encrypt the backup again; 8 is the usual size.",
      example: .envelope(good: #""r": 8"#, bad: #""r": 0"#)
    ),
    RuleEntry(
      .envelopeParallelism,
      what: "The number of rounds p of scrypt is below 1, or beyond what a reader gives.",
      why: "The reader would work for hours, or there is no key.",
      fix: "Encrypt the backup again; 1 is the usual number.",
      example: .envelope(good: #""p": 1"#, bad: #""p": 0"#)
    ),
    RuleEntry(
      .envelopeMemory,
      what: "The key would take more than 256 MiB of memory, or the time that goes with it.",
      why: "A file that somebody sends must not bring down the app that opens it.",
      fix: "Encrypt the backup again, with N = 32768, r = 8 and p = 1.",
      example: .envelope(good: #""p": 1"#, bad: #""p": 17"#)
    ),
    RuleEntry(
      .envelopeWeak,
      what: "The key costs so little that a passcode is cheap to guess.",
      why: "Whoever finds the file can try many more passcodes in a second.",
      fix: "Encrypt the backup again, with N = 32768, r = 8 and p = 1.",
      example: .envelope(good: #""N": 16384"#, bad: #""N": 1024"#)
    ),
    RuleEntry(
      .envelopeSalt,
      what: "The salt has fewer than 16 or more than 64 bytes.",
      why: "Files with the same short salt can be attacked together.",
      fix: "Encrypt the backup again.",
      example: .envelope(good: #""salt": "AAECAwQFBgcICQoLDA0ODw==""#, bad: #""salt": "AAECAwQFBgc=""#)
    ),
  ]

  private static let ciphertextEntries: [RuleEntry] = [
    RuleEntry(
      .envelopeUnknownCipher,
      what: "The backup is encrypted with a cipher that the envelope has not.",
      why: "It cannot be opened, whatever the passcode.",
      fix: "Open the file with the program that wrote it.",
      example: .envelope(good: #""name": "AES-256-GCM""#, bad: #""name": "AES-256-CBC""#)
    ),
    RuleEntry(
      .envelopeNonce,
      what: "The nonce `iv` has not 12 bytes.",
      why: "Programs take other lengths in different ways or not at all.",
      fix: "Encrypt the backup again.",
      example: .envelope(good: #""iv": "ZGVmZ2hpamtsbW5v""#, bad: #""iv": "ZGVmZ2hpamtsbW5vcHFycw==""#)
    ),
    RuleEntry(
      .envelopeCiphertext,
      what: "The ciphertext is shorter than its tag of 16 bytes, or longer than any file.",
      why: "Without the tag nothing can be opened: the file was cut.",
      fix: "Take another copy of the file.",
      example: .envelope(good: #""\#(ExampleEnvelope.ciphertext)""#, bad: #""myvT4YbG""#)
    ),
    RuleEntry(
      .envelopeChecksum,
      what: "The checksum has not the 32 bytes of a SHA-256 digest.",
      why: "It cannot be the digest of anything.",
      fix: "Take another copy of the file, or remove `checksum`.",
      example: .envelope(
        good: #""value": "0QVGatq+KkdvNowPEZ9pUC80mteWpCmcj8YseqZEz5Y=""#,
        bad: #""value": "i6uJbw==""#
      )
    ),
    RuleEntry(
      .envelopeDamaged,
      what: "The ciphertext is not what its checksum says.",
      why: "The file was damaged after it was written, and no passcode can open it.",
      fix: "Take another copy of the file.",
      example: .envelope(good: #""\#(ExampleEnvelope.ciphertext)""#, bad: #""myvT4YbG7U8WWa24QXfCKqCs""#)
    ),
    RuleEntry(
      .envelopePasscode,
      what: "The passcode does not open the file.",
      why: "It is wrong, or the file was changed; the cipher does not tell which.",
      fix: "Type the passcode with which the backup was made; blanks at its ends count.",
      example: .openedEnvelope(
        good: #""salt": "AAECAwQFBgcICQoLDA0ODw==""#,
        bad: #""salt": "BAECAwQFBgcICQoLDA0ODw==""#
      )
    ),
  ]
}
