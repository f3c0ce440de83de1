/// The singular of an English word, as far as names of lists are concerned.
enum Singular {
  private static let irregular = [
    "people": "person", "children": "child", "men": "man", "women": "woman", "data": "datum",
    "media": "medium",
    "news": "news", "series": "series", "movies": "movie", "cookies": "cookie", "shelves": "shelf",
    "halves": "half", "leaves": "leaf", "indices": "index",
  ]

  /// `entries` → `entry`; a word that is no plural stays as it is.
  static func of(_ name: String) -> String {
    for (plural, singular) in irregular {
      if name == plural { return singular }
      let capital = plural.prefix(1).uppercased() + plural.dropFirst()
      if name.hasSuffix(capital) {
        return name.dropLast(capital.count) + singular.prefix(1).uppercased() + singular.dropFirst()
      }
    }
    for (ending, replacement) in [("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh")]
    where name.hasSuffix(ending) && name.count > ending.count + 1 {
      return name.dropLast(ending.count) + replacement
    }
    for ending in ["ss", "us", "is"] where name.hasSuffix(ending) { return name }
    return name.hasSuffix("s") && name.count > 2 ? String(name.dropLast()) : name
  }
}
