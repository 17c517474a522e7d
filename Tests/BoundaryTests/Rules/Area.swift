/// The part of the repository a file belongs to, as its path tells.
enum Area: Hashable, Sendable {
  /// A target of the package, by name.
  case target(String)
  /// The sources of an example, a package of its own.
  case exampleSources
  case exampleTests
  case benchmarks
  /// A package manifest, here or in a nested package.
  case manifest
  /// Anywhere else: no table has a row for it.
  case unknown

  init(path: String) {
    let parts = path.split(separator: "/").map(String.init)
    if parts.last == "Package.swift" {
      self = .manifest
    } else if parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" {
      self = .target(parts[1])
    } else if parts.count > 3, parts[0] == "Examples", parts[2] == "Sources" {
      self = .exampleSources
    } else if parts.count > 3, parts[0] == "Examples", parts[2] == "Tests" {
      self = .exampleTests
    } else if parts.first == "Benchmarks" {
      self = .benchmarks
    } else {
      self = .unknown
    }
  }

  /// The name of the target, if it is one of this package.
  var target: String? {
    if case .target(let name) = self { name } else { nil }
  }
}

extension Project.File {
  var area: Area { Area(path: path) }
}
