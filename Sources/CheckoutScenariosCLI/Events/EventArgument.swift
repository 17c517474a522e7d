/// One argument that an event takes.
struct EventArgument: Hashable, Sendable {
  /// Its name, as it is written before the equals sign.
  var name: String
  /// What it is, in a few words.
  var help: String
  /// Whether the event needs it.
  var isRequired = true
  /// Whether it must not be read by others: it is refused on the command line, which every process can read.
  var isSecret = false

  /// An argument that the event needs.
  static func required(_ name: String, _ help: String, isSecret: Bool = false) -> EventArgument {
    EventArgument(name: name, help: help, isSecret: isSecret)
  }

  /// An argument that can be left out.
  static func optional(_ name: String, _ help: String, isSecret: Bool = false) -> EventArgument {
    EventArgument(name: name, help: help, isRequired: false, isSecret: isSecret)
  }

  /// How it is written in help: `name=...`, in brackets when it can be left out.
  var usage: String { isRequired ? "\(name)=..." : "[\(name)=...]" }
}
