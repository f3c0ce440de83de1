import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// What the bytes are. Spec/json.md, section *Bytes*.
  static let fileEntries: [RuleEntry] = [
    RuleEntry(
      .fileEmpty,
      what: "The file has no bytes, or nothing but white space.",
      why: """
        The backup was never written or was lost on the way; an import of it would look like an empty store.
        """,
      fix: "Look for another copy of the backup.",
      example: .file(
        [],
        shown: #"(a file of 0 bytes)"#
      )
    ),
    RuleEntry(
      .fileNulPadded,
      what: "The file is filled with zero bytes, wholly or from some place on.",
      why: "The space was reserved but the content never written: a full disk, or a copy that was cut off.",
      fix: "Look for another copy. Where the zeros stand behind a complete document, remove them.",
      example: .file(
        Array(ExampleDocument.text.utf8) + [0, 0, 0, 0],
        shown: #"(a document, followed by zero bytes)"#
      )
    ),
    RuleEntry(
      .fileUTF16,
      what: "The file is UTF-16 text.",
      why: "A backup is UTF-8, and readers that guess the encoding guess differently.",
      fix: "Open it in a text editor and save it with the encoding UTF-8.",
      example: .file(
        [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
        shown: #"FF FE 7B 00 7D 00"#
      )
    ),
    RuleEntry(
      .fileUTF32,
      what: "The file is UTF-32 text.",
      why: "A backup is UTF-8, and readers that guess the encoding guess differently.",
      fix: "Open it in a text editor and save it with the encoding UTF-8.",
      example: .file(
        [0x00, 0x00, 0x00, 0x7B, 0x00, 0x00, 0x00, 0x7D],
        shown: #"00 00 00 7B 00 00 00 7D"#
      )
    ),
    RuleEntry(
      .fileZip,
      what: "The file is a ZIP archive.",
      why: "The backup may well be inside, but the archive itself cannot be imported.",
      fix: "Unpack it and choose the `.json` file inside.",
      example: .file(
        Array("PK\u{03}\u{04}".utf8) + [0x14, 0, 0, 0],
        shown: #"50 4B 03 04 14 00 00 00"#
      )
    ),
    RuleEntry(
      .fileGzip,
      what: "The file is compressed with gzip.",
      why: "The backup may well be inside, but the compressed file cannot be imported.",
      fix: "Unpack it, for example with `gunzip`, and choose the file that comes out.",
      example: .file(
        [0x1F, 0x8B, 0x08, 0x00],
        shown: #"1F 8B 08 00"#
      )
    ),
    RuleEntry(
      .fileSQLite,
      what: "The file is an SQLite database.",
      why: "It is the store of an app and not a backup: its layout is promised to nobody.",
      fix: "Make a backup in the app and choose that file.",
      example: .file(
        Array("SQLite format 3\0".utf8),
        shown: #"SQLite format 3"#
      )
    ),
    RuleEntry(
      .fileImage,
      what: "The file is a picture.",
      why: "Somebody chose the wrong file.",
      fix: "Choose the file that ends in `.json`.",
      example: .file(
        [0xFF, 0xD8, 0xFF, 0xE0],
        shown: #"FF D8 FF E0"#
      )
    ),
    RuleEntry(
      .filePropertyList,
      what: "The file is a property list.",
      why: "It is the settings file of an app and not a backup.",
      fix: "Choose the file that ends in `.json`.",
      example: .file(#"<plist version="1.0"></plist>"#)
    ),
    RuleEntry(
      .fileBinary,
      what: "The file holds bytes that are neither text nor a known kind of file.",
      why: "It may be encrypted or compressed by another program, or damaged.",
      fix: "Open it with the program that wrote it, or look for another copy.",
      example: .file(
        [0x93, 0x0E, 0xB2, 0x00, 0x07],
        shown: #"93 0E B2 00 07"#
      )
    ),
    RuleEntry(
      .fileNotJSON,
      what: "The file is another kind of file, or text that does not begin as JSON does.",
      why: "Somebody chose the wrong file, or text was written before the document.",
      fix: "Choose another file, or remove what stands before the first `{`.",
      example: .file(
        #"""
        Backup of my phone
        {"format": "seaglass-backup"}
        """#
      )
    ),
  ]
}
