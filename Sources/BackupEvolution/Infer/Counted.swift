/// `1 value`, `3 values`
func counted(_ count: Int, _ singular: String) -> String {
  "\(count) \(count == 1 ? singular : singular + "s")"
}
