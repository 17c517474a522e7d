import CheckoutAPI

extension EventGrammar {
  private static let addressFields: [EventArgument] = [
    .optional("recipient", "the person or company"),
    .optional("organization", "a company, apart from the recipient"),
    .optional("street", "street and number"),
    .optional("additional-street", "flat, floor, building"),
    .optional("district", "a part of the city"),
    .optional("city", "city, town or village"),
    .optional("region", "state, province or prefecture, by its code or name"),
    .optional("postal-code", "the postcode"),
    .optional("sorting-code", "what large customers are sorted by, such as CEDEX"),
    .required("country", "two upper-case letters, such as US"),
    .optional("phone", "the telephone number for the carrier"),
  ]

  private static let addressExample =
    "recipient=\"Ada Byron\" street=\"1 Main St\" city=Springfield region=IL postal-code=62704 country=US"

  private static func address(
    from values: inout EventValues,
    named prefix: String = ""
  ) throws(EventProblem) -> AddressDraft {
    AddressDraft(
      recipient: values.optionalText(prefix + "recipient") ?? "",
      organization: values.optionalText(prefix + "organization") ?? "",
      street: values.optionalText(prefix + "street") ?? "",
      additionalStreet: values.optionalText(prefix + "additional-street") ?? "",
      district: values.optionalText(prefix + "district") ?? "",
      city: values.optionalText(prefix + "city") ?? "",
      region: values.optionalText(prefix + "region") ?? "",
      postalCode: values.optionalText(prefix + "postal-code") ?? "",
      sortingCode: values.optionalText(prefix + "sorting-code") ?? "",
      country: try values.country(prefix + "country"),
      phone: values.optionalText(prefix + "phone") ?? ""
    )
  }

  /// The fields of an address that can be left out as a whole, each with something before its name.
  static func optionalAddressFields(named prefix: String, of owner: String) -> [EventArgument] {
    addressFields.map { .optional(prefix + $0.name, "\($0.help), \(owner)") }
  }

  /// An address of which some field was given; `nil` when none was.
  static func optionalAddress(
    from values: inout EventValues,
    named prefix: String
  ) throws(EventProblem) -> AddressDraft? {
    let isThere = addressFields.contains { values.has(prefix + $0.name) }
    return isThere ? try address(from: &values, named: prefix) : nil
  }

  static let setContact = EventGrammar(
    "say how the merchant reaches the shopper",
    [.required("email", "the e-mail address"), .optional("phone", "the telephone number")],
    example: "email=ada@example.com"
  ) { values throws(EventProblem) in
    .setContact(ContactDraft(email: try values.text("email"), phone: values.optionalText("phone") ?? ""))
  }

  static let setDeliveryAddress = EventGrammar(
    "say where the order is delivered", addressFields, example: addressExample
  ) { values throws(EventProblem) in .setDeliveryAddress(try address(from: &values)) }

  static let setBillingAddress = EventGrammar(
    "say where the bill goes", addressFields, example: addressExample
  ) { values throws(EventProblem) in .setBillingAddress(try address(from: &values)) }

  static let chooseSavedAddress = EventGrammar(
    "deliver to a saved address", [.required("address", "the id of the saved address")], example: "address=home"
  ) { values throws(EventProblem) in .chooseSavedAddress(SavedAddressID(try values.text("address"))) }

  static let billToDeliveryAddress = EventGrammar("send the bill to the delivery address") {
    _ throws(EventProblem) in .billToDeliveryAddress
  }
}
