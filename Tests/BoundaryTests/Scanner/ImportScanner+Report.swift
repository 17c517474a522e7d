extension ImportScanner.Result {
  /// One line for every import, then one for every door; the parser of the toolchain is asked for the same.
  var report: [String] {
    imports.map(\.report) + groups.map { "\($0.line): door \($0.group)" }
  }
}

extension ImportDeclaration {
  /// The import on one line, such as `3: @_spi(Internals) public CheckoutCore`.
  var report: String {
    let words = attributes.map(\.report) + [access, kind].compactMap { $0 }
    return "\(line): " + (words + [([module] + path).joined(separator: ".")]).joined(separator: " ")
  }
}

extension Attribute {
  fileprivate var report: String {
    "@\(name)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ",")))")
  }
}
