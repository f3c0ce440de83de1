import BackupJSON

/// What was seen of the texts at one place.
struct TextEvidence {
  private(set) var count = 0
  private(set) var empty = 0
  /// Unicode scalars.
  private(set) var shortest = Int.max
  private(set) var longest = 0
  private(set) var longestBytes = 0
  /// How many texts have each form.
  private var forms = Array(repeating: 0, count: TextForm.allCases.count)
  /// Moments whose offset is not zero.
  private(set) var offsets = 0
  /// Texts of base64 that end with a sign that nothing else ends with.
  private(set) var padded = 0
  /// Texts of base64 with a `+` or `/`, letters of both cases and digits.
  private(set) var mixed = 0
  /// The different texts in the order in which they were met; the first of them only, where there are many.
  private(set) var distinct: [String] = []
  private(set) var hasMoreDistinct = false
  private var seen: Set<ExactText> = []
  /// For each collection, how many of the texts are ids in it.
  var matches: [Int] = []

  mutating func add(_ text: String) {
    count += 1
    let length = text.unicodeScalars.count
    shortest = min(shortest, length)
    longest = max(longest, length)
    longestBytes = max(longestBytes, text.utf8.count)
    if text.utf8.isEmpty { empty += 1 }
    // A form that one text has not is not asked for again.
    for form in TextForm.allCases where forms[form.rawValue] == count - 1 && form.fits(text) {
      forms[form.rawValue] += 1
    }
    if has(.moment), !text.utf8.hasZeroOffset { offsets += 1 }
    if has(.base64) { look(text.utf8) }
    remember(text)
  }

  /// Whether all texts have a form.
  func has(_ form: TextForm) -> Bool { count > 0 && forms[form.rawValue] == count }

  /// How many of the first texts have a form; less than all where the form was not held.
  func first(_ form: TextForm) -> Int { forms[form.rawValue] }

  private mutating func look(_ bytes: String.UTF8View) {
    if bytes.last == UInt8(ascii: "=") { padded += 1 }
    let isMixed = { (range: ClosedRange<UInt8>) in bytes.contains { range.contains($0) } }
    if bytes.contains(UInt8(ascii: "+")) || bytes.contains(UInt8(ascii: "/")), isMixed(0x41...0x5A),
      isMixed(0x61...0x7A), isMixed(0x30...0x39)
    {
      mixed += 1
    }
  }

  private mutating func remember(_ text: String) {
    guard !hasMoreDistinct else { return }
    guard text.utf8.count <= InferenceLimits.textLength else {
      hasMoreDistinct = true
      return
    }
    guard !seen.contains(ExactText(text)) else { return }
    if distinct.count == InferenceLimits.distinctTexts {
      hasMoreDistinct = true
    } else {
      seen.insert(ExactText(text))
      distinct.append(text)
    }
  }

  mutating func add(_ other: TextEvidence) {
    for form in TextForm.allCases {
      let both = has(form) || count == 0, others = other.has(form) || other.count == 0
      forms[form.rawValue] =
        both && others
        ? forms[form.rawValue] + other.forms[form.rawValue]
        : min(forms[form.rawValue] + other.forms[form.rawValue], max(0, count + other.count - 1))
    }
    count += other.count
    empty += other.empty
    shortest = min(shortest, other.shortest)
    longest = max(longest, other.longest)
    longestBytes = max(longestBytes, other.longestBytes)
    offsets += other.offsets
    padded += other.padded
    mixed += other.mixed
    for text in other.distinct { remember(text) }
    hasMoreDistinct = hasMoreDistinct || other.hasMoreDistinct
    if matches.count < other.matches.count {
      matches += Array(repeating: 0, count: other.matches.count - matches.count)
    }
    for (at, number) in other.matches.enumerated() { matches[at] += number }
  }
}

extension String.UTF8View {
  /// Whether a moment is written in UTC: with a `Z`, or an offset of zero.
  fileprivate var hasZeroOffset: Bool {
    last == UInt8(ascii: "Z") || last == UInt8(ascii: "z") || elementsEndInZeroOffset
  }

  private var elementsEndInZeroOffset: Bool {
    suffix(6).elementsEqual("+00:00".utf8) || suffix(5).elementsEqual("+0000".utf8)
  }
}
