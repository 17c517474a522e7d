import CheckoutAPI

extension EventGrammar {
  static let chooseDelivery = EventGrammar(
    "choose one of the delivery options", [.required("option", "the id of the option")], example: "option=standard"
  ) { values throws(EventProblem) in .chooseDelivery(DeliveryOptionID(try values.text("option"))) }

  static let setExtra = EventGrammar(
    "take or leave an extra of the chosen option",
    [.required("extra", "the id of the extra"), .required("wanted", "yes or no")], example: "extra=gift-wrap wanted=yes"
  ) { values throws(EventProblem) in
    .setExtra(DeliveryExtraID(try values.text("extra")), isWanted: try values.yesOrNo("wanted"))
  }

  static let addGiftCard = EventGrammar(
    "add a gift card; only from a file or stdin",
    [
      .required("number", "the number on the card", isSecret: true),
      .optional("pin", "its PIN", isSecret: true),
    ],
    example: "number=GIFT-SMALL-0010"
  ) { values throws(EventProblem) in
    .addGiftCard(GiftCardInput(number: try values.text("number"), pin: values.optionalText("pin") ?? ""))
  }

  static let removeGiftCard = EventGrammar(
    "take a gift card off again", [.required("card", "the id of the gift card")], example: "card=gift-large"
  ) { values throws(EventProblem) in .removeGiftCard(GiftCardID(try values.text("card"))) }

  static let choosePayment = EventGrammar(
    "choose one of the payment methods", [.required("method", "the id of the method")], example: "method=card"
  ) { values throws(EventProblem) in .choosePayment(PaymentMethodID(try values.text("method"))) }

  static let enterCard = EventGrammar(
    "hand over the details of a card; number and code only from a file or stdin",
    [
      .optional("number", "the number", isSecret: true),
      .optional("expiry", "month and year, such as 12/30"),
      .optional("code", "the code printed on the card", isSecret: true),
      .optional("holder", "the name on the card"),
      .optional("networks", "the schemes that the card carries, with commas between them"),
      .optional("network", "the scheme that the shopper chose"),
    ],
    example: "expiry=12/30 holder=\"Ada Byron\""
  ) { values throws(EventProblem) in
    .enterCard(
      CardInput(
        number: values.optionalText("number") ?? "",
        expiry: values.optionalText("expiry") ?? "",
        securityCode: values.optionalText("code") ?? "",
        holder: values.optionalText("holder") ?? "",
        networks: (values.optionalText("networks") ?? "").split(separator: ",").map { CardBrand(String($0)) },
        network: values.optionalText("network").map { CardBrand($0) }
      ))
  }
}
