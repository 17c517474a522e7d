import Foundation

/// A file of vectors, and whether it is the one that is kept with the tests.
struct VectorFile: Sendable {
  let vectors: [Vector]
  /// Whether differences have to be explained: those of another folder are only counted.
  let isDefault: Bool

  /// The variable that names another folder.
  static let variable = "CHECKOUT_VECTORS"

  static let defaultFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Data")

  /// Reads a file from the folder that the environment names, or from the default one.
  init(named name: String, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let other = environment[VectorFile.variable].flatMap { $0.isEmpty ? nil : $0 }
    let folder = other.map { URL(filePath: $0) } ?? VectorFile.defaultFolder
    let file = folder.appending(path: name)
    guard let data = try? Data(contentsOf: file) else {
      throw Unreadable("there is no file \(file.path()); \(VectorFile.variable) names the folder of the vectors")
    }
    try self.init(data, isDefault: other == nil, from: file.path())
  }

  /// Takes the contents of a file.
  init(_ data: Data, isDefault: Bool, from name: String) throws {
    self.isDefault = isDefault
    do {
      vectors = try JSONDecoder().decode(Contents.self, from: data).vectors
    } catch {
      throw Unreadable("\(name) is no file of vectors: \(error)")
    }
    guard !vectors.isEmpty else { throw Unreadable("\(name) has no vectors") }
  }

  private struct Contents: Decodable {
    let vectors: [Vector]
  }
}
