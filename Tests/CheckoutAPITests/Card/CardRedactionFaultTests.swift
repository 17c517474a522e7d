import CheckoutAPI
import Testing

/// Numbers of cards beside other digits: what is left of one is no part of another, and none gets through.
@Suite struct CardRedactionFaultTests {
  static let rules = [CardRedaction.Rule.everyLongNumber, .passingLuhn]
  static let bullets = "••••••••••••"

  @Test(arguments: ["\n", "\r\n", "\n\n", "\u{200B}\n", " \n", "/", ", ", "\u{FE0F}.", "\u{301}\n"])
  func `masked again, the digits that a mask had left were part of a number with those behind`(gap: String) {
    for card in ["4242424242424242", "4242 4242 4242 4242", "4242-4242-4242-42\u{200B}42", "4242 4242 4242 4242 737"] {
      let text = [card, "2749", "5349", "3096"].joined(separator: gap)
      for rule in Self.rules {
        let once = CardRedaction.masking(text, rule)
        #expect(CardRedaction.masking(once, rule) == once, "\(text.debugDescription)")
      }
    }
  }

  @Test(arguments: [
    "36494693196670\n\n3580\u{200B}8610\u{200B}7594\u{200B}5995\u{200B}2200\n9399\n9631\n7015",
    "75535204\u{200B}2200\n8456\n5016\n8109", "2200 2044 8604 4342\n\n964621-3815-9179-1137",
    "77\u{200B}6011984811413177. 2200-8887-6972-3570/", "3641-2648-9984-95 - 12/304158771101737912/",
    "2200 3175 1802 9162\u{200B}3536\n1708\n8411\n6771\t",
    "3035 4217 1912 25\n12/30\u{200B}5555\u{200B}0244\u{200B}5615\u{200B}2998",
    "•4012\n8888\n8888\n1881", "• 4012 8888 8888 1881\n4242",
  ])
  func `masked again, a text was another one`(text: String) {
    for rule in Self.rules {
      let once = CardRedaction.masking(text, rule)
      #expect(CardRedaction.masking(once, rule) == once)
    }
  }

  @Test(arguments: [
    ("77\u{200B}6011984811413177. 2200-8887-6972-3570", "••\u{200B}\(bullets)3177. ••••-••••-••••-3570"),
    ("3641-2648-9984-95 - 12/304158771101737912", "••••-••••-••84-95 - ••/••\(bullets)7912"),
    ("4242 4242 4242 4242, 776011984811413177", "•••• •••• •••• 4242, ••\(bullets)3177"),
    ("6011-5539-1593-731412/30", "••••-••••-••••-••••••/30"), ("304158 7711 0173 7912", "•••••• •••• •••• ••••"),
  ])
  func `a number that other digits were glued to got through`(text: String, masked: String) {
    #expect(CardRedaction.masking(text, .passingLuhn) == masked)
  }

  @Test(arguments: rules)
  func `a number was shown whose first groups were another one`(rule: CardRedaction.Rule) {
    // 6759 2914 1777 is a number of Maestro, and so is all of it.
    #expect(CardRedaction.masking("6759\n2914\n1777\n6317066", rule) == "••••\n••••\n1777\n•••••••")
    // 6759 4519 9619 is one as well; the other one is what begins on the second line.
    #expect(CardRedaction.masking("6759\n4519\n9619\n8391\n4549", rule) == "••••\n••••\n9619\n••••\n••••")
  }

  @Test(arguments: rules)
  func `a number behind a bullet of a list is masked`(rule: CardRedaction.Rule) {
    #expect(CardRedaction.masking("•4012888888881881", rule) == "•\(Self.bullets)1881")
    #expect(CardRedaction.masking("• 4012 8888 8888 1881", rule) == "• •••• •••• •••• 1881")
    #expect(CardRedaction.masking("•4012\n8888\n8888\n1881", rule) == "•••••\n••••\n••••\n1881")
  }

  @Test(arguments: [
    "order 900000000000000012", "order 1234567890123456", "4012\n8888\n8888\n1882",
    "\(bullets)4242\n20261203", "7000 2000 3000 4001\n5000 6000", "order 100000000000000001, 4012\n8888",
  ])
  func `the number of an order whose check digit is wrong stays`(text: String) {
    #expect(CardRedaction.masking(text, .passingLuhn) == text)
  }
}
