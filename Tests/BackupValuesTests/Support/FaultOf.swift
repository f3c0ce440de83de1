import BackupValues
import Testing

/// The fault that a type finds in a text; `nil` where it reads it.
func fault<Value: TextValue>(of type: Value.Type, _ text: String) -> TextFault<Value.Reason>? {
  do throws(TextFault<Value.Reason>) {
    _ = try type.read(utf8: text.utf8)
    return nil
  } catch {
    return error
  }
}

/// Whether a fault lies inside its text, so that it can be shown.
func isInside<Reason>(_ fault: TextFault<Reason>, _ count: Int) -> Bool {
  fault.offset >= 0 && fault.length >= 0 && fault.offset + fault.length <= count
}

/// One row of a table of faults: the text, the reason and its place, and the suggestion.
struct FaultRow<Reason: FaultReason>: CustomTestStringConvertible, Sendable {
  let text: String
  let reason: Reason
  let offset: Int
  let length: Int
  let suggestion: String?

  init(_ text: String, _ reason: Reason, _ offset: Int, _ length: Int, _ suggestion: String? = nil) {
    self.text = text
    self.reason = reason
    self.offset = offset
    self.length = length
    self.suggestion = suggestion
  }

  var testDescription: String { "\(text.debugDescription): \(reason.rawValue)" }

  func isMet(by fault: TextFault<Reason>?) -> Bool {
    guard let fault else { return false }
    return fault.reason == reason && fault.offset == offset && fault.length == length
      && fault.suggestion == suggestion
  }
}
