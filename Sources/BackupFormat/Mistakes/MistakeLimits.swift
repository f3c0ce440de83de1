/// How large a contract may be: far beyond any that people read, and small enough to be made ready in no time.
package enum MistakeLimits {
  package static let records = 1000
  /// Fields of one record, with the keys that recognise the file and the discriminator of a union.
  package static let fields = 64
  /// Types inside each other.
  package static let nesting = 16
  /// Levels of a default value.
  package static let defaultDepth = 32
  /// Entries of the tables that a contract is compiled to.
  package static let entries = 100_000
  /// Unicode scalars of a name.
  package static let nameLength = 200
  /// Mistakes that are told; a file full of them does not become a report larger than itself.
  package static let mistakes = 10_000
}
