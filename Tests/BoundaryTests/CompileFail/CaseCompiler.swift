import Foundation

/// Compiles the files of a case and compares what the compiler says with what it should say.
struct CaseCompiler: Sendable {
  /// Where the modules are that a case imports.
  let modules: URL
  /// The root of the package whose files a case may be compiled with.
  let root: URL

  /// What is wrong with a case, a sentence each; nothing if its two files behave as they should.
  func failures(of test: CompileCase) throws -> [String] {
    for file in [test.fails, test.compiles] where !FileManager.default.fileExists(atPath: file.filePath) {
      return ["\(test.name): there is no \(file.lastPathComponent). A case is fails.swift and its twin compiles.swift."]
    }
    guard let expected = try test.header("expect") else {
      return ["\(test.name): fails.swift does not begin with `// expect: ` and the error it has to cause."]
    }
    let module = try test.header("inside")
    return try failures(ofFailing: test, expected: Diagnostic.withoutGroup(expected), inside: module)
      + failures(ofCompiling: test, inside: module)
  }

  private func failures(ofFailing test: CompileCase, expected: String, inside module: String?) throws -> [String] {
    let errors = try diagnostics(of: test.fails, inside: module).filter(\.isError)
    guard !errors.isEmpty else {
      return ["\(test.name): fails.swift compiles. It has to be refused with: \(expected)"]
    }
    if errors.count == 1, errors[0].message == expected, errors[0].path == test.fails.filePath { return [] }
    let found = errors.map { "\($0.path):\($0.line): \($0.message)" }.joined(separator: "\n  ")
    return ["\(test.name): fails.swift has to be refused with:\n  \(expected)\nand was with:\n  \(found)"]
  }

  /// The twin must be flawless by itself; with the files of a module around it, warnings of those are not its own.
  private func failures(ofCompiling test: CompileCase, inside module: String?) throws -> [String] {
    let found = try diagnostics(of: test.compiles, inside: module).filter {
      $0.isError || $0.path == test.compiles.filePath
    }
    return found.map { "\(test.name): compiles.swift does not compile cleanly: line \($0.line): \($0.message)" }
  }

  /// What the compiler says about a file.
  ///
  /// It goes as far as SIL: what is consumed twice, or sent and used again, is only seen after type checking.
  private func diagnostics(of file: URL, inside module: String?) throws -> [Diagnostic] {
    var arguments = ["-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-diagnostic-style", "llvm"]
    arguments += ["-module-cache-path", modules.deletingLastPathComponent().appending(path: "ModuleCache").filePath]
    arguments += ["-I", modules.filePath]
    if let module {
      // As the one file that is compiled, next to others that are only looked at: thirty times faster than all of
      // them, and whether the others compile is what the build has found out already.
      arguments = try ["-frontend"] + arguments + argumentsInside(module) + ["-primary-file", file.filePath]
    } else {
      arguments += ["-module-name", "Case", "-parse-as-library", file.filePath]
    }
    let outcome = try Command("swiftc").run(arguments)
    let diagnostics = outcome.output.split(separator: "\n").compactMap(Diagnostic.init)
    // An error that belongs to no file, such as a flag the compiler does not know, has to be seen too.
    guard outcome.status == 0 || diagnostics.contains(where: \.isError) else {
      throw BuildProducts.Missing(description: "swiftc failed without an error in a file: \(outcome.output)")
    }
    return diagnostics
  }

  /// The arguments that make a file one more of a module: its other files, its name, its package, its features.
  private func argumentsInside(_ module: String) throws -> [String] {
    let sources = root.appending(path: "Sources/\(module)")
    let enumerator = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let files = (enumerator?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    guard !files.isEmpty else {
      throw BuildProducts.Missing(description: "There is no module \(module) to be inside of.")
    }
    let manifest = try Data(contentsOf: root.appending(path: "Package.swift"))
    let features = Manifest(Array(manifest)).features.map(\.name)
    return ["-module-name", module, "-package-name", packageName]
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      + files.map(\.filePath).sorted()
  }

  /// The name under which the package manager built the modules: that of the directory, as an identifier.
  private var packageName: String {
    String(root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
