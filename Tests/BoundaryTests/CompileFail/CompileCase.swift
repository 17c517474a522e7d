import Foundation
import Testing

/// A piece of code that must not compile, next to one that differs little and must.
///
/// A case is a folder with two files. `fails.swift` begins with `// expect:` and the text of the one error it has
/// to cause, as the compiler writes it behind `error: `. `compiles.swift` is its twin: without it, a case would
/// also pass because of a misspelt name or a missing import.
///
/// Without more the two are compiled like the files of another package, which sees public declarations only. With a
/// line `// inside: CheckoutCore` among the first of `fails.swift`, both are compiled as one more file of that module.
struct CompileCase: Sendable, CustomTestStringConvertible {
  let folder: URL

  var name: String { folder.lastPathComponent }
  var fails: URL { folder.appending(path: "fails.swift") }
  var compiles: URL { folder.appending(path: "compiles.swift") }
  var testDescription: String { name }

  /// The cases of this package, by name.
  static let all = cases(in: PackageRoot.url.appending(path: "Tests/BoundaryTests/CompileFail/Cases"))

  /// Every folder inside a folder is a case, complete or not.
  static func cases(in folder: URL) -> [CompileCase] {
    let content = try? FileManager.default.contentsOfDirectory(atPath: folder.filePath)
    return (content ?? []).sorted().filter { !$0.hasPrefix(".") }.map {
      CompileCase(folder: folder.appending(path: $0))
    }
  }

  /// The value of a comment such as `// expect: …` among the first lines of the failing file.
  func header(_ name: String) throws -> String? {
    let text = String(decoding: try Data(contentsOf: fails), as: UTF8.self)
    let lines = text.split(separator: "\n").prefix { $0.hasPrefix("//") }
    return lines.first { $0.hasPrefix("// \(name): ") }.map { String($0.dropFirst(name.count + 5)).trimmed }
  }
}
