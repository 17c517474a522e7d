// The imports of some files as the toolchain's own parser sees them; ParserOracleTests compiles and runs this.
import Foundation
import SwiftParser
import SwiftSyntax

/// Prints one line for every import and every door, in the words of `ImportScanner.Result.report`.
final class Reporter: SyntaxVisitor {
  let converter: SourceLocationConverter
  var imports: [String] = []
  var groups: [String] = []

  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  func line(_ node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func names(_ attribute: AttributeSyntax) -> [String] {
    (attribute.arguments?.tokens(viewMode: .sourceAccurate)).map { tokens in
      tokens.compactMap { token in
        switch token.tokenKind {
        case .identifier(let name): name.filter { $0 != "`" }
        case .keyword, .wildcard: token.text
        default: nil
        }
      }
    } ?? []
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map { $0.name.text.filter { $0 != "`" } }
    var attributes: [String] = []
    for case .attribute(let attribute) in node.attributes {
      let arguments = names(attribute)
      attributes.append(
        "@" + attribute.attributeName.trimmedDescription
          + (arguments.isEmpty ? "" : "(" + arguments.joined(separator: ",") + ")"))
    }
    let words = attributes + node.modifiers.map(\.name.text) + [node.importKindSpecifier?.text ?? ""]
    let text = words.filter { !$0.isEmpty }.map { $0 + " " }.joined()
    imports.append("\(line(node.importKeyword)): \(text)\(path.joined(separator: "."))")
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "_spi" {
      for name in names(node) { groups.append("\(line(node)): door \(name)") }
    }
    return .visitChildren
  }
}

for path in CommandLine.arguments.dropFirst() {
  let source = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  let tree = Parser.parse(source: source)
  let reporter = Reporter(tree)
  reporter.walk(tree)
  print("== \(path)")
  for line in reporter.imports + reporter.groups { print(line) }
}
