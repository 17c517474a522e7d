import CheckoutAPI
import CheckoutCore
import CheckoutTesting
import Promotions

/// A micro-app for whoever works on the banner: the real feature, beside a checkout that is stubbed.
///
/// It comes in by the front door alone, and its banner keeps its own type all the way.
@main
enum Main {
  @MainActor static func main() async throws {
    let factory = DefaultCheckoutFactory.stub()
    let banner = PromotionBanner(title: "A tenth off everything.", code: Merchant.tenPercentCode.rawValue)
    let page: CheckoutWithBanner<PromotionBanner> = factory.makeCheckout(promotionBanner: banner)

    print("banner   \(page.promotionBanner.line)")
    try factory.addToCart(id: "sku-lamp", name: "Desk lamp", price: "19.99", currency: "EUR", quantity: 2)
    await show("before ", page)
    if let code = page.promotionBanner.code { try page.session.send(.applyPromotion(PromotionCode(code))) }
    await show("after ", page)
  }

  @MainActor private static func show(_ moment: String, _ page: CheckoutWithBanner<PromotionBanner>) async {
    await page.session.settle()
    let totals = page.session.state.totals
    print("\(moment)  \(page.session.format(totals.total)), off \(page.session.format(totals.discount))")
  }
}
