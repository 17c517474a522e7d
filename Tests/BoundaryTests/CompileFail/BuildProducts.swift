import Foundation

/// The modules that the running tests were built with.
///
/// Compiling against these needs no second build, and so no lock on the build directory.
enum BuildProducts {
  /// Why the modules cannot be found.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// The directory with the `.swiftmodule` of every target.
  static func modules() throws -> URL {
    // The test bundle is the running program on Linux, and an argument of the running program elsewhere.
    let programs = [Bundle.main.executableURL].compactMap { $0 } + CommandLine.arguments.map { URL(filePath: $0) }
    for program in programs {
      var directory = program.deletingLastPathComponent()
      while directory.pathComponents.count > 1 {
        let modules = directory.appending(path: "Modules")
        if FileManager.default.fileExists(atPath: modules.appending(path: "BoundaryTests.swiftmodule").filePath) {
          return modules
        }
        directory.deleteLastPathComponent()
      }
    }
    throw Missing(
      description: "No directory Modules with BoundaryTests.swiftmodule above the test program: run these tests with "
        + "swift test, which builds them first.")
  }
}
