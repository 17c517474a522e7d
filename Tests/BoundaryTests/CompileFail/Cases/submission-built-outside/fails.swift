// expect: 'OrderSubmission' initializer is inaccessible due to 'package' protection level
import CheckoutAPI

func forge(_ agreed: OrderSubmission) -> OrderSubmission {
  OrderSubmission(
    key: agreed.key, lines: [], promotionCodes: [], contact: nil, deliveryAddress: nil, billingAddress: nil,
    delivery: nil, quote: agreed.quote, quotedLines: [], quoteReference: nil, total: agreed.total, tenders: [])
}
