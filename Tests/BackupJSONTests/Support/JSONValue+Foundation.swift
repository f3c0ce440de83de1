import BackupJSON
import Foundation

extension JSONValue {
  /// Rebuilds what Foundation has read; `nil` for a fraction, of which Foundation has lost the digits.
  init?(foundation value: Any) {
    switch value {
    case is NSNull: self = .null
    case let text as String: self = .string(text)
    case let elements as [Any]:
      let values = elements.compactMap(JSONValue.init(foundation:))
      guard values.count == elements.count else { return nil }
      self = .array(values)
    case let members as [String: Any]:
      var object = JSONObject()
      for (key, value) in members {
        guard let value = JSONValue(foundation: value) else { return nil }
        object[key] = value
      }
      self = .object(object)
    case let number as NSNumber where number.objCType.pointee == CChar(UInt8(ascii: "c")):
      self = .boolean(number.boolValue)
    case let number as NSNumber where number.doubleValue == number.doubleValue.rounded():
      self = .integer(number.int64Value)
    default: return nil
    }
  }
}
