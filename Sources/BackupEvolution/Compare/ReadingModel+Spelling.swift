import BackupFormat
import BackupValues

/// How the files of a format spell values.
extension ReadingModel {
  func moments(_ writer: Spelling.Moments, by reader: Spelling.Moments) -> Reading {
    switch (writer, reader) {
    case (.lenient, .strict): .refused
    case (.strict, .strict), (.strict, .lenient), (.lenient, .lenient): .same
    }
  }

  /// A text that stands for a currency; `nil` where it stands for none, and is malformed.
  func currency(_ writer: Spelling.CurrencyName?, by reader: Spelling.CurrencyName?) -> Reading {
    guard let writer else { return .same }
    guard let reader else { return .refused }
    return writer.code == reader.code ? .same : .otherMeaning
  }
}
