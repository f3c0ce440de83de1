extension Rule {
  // What the bytes are, before anything is read as JSON. Spec/json.md, section *Bytes*.
  package static let fileEmpty = Rule("file/empty", .error)
  package static let fileNulPadded = Rule("file/nul-padded", .error)
  package static let fileUTF16 = Rule("file/utf-16", .error)
  package static let fileUTF32 = Rule("file/utf-32", .error)
  package static let fileZip = Rule("file/zip", .error)
  package static let fileGzip = Rule("file/gzip", .error)
  package static let fileSQLite = Rule("file/sqlite", .error)
  package static let fileImage = Rule("file/image", .error)
  package static let filePropertyList = Rule("file/property-list", .error)
  package static let fileBinary = Rule("file/binary", .error)
  package static let fileNotJSON = Rule("file/not-json", .error)
  package static let fileTooLarge = Rule("limit/size", .error)

  // The text of the file and of its strings.
  package static let byteOrderMark = Rule("text/byte-order-mark", .warning)
  package static let secondByteOrderMark = Rule("text/second-byte-order-mark", .error)
  package static let invalidUTF8 = Rule("text/invalid-utf8", .error)
  package static let controlCharacter = Rule("text/control-character", .error)
  package static let loneSurrogate = Rule("text/lone-surrogate", .error)
  package static let escapedNul = Rule("text/escaped-nul", .error)
  package static let invalidEscape = Rule("text/invalid-escape", .error)

  package static let fileRules: [Rule] = [
    fileEmpty, fileNulPadded, fileUTF16, fileUTF32, fileZip, fileGzip, fileSQLite, fileImage,
    filePropertyList,
    fileBinary, fileNotJSON, fileTooLarge, byteOrderMark, secondByteOrderMark, invalidUTF8, controlCharacter,
    loneSurrogate, escapedNul, invalidEscape,
  ]
}
