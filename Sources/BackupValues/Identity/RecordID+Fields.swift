extension RecordID {
  /// The families of layouts in RFC 9562 section 4.1.
  public enum Variant: String, Sendable, Hashable, CaseIterable {
    /// Network Computing System; also the nil UUID.
    case ncs
    /// The layout that RFC 9562 defines.
    case rfc
    /// Microsoft's GUIDs of old.
    case microsoft
    /// Not assigned; also the max UUID.
    case reserved
  }

  /// The family of layouts that the id belongs to.
  public var variant: Variant {
    if low >> 63 == 0 { return .ncs }
    if low >> 62 & 1 == 0 { return .rfc }
    return low >> 61 & 1 == 0 ? .microsoft : .reserved
  }

  /// The version, 0…15 (RFC 9562 section 4.2); `nil` for other variants than `rfc`, which have none.
  public var version: Int? {
    variant == .rfc ? Int(high >> 12 & 0xF) : nil
  }
}
