import Foundation

/// The directory of the package these tests belong to.
enum PackageRoot {
  /// The nearest directory above this file that holds a manifest.
  static let url: URL = {
    var directory = URL(filePath: #filePath).deletingLastPathComponent()
    while directory.filePath != "/" {
      if FileManager.default.fileExists(atPath: directory.appending(path: "Package.swift").filePath) {
        return directory
      }
      directory.deleteLastPathComponent()
    }
    preconditionFailure("No Package.swift above \(#filePath): the sources were moved after they were built.")
  }()
}

extension URL {
  /// The path as programs take it: blanks are blanks, not percent signs.
  var filePath: String { path(percentEncoded: false) }
}
