import CheckoutAPI
import CheckoutTesting

/// A cart as a file: its currency, its lines, its promotion codes.
enum CartFile {
  /// The most that is read.
  static let limit = 4 * 1_024 * 1_024

  /// The keys that a line has.
  fileprivate static let lineKeys = ["id", "name", "unitPrice", "quantity", "kind", "guarantee"]

  /// Reads a cart.
  ///
  /// - Parameters:
  ///   - bytes: What is in the file.
  ///   - file: What it is called in failures.
  /// - Throws: A failure with ``ExitCode/badData`` that names the line and the path.
  /// - Complexity: O(*n*) in the number of bytes.
  static func contents(_ bytes: [UInt8], file: String) throws(ToolFailure) -> CartContents {
    do throws(JSONProblem) {
      return try contents(try JSONReader.read(bytes))
    } catch {
      let place = Diagnostic.Place(file: file, line: error.line)
      throw ToolFailure(.badData, .badCart, error.message, hint: "\(Tool.name) help scenarios", at: place)
    }
  }

  private static func contents(_ node: JSONNode) throws(JSONProblem) -> CartContents {
    let cart = try JSONFields(node, path: "", known: ["currency", "lines", "promotionCodes"])
    let code = try cart.need("currency")
    let currency = try code.currency()
    var contents = CartContents(currency: currency, lines: [], promotionCodes: [])
    var seen: Set<ProductID> = []
    for item in try cart.need("lines").items() {
      let line = try CartLineDraft(reading: item, in: currency)
      guard seen.insert(line.product).inserted else {
        throw try JSONFields(item.node, path: item.path, known: lineKeys).need("id").problem("another line has this id")
      }
      contents.lines.append(line)
    }
    var codes: Set<PromotionCode> = []
    for item in try cart.optional("promotionCodes")?.items() ?? [] {
      let code = PromotionCode(try item.name())
      guard codes.insert(code).inserted else { throw item.problem("the code is there twice") }
      contents.promotionCodes.append(code)
    }
    return contents
  }
}

extension CartLineDraft {
  /// Reads one line of a cart file.
  fileprivate init(reading item: JSONItem, in currency: Currency) throws(JSONProblem) {
    let line = try JSONFields(item.node, path: item.path, known: CartFile.lineKeys)
    let quantity = try line.need("quantity")
    let pieces = try quantity.integer()
    guard pieces > 0 else { throw quantity.problem("a line has 1 piece or more") }
    self.init(
      product: ProductID(try line.need("id").name()),
      name: try line.need("name").name(),
      unitPrice: try line.need("unitPrice").price(in: currency),
      quantity: Int(pieces),
      kind: try line.optional("kind")?.kind() ?? .physical,
      wantsGuarantee: try line.optional("guarantee")?.flag() ?? false
    )
  }
}

extension JSONItem {
  fileprivate func currency() throws(JSONProblem) -> Currency {
    let code = try text()
    do throws(MoneyProblem) {
      return try Currency(code)
    } catch {
      throw problem(error.message)
    }
  }

  /// Reads a price: major units as text, or minor units with the currency.
  fileprivate func price(in currency: Currency) throws(JSONProblem) -> Money {
    switch node.value {
    case .string(let text):
      do throws(MoneyProblem) {
        return try Money(parsing: text, in: currency)
      } catch {
        throw problem(error.message)
      }
    case .object:
      let fields = try JSONFields(node, path: path, known: ["currency", "minorUnits"])
      let code = try fields.need("currency")
      guard try code.text() == currency.code else {
        throw code.problem("the price is in another currency than the cart")
      }
      let units = try fields.need("minorUnits")
      let amount = try units.integer()
      guard amount >= 0 else { throw units.problem("a price is not negative") }
      return Money(minorUnits: amount, currency: currency)
    default:
      throw problem("a price is a text such as \"19.99\" or an object with currency and minorUnits, never a number")
    }
  }

  fileprivate func kind() throws(JSONProblem) -> FulfilmentKind {
    guard let kind = FulfilmentKind(rawValue: try text()) else { throw problem("the kind is physical or digital") }
    return kind
  }
}
