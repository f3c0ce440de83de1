/// The clean configuration file that examples of rules change.
enum ExampleConfiguration {
  static let text = """
    {
      "contracts": ["Schemas"],
      "failOn": "warning",
      "rules": {
        "field/unknown": "error",
        "money/withdrawn-currency": "off",
        "enum/fallback": "note"
      }
    }

    """
}
