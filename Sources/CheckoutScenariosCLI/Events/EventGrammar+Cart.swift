import CheckoutAPI

extension EventGrammar {
  private static let line = EventArgument.required("line", "the id of the line")
  private static let code = EventArgument.required("code", "the promotion code")

  static let addLine = EventGrammar(
    "put a line into the cart",
    [
      .required("product", "the product"),
      .required("name", "its name as the shopper reads it"),
      .required("price", "the price of one piece in the cart's currency, such as 19.99"),
      .optional("quantity", "how many pieces; 1 by default"),
      .optional("kind", "physical (the default) or digital"),
      .optional("guarantee", "yes or no (the default)"),
    ],
    example: "product=sku-9 name=\"Desk lamp\" price=20 quantity=2 kind=digital guarantee=yes"
  ) { values throws(EventProblem) in
    .addLine(
      CartLineDraft(
        product: ProductID(try values.text("product")),
        name: try values.text("name"),
        unitPrice: try values.amount("price"),
        quantity: try values.has("quantity") ? values.integer("quantity") : 1,
        kind: try values.has("kind") ? values.choice("kind") : .physical,
        wantsGuarantee: try values.has("guarantee") ? values.yesOrNo("guarantee") : false
      ))
  }

  static let setQuantity = EventGrammar(
    "change how many pieces a line has", [line, .required("quantity", "how many; 0 removes the line")],
    example: "line=sku-lamp quantity=2"
  ) { values throws(EventProblem) in
    .setQuantity(line: LineID(try values.text("line")), quantity: try values.integer("quantity"))
  }

  static let setGuarantee = EventGrammar(
    "take or leave the guarantee for a line", [line, .required("wanted", "yes or no")],
    example: "line=sku-lamp wanted=yes"
  ) { values throws(EventProblem) in
    .setGuarantee(line: LineID(try values.text("line")), isWanted: try values.yesOrNo("wanted"))
  }

  static let removeLine = EventGrammar("take a line out of the cart", [line], example: "line=sku-lamp") {
    values throws(EventProblem) in .removeLine(LineID(try values.text("line")))
  }

  static let saveForLater = EventGrammar("set a line aside", [line], example: "line=sku-lamp") {
    values throws(EventProblem) in .saveForLater(LineID(try values.text("line")))
  }

  static let moveToCart = EventGrammar("put a line that was set aside back", [line], example: "line=sku-lamp") {
    values throws(EventProblem) in .moveToCart(LineID(try values.text("line")))
  }

  static let applyPromotion = EventGrammar("add a promotion code", [code], example: "code=SAVE10") {
    values throws(EventProblem) in .applyPromotion(PromotionCode(try values.text("code")))
  }

  static let removePromotion = EventGrammar("remove a promotion code", [code], example: "code=SAVE10") {
    values throws(EventProblem) in .removePromotion(PromotionCode(try values.text("code")))
  }

  static let setCurrency = EventGrammar(
    "change the currency of an empty cart", [.required("currency", "its ISO 4217 code")], example: "currency=JPY"
  ) { values throws(EventProblem) in .setCurrency(try values.newCurrency("currency")) }
}
