/// How it is written what a draft was inferred from.
enum EvidenceForm: String, CaseIterable {
  case text, json
}
