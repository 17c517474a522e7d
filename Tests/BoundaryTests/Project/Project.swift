import Foundation

/// The files of the package, or a few made-up ones: what a rule looks at.
struct Project: Sendable {
  /// A text of the project, with what the scanner found if it is Swift.
  struct File: Sendable {
    /// The path from the root of the package, such as `Sources/CheckoutAPI/Money.swift`.
    let path: String
    let bytes: [UInt8]
    let scan: ImportScanner.Result

    init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
      scan = path.hasSuffix(".swift") ? ImportScanner.scan(bytes) : ImportScanner.Result()
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The Swift and Markdown files, sorted by path.
  let files: [File]
  /// Every file and every directory, whatever it holds.
  let paths: Set<String>

  /// The package itself, read once.
  static let current = Project(root: PackageRoot.url)

  /// A project in memory, from paths to texts.
  init(_ texts: [String: String]) {
    files = texts.sorted { $0.key < $1.key }.map { File(path: $0.key, bytes: Array($0.value.utf8)) }
    paths = Set(files.flatMap { Self.ancestors(of: $0.path) })
  }

  /// A project on disk. What a build or a version control system keeps there is not part of it.
  init(root: URL) {
    let prefix = root.filePath.hasSuffix("/") ? root.filePath : root.filePath + "/"
    var files: [File] = []
    var paths: Set<String> = []
    let enumerator = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let url = enumerator?.nextObject() as? URL {
      let path = String(url.filePath.dropFirst(prefix.count))
      if [".build", ".git", ".swiftpm"].contains(url.lastPathComponent) {
        enumerator?.skipDescendants()
        continue
      }
      paths.insert(path.hasSuffix("/") ? String(path.dropLast()) : path)
      guard path.hasSuffix(".swift") || path.hasSuffix(".md"), let data = try? Data(contentsOf: url) else { continue }
      files.append(File(path: path, bytes: Array(data)))
    }
    self.files = files.sorted { $0.path < $1.path }
    self.paths = paths
  }

  /// The Swift files that are built, not those a test feeds to the compiler by itself.
  var swiftFiles: [File] {
    files.filter { file in
      file.path.hasSuffix(".swift") && !Self.compiledByTests.contains { file.path.hasPrefix($0) }
    }
  }

  /// Folders of the test target that the manifest excludes.
  static let compiledByTests = [
    "Tests/BoundaryTests/CompileFail/Cases/",
    "Tests/BoundaryTests/Scanner/Oracle/",
  ]

  func file(_ path: String) -> File? {
    files.first { $0.path == path }
  }

  private static func ancestors(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return (1...max(1, parts.count)).map { parts.prefix($0).joined(separator: "/") }
  }
}
