import Foundation
import Testing

/// Every fault that was reported against another checkout is a test of this folder, or stands in a list with a reason.
@Suite struct CaseCompletenessTests {
  static let numbers = """
    C03 C04 C06 C09 C10 C12 C13 C14 C18 C20 C21 C23 C24 C26 C27 C29 C30 C34 C37 C39 C40 C41 C42 C43 C44 C45 C46 C47 C49
    C50 C51 C53 C55 C56 C58 C59 C60 C61 C62 C63 C64 C66 C67 C68 C69 C70 C71 C72 C76 C77 C78 C79 C81 C82 C83 C84 C85 C86
    C87 C88 C90 C91 C92 C93 C95 C96 C97 C98 C99 C100 C101 C102 C103 C104 C105 C107 C109 C110 C111 C113 C115 C117 C119
    C121 C122 C123 C124 C125 C127 C128 C131 C133
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// The numbers that the names of the tests of this folder begin with, one each.
  private static func tested() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let texts = try files.filter { $0.lastPathComponent.hasSuffix("CaseTests.swift") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    return texts.flatMap { text in
      text.components(separatedBy: "func `C").dropFirst().map { "C" + $0.prefix { $0.isNumber } }
    }
  }

  @Test func `every case is a test or stands in a list, and none is both`() throws {
    let tested = try CaseCompletenessTests.tested()
    let listed = Array(CasesElsewhere.reasons.keys) + Array(CasesOpenUntilPlacing.reasons.keys)
    #expect(Set(tested).count == tested.count, "a case has two tests")
    #expect((tested + listed).sorted() == CaseCompletenessTests.numbers.sorted())
  }

  @Test func `six cases are open until the answers to an order are handled`() {
    let open = CasesOpenUntilPlacing.reasons
    #expect(open.keys.sorted() == ["C109", "C117", "C122", "C124", "C127", "C29"])
    #expect(open.values.allSatisfy { $0.count > 40 })
  }

  @Test func `every case that cannot be a test has a reason, and the file that it names`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for (number, reason) in CasesElsewhere.reasons {
      #expect(reason.count > 40, "\(number)")
      guard let name = reason.split(whereSeparator: \.isWhitespace).first(where: { $0.hasPrefix("CheckoutAPITests/") })
      else {
        continue
      }
      #expect(FileManager.default.fileExists(atPath: tests.appending(path: "\(name).swift").path()), "\(number)")
    }
  }
}
