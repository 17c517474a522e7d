/// The architecture decisions and their index.
enum DecisionRecords {
  static let folder = "docs/adr/"
  private static let index = folder + "README.md"
  private static let template = folder + "template.md"

  /// Every decision is complete, and the index lists every one of them and nothing else.
  static let rule = Rule(
    name: "Decision records",
    reason: "a decision without its cost, or without a check, is only a habit",
    scope: { $0.files.filter { $0.path.hasPrefix(folder) && $0.path.hasSuffix(".md") } },
    examine: { file, project in
      let record = DecisionRecord(file.text)
      let links = deadLinks(in: record, of: project)
      return switch file.path {
      case template: links
      case index: links + indexViolations(record, of: project)
      default: links + recordViolations(file, record, of: project) + missingIndex(of: project)
      }
    })

  private static func violation(_ line: Int, _ subject: String, _ what: String, _ instead: String) -> Violation {
    Violation(line: line, subject: subject, what: what, instead: instead)
  }

  private static func deadLinks(in record: DecisionRecord, of project: Project) -> [Violation] {
    record.links.filter { !$0.text.contains("://") && !$0.text.hasPrefix("#") }.compactMap { link in
      let target = String(link.text.prefix { $0 != "#" })
      guard !project.paths.contains(resolved(target)) else { return nil }
      return violation(link.number, link.text, "the link to \(link.text) leads nowhere.", "Correct or remove it.")
    }
  }

  /// The path from the root for a link out of the folder of the decisions.
  private static func resolved(_ link: String) -> String {
    var parts = folder.split(separator: "/")
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private static func missingIndex(of project: Project) -> [Violation] {
    project.file(index) == nil ? [violation(1, "index", "there is no index.", "List the decision in \(index).")] : []
  }
}

extension DecisionRecords {
  /// The decisions of a project: all files of the folder but the index and the template.
  private static func records(of project: Project) -> [Project.File] {
    rule.scope(project).filter { $0.path != index && $0.path != template }
  }

  private static func indexViolations(_ index: DecisionRecord, of project: Project) -> [Violation] {
    let rows = index.lines.filter { $0.text.hasPrefix("| [") }
    var missing = records(of: project)
    var violations: [Violation] = []
    for row in rows {
      let link = DecisionRecord(row.text).links.first?.text ?? ""
      guard let place = missing.firstIndex(where: { $0.path == folder + link }) else {
        violations.append(
          violation(row.number, link, "the row lists \(link), which is no decision or is listed twice.", "Remove it."))
        continue
      }
      let check = DecisionRecord(missing.remove(at: place).text).field("Check")?.text ?? ""
      let cells = row.text.split(separator: "|").map { String($0).trimmed }
      if cells.count < 3 || cells[2] != check {
        violations.append(
          violation(row.number, link, "the row of \(link) has another check than the file.", "Write there: \(check)."))
      }
    }
    return violations
      + missing.map { file in
        violation(1, file.path, "\(file.path) is not in the index.", "Add a row: number with link, decision, check.")
      }
  }

  private static func recordViolations(
    _ file: Project.File, _ record: DecisionRecord, of project: Project
  ) -> [Violation] {
    let name = file.path.dropFirst(folder.count)
    var violations: [Violation] = []
    if record.number != String(name.prefix(4)) || record.number?.count != 4 || name.dropFirst(4).first != "-" {
      violations.append(
        violation(
          1, "title", "the title and the file have not the same number.",
          "Name the file NNNN-title.md and begin it with `# NNNN. Title`."))
    }
    for field in ["Status", "Date", "Check"] where record.field(field)?.text.isEmpty != false {
      violations.append(violation(1, field, "the field \(field) is missing.", "Write `- \(field): …` below the title."))
    }
    if let date = record.field("Date"), !date.text.isEmpty, !isDate(date.text) {
      violations.append(violation(date.number, "Date", "\(date.text) is no date.", "Write it as YYYY-MM-DD."))
    }
    for section in ["Context", "Decision", "Consequences"] where record.section(section)?.isEmpty != false {
      violations.append(
        violation(1, section, "the section \(section) is missing or empty.", "Write it under `## \(section)`."))
    }
    if let consequences = record.section("Consequences"), !consequences.contains(where: isNegative) {
      violations.append(
        violation(
          consequences.first?.number ?? 1, "Negative", "no consequence is a negative one.",
          "Begin a paragraph with `Negative:`; a decision without a price was none."))
    }
    return violations + (record.field("Check").map { checkViolations($0, of: project) } ?? [])
  }

  private static func isNegative(_ line: DecisionRecord.Line) -> Bool {
    let text = line.text.hasPrefix("- ") ? String(line.text.dropFirst(2)) : line.text
    guard text.hasPrefix("Negative:") else { return false }
    return !String(text.dropFirst("Negative:".count)).trimmed.isEmpty
  }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2] && parts.joined().utf8.allSatisfy(Byte.isDigit)
  }

  private static func checkViolations(_ check: DecisionRecord.Line, of project: Project) -> [Violation] {
    let paths = check.text.quotedPaths
    if paths.isEmpty, !check.text.isEmpty, !check.text.contains("advice only") {
      return [
        violation(
          check.number, "Check", "the check names no file.",
          "Give the path of the test in backticks, or say \"advice only\".")
      ]
    }
    return paths.filter { !project.paths.contains($0.hasSuffix("/") ? String($0.dropLast()) : $0) }.map { path in
      violation(check.number, path, "the check \(path) does not exist.", "Name the test that holds the decision.")
    }
  }
}
