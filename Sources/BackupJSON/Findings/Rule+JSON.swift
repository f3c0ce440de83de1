extension Rule {
  // How the JSON is written. RFC 8259 and Spec/json.md.
  package static let trailingComma = Rule("json/trailing-comma", .error)
  package static let missingComma = Rule("json/missing-comma", .error)
  package static let unexpectedComma = Rule("json/unexpected-comma", .error)
  package static let missingColon = Rule("json/missing-colon", .error)
  package static let expectedKey = Rule("json/expected-key", .error)
  package static let unquotedKey = Rule("json/unquoted-key", .error)
  package static let expectedValue = Rule("json/expected-value", .error)
  package static let mismatchedBracket = Rule("json/mismatched-bracket", .error)
  package static let unexpectedEnd = Rule("json/unexpected-end", .error)
  package static let unterminatedString = Rule("json/unterminated-string", .error)
  package static let missingBracket = Rule("json/missing-bracket", .error)
  package static let unescapedQuote = Rule("json/unescaped-quote", .error)
  package static let severalDocuments = Rule("json/several-documents", .error)
  package static let mergeConflict = Rule("json/merge-conflict", .error)
  package static let trailingText = Rule("json/trailing-text", .error)
  package static let comment = Rule("json/comment", .error)
  package static let singleQuotes = Rule("json/single-quotes", .error)
  package static let smartQuotes = Rule("json/smart-quotes", .error)
  package static let unknownLiteral = Rule("json/unknown-literal", .error)
  package static let notANumber = Rule("json/not-a-number", .error)
  package static let numberForm = Rule("json/number-form", .error)
  package static let leadingZero = Rule("json/leading-zero", .error)
  package static let leadingPlus = Rule("json/leading-plus", .error)
  package static let invalidWhitespace = Rule("json/invalid-whitespace", .error)
  package static let duplicateKey = Rule("json/duplicate-key", .error)
  package static let depth = Rule("limit/depth", .error)

  package static let syntaxRules: [Rule] = [
    trailingComma, missingComma, unexpectedComma, missingColon, expectedKey, unquotedKey, expectedValue,
    mismatchedBracket, missingBracket, unexpectedEnd, unterminatedString, unescapedQuote, trailingText,
    severalDocuments, mergeConflict, comment, singleQuotes, smartQuotes,
    unknownLiteral, notANumber, numberForm, leadingZero, leadingPlus, invalidWhitespace, duplicateKey, depth,
  ]
}
