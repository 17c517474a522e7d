/// The cases that are no test of this folder, each with the reason why it cannot be one.
enum CasesElsewhere {
  static let reasons: [String: String] = [
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
    "C105": """
    collection has no address rule of its own: options are offered for an address, collecting among them, so that no
    order is collected without one
    """,
  ]
}
