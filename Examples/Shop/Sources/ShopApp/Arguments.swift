public import CheckoutAPI

/// What the shop was told on the command line.
public struct Arguments: Hashable, Sendable {
  /// One thing to buy.
  public struct Item: Hashable, Sendable {
    /// The product.
    public let product: String
    /// How many pieces.
    public let quantity: Int
  }

  /// How to use the shop.
  public static let usage = """
    usage: shop [--cart product:quantity,…] [--guarantee product] [--address id] [--payment id]
                [--open link] [--keep folder] [--leave-at step]

    Fills a cart, answers every step and places the order, without asking anything.
      --cart       what to buy; lamp:2,camera by default (also headphones, laptop, guide)
      --guarantee  the product to take the guarantee for; camera by default, "none" for none
      --address    the saved address: home (by default) or office
      --payment    card (by default), invoice or cash-on-delivery
      --open       a link to follow first: shop://checkout?product=guide&code=SAVE10
      --keep       a folder to keep the checkout in, and to go on from: --cart counts when there is nothing in it
      --leave-at   where to stop, and to leave the checkout for the next run with this --keep: delivery, payment, …
    """

  /// What to buy.
  public private(set) var cart = [Item(product: "lamp", quantity: 2), Item(product: "camera", quantity: 1)]
  /// What to take the guarantee for.
  public private(set) var guarantee = "camera"
  /// The saved address.
  public private(set) var address = "home"
  /// How to pay.
  public private(set) var payment = "card"
  /// A link to follow first.
  public private(set) var link: String?
  /// The folder to keep the checkout in.
  public private(set) var folder: String?
  /// Where to stop.
  public private(set) var end: CheckoutStep?
  /// Whether to say how to use the shop, and nothing else.
  public private(set) var wantsHelp = false

  /// Reads the words.
  ///
  /// - Throws: ``ShopProblem`` for a word that is not known, or a cart that cannot be read.
  public init(_ words: [String]) throws(ShopProblem) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" {
        wantsHelp = true
        continue
      }
      guard word.hasPrefix("--"), let value = rest.popFirst() else {
        throw ShopProblem("\(word) is no option with a value; see --help.")
      }
      try take(value, for: word)
    }
    if end != nil, folder == nil { throw ShopProblem("--leave-at wants --keep, or all is lost; see --help.") }
  }

  private mutating func take(_ value: String, for option: String) throws(ShopProblem) {
    switch option {
    case "--cart": cart = try Arguments.items(value)
    case "--guarantee": guarantee = value
    case "--address": address = value
    case "--payment": payment = value
    case "--keep": folder = value
    case "--open": link = value
    case "--leave-at":
      guard let step = CheckoutStep(rawValue: value), step < .processing else {
        throw ShopProblem("\"\(value)\" is no step to stop at.")
      }
      end = step
    default: throw ShopProblem("There is no \(option); see --help.")
    }
  }

  private static func items(_ text: String) throws(ShopProblem) -> [Item] {
    var items: [Item] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: ":", omittingEmptySubsequences: false)
      guard let product = words.first, !product.isEmpty, words.count < 3 else {
        throw ShopProblem("\"\(part)\" is not product:quantity.")
      }
      guard let quantity = words.count == 1 ? 1 : Int(words[1]) else {
        throw ShopProblem("\"\(words[1])\" is no quantity.")
      }
      items.append(Item(product: String(product), quantity: quantity))
    }
    return items
  }
}
