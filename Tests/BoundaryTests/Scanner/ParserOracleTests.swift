import Foundation
import Testing

/// Compiles a small program against the parser modules of the toolchain.
///
/// They are no dependency of the package: where a toolchain comes without them, the comparison is skipped.
enum ParserOracle {
  /// The directory with the modules and libraries of the parser, next to those of the standard library.
  static let modules: URL? = {
    guard let info = try? Command("swiftc").run(["-print-target-info"]) else { return nil }
    struct TargetInfo: Decodable {
      struct Paths: Decodable {
        let runtimeResourcePath: String
      }
      let paths: Paths
    }
    guard let decoded = try? JSONDecoder().decode(TargetInfo.self, from: Data(info.output.utf8)) else { return nil }
    let host = URL(filePath: decoded.paths.runtimeResourcePath).appending(path: "host")
    let module = host.appending(path: "SwiftParser.swiftmodule")
    return FileManager.default.fileExists(atPath: module.filePath) ? host : nil
  }()

  /// What the parser reports for each of some files, in their order.
  static func reports(on files: [URL]) throws -> [[String]] {
    guard let modules = modules?.filePath else { return [] }
    return try withTemporaryDirectory { directory in
      let program = directory.appending(path: "oracle")
      let source = PackageRoot.url.appending(path: "Tests/BoundaryTests/Scanner/Oracle/main.swift")
      let compiled = try Command("swiftc").run([
        "-swift-version", "6", source.filePath, "-o", program.filePath, "-I", modules, "-L", modules,
        "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", modules,
      ])
      try #require(compiled.status == 0, "The oracle does not compile: \(compiled.output)")
      let outcome = try Command(at: program).run(files.map { $0.filePath })
      try #require(outcome.status == 0, "The oracle failed: \(outcome.output)")
      return outcome.output.split(separator: "\n").reduce(into: []) { reports, line in
        if line.hasPrefix("== ") {
          reports.append([])
        } else if !reports.isEmpty {
          reports[reports.count - 1].append(String(line))
        }
      }
    }
  }
}

@Suite(.enabled(if: ParserOracle.modules != nil, "this toolchain comes without the modules of its parser"))
struct ParserOracleTests {
  @Test func `the parser of the toolchain agrees on every file of the package`() throws {
    let files = Project.current.swiftFiles.map { PackageRoot.url.appending(path: $0.path) }
    try #require(!files.isEmpty)
    try expectAgreement(on: files)
  }

  @Test func `the parser of the toolchain agrees on every sample`() throws {
    let samples = ScannerSample.imports + ScannerSample.lookalikes + ScannerSample.doors
    try withTemporaryDirectory { directory in
      var files: [URL] = []
      for (number, sample) in samples.enumerated() {
        let file = directory.appending(path: "\(number) \(sample.name.filter { $0 != "/" }).swift")
        try Data((sample.source + "\nimport Last\n").utf8).write(to: file)
        files.append(file)
      }
      try expectAgreement(on: files)
    }
  }

  private func expectAgreement(on files: [URL]) throws {
    let reports = try ParserOracle.reports(on: files)
    try #require(reports.count == files.count)
    for (file, report) in zip(files, reports) {
      let scanned = ImportScanner.scan(Array(try Data(contentsOf: file))).report
      #expect(scanned == report, "The scanner and the parser see \(file.lastPathComponent) differently.")
    }
  }
}
