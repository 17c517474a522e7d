public import CheckoutAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The merchant of the example: stock, prices and an order book, in the memory of one process.
///
/// It stands where a real app has its network: the checkout knows it as a ``CheckoutRepository`` and nothing else.
public actor Backend: CheckoutRepository {
  /// No gift cards and no challenges; a submission may arrive twice, and an attempt can be given up.
  public nonisolated let capabilities = RepositoryCapabilities(
    giftCards: false, challenges: false, cancelling: true, placement: .idempotent)

  private let clock: any CheckoutClock
  private var shelf: [ProductID: Article]
  private var quotes: [QuoteID: IssuedQuote] = [:]
  private var tokens: [PaymentToken: IssuedToken] = [:]
  private var book = OrderBook()

  /// What was priced, to hold a submission against.
  private struct IssuedQuote {
    let request: QuoteRequest
    let quote: Quote
  }

  private struct IssuedToken {
    let cart: CartID
    let isDeclined: Bool
  }

  /// Opens the merchant.
  ///
  /// - Parameters:
  ///   - articles: What is on the shelf; of two articles for one product the last counts.
  ///   - clock: The time.
  public init(articles: [Article] = Article.shelf, clock: any CheckoutClock) {
    shelf = Dictionary(articles.map { ($0.product, $0) }) { $1 }
    self.clock = clock
  }

  /// The orders, in the order they were placed.
  public var orders: [Order] { book.orders }

  /// How many pieces of a product are left; `nil` when there is no end of them, or no such product.
  public func stock(of product: ProductID) -> Int? { shelf[product]?.stock }

  /// Prices exactly what is in the request; good for half an hour.
  ///
  /// - Throws: ``RepositoryFailure/Code/refused`` for a currency other than the euro, or an amount beyond reason.
  public func quote(for request: QuoteRequest) throws(RepositoryFailure) -> Quote {
    let id = QuoteID("quote-\(quotes.count + 1)")
    let quote = try Pricing(shelf: shelf).quote(id, for: request, until: clock.now.addingTimeInterval(1800))
    quotes[id] = IssuedQuote(request: request, quote: quote)
    return quote
  }

  /// Lists the ways of delivery to the country.
  public func deliveryOptions(for request: DeliveryOptionsRequest) -> [DeliveryOption] {
    PriceList.options(to: request.destination.country)
  }

  /// Lists the ways to pay.
  public func paymentMethods(for request: PaymentMethodsRequest) -> PaymentMethods {
    PaymentMethods(PriceList.methods(deliveredTo: request.deliveryCountry, by: request.deliveryKind))
  }

  /// There are no gift cards.
  ///
  /// - Throws: ``RepositoryFailure/Code/notFound``.
  public func giftCard(for request: GiftCardRequest) throws(RepositoryFailure) -> GiftCard {
    throw RepositoryFailure(.notFound)
  }

  /// Makes a token that names nothing of the card; the number ending in 0002 will be declined.
  public func tokenise(_ request: TokenisationRequest) -> PaymentToken {
    let token = PaymentToken("token-\(tokens.count + 1)")
    let isDeclined = request.number.map { $0.masked.hasSuffix("0002") } ?? false
    tokens[token] = IssuedToken(cart: request.cart, isDeclined: isDeclined)
    return token
  }

  /// Places the order: once for each cart, and the same answer for the same key.
  public func placeOrder(_ submission: OrderSubmission) -> PlacementAnswer {
    if let known = book.answer(to: submission) { return known }
    let answer = refusal(of: submission) ?? .placed(take(submission))
    book.record(answer, to: submission)
    return answer
  }

  /// There are no challenges: says what became of the attempt.
  public func resolveChallenge(_ key: IdempotencyKey) -> PlacementAnswer { book.answer(for: key) ?? .noAnswer }

  /// Gives an attempt up: an order that is there stays, and a submission that comes later is not taken.
  public func cancelAttempt(_ key: IdempotencyKey) -> PlacementAnswer { book.cancel(key) }

  /// Says what became of an attempt.
  public func lookUp(key: IdempotencyKey) -> LookUpAnswer { book.answer(for: key).map(LookUpAnswer.found) ?? .notFound }

  /// Says what became of a cart.
  public func lookUp(cart: CartID) -> LookUpAnswer { book.order(of: cart).map { .found(.placed($0)) } ?? .notFound }

  /// Why a submission is not taken; `nil` when nothing speaks against it.
  private func refusal(of submission: OrderSubmission) -> PlacementAnswer? {
    guard let issued = quotes[submission.quote], !issued.quote.isExpired(at: clock.now) else {
      return .refused(.quoteExpired)
    }
    let request = issued.request
    guard request.cart == submission.cart, request.lines == submission.lines, request.delivery == submission.delivery,
      request.promotionCodes == submission.promotionCodes, issued.quote.total == submission.total
    else { return .refused(.priceChanged) }
    let short = Pricing(shelf: shelf).unavailableLines(of: submission.lines)
    guard short.isEmpty else { return .refused(.outOfStock(short)) }
    for tender in submission.tenders {
      guard case .method(let method, let token, _) = tender.source else { return .refused(.other(code: "tender")) }
      if method == PaymentMethodID("card"), let declined = declined(token, for: submission.cart) { return declined }
    }
    return nil
  }

  /// A token pays once, and only for the cart it was made for.
  private func declined(_ token: PaymentToken?, for cart: CartID) -> PlacementAnswer? {
    guard let token, let issued = tokens.removeValue(forKey: token), issued.cart == cart else {
      return .declined(DeclineReason(code: "token-not-known", mend: .card))
    }
    return issued.isDeclined ? .declined(DeclineReason(code: "card-declined", mend: .card)) : nil
  }

  private func take(_ submission: OrderSubmission) -> Order {
    for line in submission.lines {
      if let stock = shelf[line.product]?.stock { shelf[line.product]?.stock = stock - line.quantity }
    }
    return book.keep(submission)
  }
}
