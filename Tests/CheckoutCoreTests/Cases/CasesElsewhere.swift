/// The cases that are no test of this folder, each with the reason.
enum CasesElsewhere {
  static let reasons: [String: String] = [
    "C29": """
    stock is the merchant's: who gets the last piece is no matter of the funnel, which shows a line that cannot be
    supplied (C110); `refused(out of stock)` comes with the placement work
    """,
    "C87": """
    amounts are whole minor units of their currency, so that there is no fraction of a cent to charge:
    CheckoutAPITests/Money/RoundingPropertyTests
    """,
    "C88": """
    spreading an amount over lines is the merchant's, by largest remainders:
    CheckoutAPITests/Money/AllocationPropertyTests
    """,
    "C90": """
    how many minor units a currency has is a value, and what a gateway counts in is another:
    CheckoutAPITests/Money/MoneyTextPropertyTests
    """,
    "C109": "`refused(out of stock)` comes with the placement work; until then the answer is unknown and looked up",
    "C117": "a session that begins again with an open attempt comes with the placement work",
    "C122": "releasing what was taken from a gift card is the merchant's, by the key of the attempt",
    "C124": "holding and committing store credit is the merchant's, by the key of the attempt",
    "C127": "what a voided payment covers is the merchant's; the funnel knows balances and one method",
  ]
}
