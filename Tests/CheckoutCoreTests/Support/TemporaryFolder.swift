import Foundation

/// A folder of its own for one test, gone when nobody holds it any more.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "checkout-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }

  func permissions(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.appending(path: name).path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  func put(_ text: String, at name: String, permissions: Int = 0o644) throws {
    let path = url.appending(path: name).path
    try Data(text.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  func link(_ name: String, to other: String) throws {
    let folder = url.path
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: "\(folder)/\(other)")
  }

  /// Makes a pipe, which is opened only by two.
  func pipe(_ name: String) throws {
    let isMade = unsafe mkfifo(url.appending(path: name).path, 0o600) == 0
    guard isMade else { throw CocoaError(.fileWriteUnknown) }
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
