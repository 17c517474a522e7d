import CheckoutAPI

/// Where vectors of other libraries, policies and contested rules are not followed, and why.
enum CardDifferences {
  static let rules: [DifferenceRule] = [
    DifferenceRule("brand-candidates", because: "RuPay and UATP are known here (ADR 0023)") { vector in
      let reading = CardNumberReading((try? vector.input.need("prefix").text()) ?? "")
      return !Set(reading.candidates).isDisjoint(with: [.rupay, .uatp])
    },
    DifferenceRule("expiry-format", because: "a slash comes with the digit behind it: it can be deleted (ADR 0024)") {
      vector in
      (try? vector.expected.need("text").text().hasSuffix(" / ")) ?? false
    },
    DifferenceRule("expiry-format", because: "what cannot become right is left as it was typed (ADR 0024)") { vector in
      vector.expected["text"] == .text("")
    },
  ]
}
