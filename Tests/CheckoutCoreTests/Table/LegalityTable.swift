import CheckoutAPI

/// What each step says to each action, as `funnel.md` has it: written down by hand, and read from nowhere else.
///
/// A `+` is accepted, a `.` is an action that the step does not take; a letter is a refusal by the facts, named in
/// ``codes``.
enum LegalityTable {
  static let codes: [Character: CheckoutRefusal.Code] = [
    ".": .notAtThisStep, "u": .requirementsUnmet, "n": .nothingLeftToAnswer, "c": .cartNotEmpty,
    "d": .noDeliveryChosen, "w": .noWalletChosen, "a": .answerNotAwaited, "r": .nothingToRetry,
    "y": .linkNotUnderstood, "l": .lineIncomplete, "i": .unknownLine, "p": .promotionNotUsable, "q": .unknownPromotion,
    "s": .unknownSavedAddress, "o": .notOffered, "g": .giftCardIncomplete, "k": .unknownGiftCard,
    "b": .notAnEarlierStep, "t": .totalDiffers, "f": .referenceDiffers,
  ]

  /// Actions that carry what they should.
  static let wellFormed = """
                         cart address delivery payment card ready   recording sending challenge resolving cancelling \
    asking unknown   confirmation
    add-line               +     +       +        +     +     +         .        .        .         .         .      .      .     +
    set-quantity           +     +       +        +     +     +         .        .        .         .         .      .      .     .
    set-guarantee          +     +       +        +     +     +         .        .        .         .         .      .      .     .
    remove-line            +     +       +        +     +     +         .        .        .         .         .      .      .     .
    save-for-later         +     +       +        +     +     +         .        .        .         .         .      .      .     .
    move-to-cart           +     +       +        +     +     +         .        .        .         .         .      .      .     .
    apply-promotion        +     +       +        +     +     +         .        .        .         .         .      .      .     .
    remove-promotion       +     +       +        +     +     +         .        .        .         .         .      .      .     .
    set-currency           c     c       c        c     c     c         .        .        .         .         .      .      .     .
    set-contact            .     +       +        +     +     +         .        .        .         .         .      .      .     .
    set-delivery-address   .     +       +        +     +     +         .        .        .         .         .      .      .     .
    choose-saved-address   .     +       +        +     +     +         .        .        .         .         .      .      .     .
    set-billing-address    .     +       +        +     +     +         .        .        .         .         .      .      .     .
    bill-to-delivery-address .   +       +        +     +     +         .        .        .         .         .      .      .     .
    choose-delivery        .     .       +        +     +     +         .        .        .         .         .      .      .     .
    set-extra              .     .       d        +     +     +         .        .        .         .         .      .      .     .
    add-gift-card          .     .       .        +     +     +         .        .        .         .         .      .      .     .
    remove-gift-card       .     .       .        +     +     +         .        .        .         .         .      .      .     .
    choose-payment         .     .       .        +     +     +         .        .        .         .         .      .      .     .
    authorise-wallet       .     .       .        w     w     w         .        .        .         .         .      .      .     .
    enter-card             .     .       .        .     +     +         .        .        .         .         .      .      .     .
    proceed                +     u       u        u     u     n         .        .        .         .         .      .      .     .
    go-back                .     +       +        +     +     +         .        .        .         .         .      .      .     .
    place-order            u     u       u        u     u     +         .        .        .         .         .      .      .     .
    start-next             .     .       .        .     .     .         .        .        .         .         .      .      .     +
    start-over             .     .       .        .     .     .         .        .        .         .         .      +      +     .
    open-link              +     +       +        +     +     +         .        .        .         .         .      .      .     .
    complete-challenge     .     .       .        .     .     .         .        .        +         .         .      .      .     .
    cancel-attempt         .     .       .        .     .     .         .        +        +         .         .      .      +     .
    check-again            .     .       .        .     .     .         .        .        .         .         .      .      +     .
    receive-answer         a     a       a        a     a     a         +        +        +         +         +      +      +     +
    retry                  r     r       r        r     r     r         .        .        .         .         .      .      .     .
    refresh                +     +       +        +     +     +         .        .        +         .         .      .      +     .
    """

  /// Actions that carry something wrong. A form is taken as it was typed: its problems are requirements, not refusals.
  static let illFormed = """
                         cart address delivery payment card ready   recording sending challenge resolving cancelling \
    asking unknown   confirmation
    add-line               l     l       l        l     l     l         .        .        .         .         .      .      .     l
    set-quantity           i     i       i        i     i     i         .        .        .         .         .      .      .     .
    set-guarantee          i     i       i        i     i     i         .        .        .         .         .      .      .     .
    remove-line            i     i       i        i     i     i         .        .        .         .         .      .      .     .
    save-for-later         i     i       i        i     i     i         .        .        .         .         .      .      .     .
    move-to-cart           i     i       i        i     i     i         .        .        .         .         .      .      .     .
    apply-promotion        p     p       p        p     p     p         .        .        .         .         .      .      .     .
    remove-promotion       q     q       q        q     q     q         .        .        .         .         .      .      .     .
    set-contact            .     +       +        +     +     +         .        .        .         .         .      .      .     .
    set-delivery-address   .     +       +        +     +     +         .        .        .         .         .      .      .     .
    choose-saved-address   .     s       s        s     s     s         .        .        .         .         .      .      .     .
    set-billing-address    .     +       +        +     +     +         .        .        .         .         .      .      .     .
    choose-delivery        .     .       o        o     o     o         .        .        .         .         .      .      .     .
    set-extra              .     .       d        o     o     o         .        .        .         .         .      .      .     .
    add-gift-card          .     .       .        g     g     g         .        .        .         .         .      .      .     .
    remove-gift-card       .     .       .        k     k     k         .        .        .         .         .      .      .     .
    choose-payment         .     .       .        o     o     o         .        .        .         .         .      .      .     .
    enter-card             .     .       .        .     +     +         .        .        .         .         .      .      .     .
    go-back                .     b       b        b     b     b         .        .        .         .         .      .      .     .
    place-order            u     u       u        u     u     t         .        .        .         .         .      .      .     .
    start-over             .     .       .        .     .     .         .        .        .         .         .      f      f     .
    open-link              y     y       y        y     y     y         .        .        .         .         .      .      .     .
    receive-answer         a     a       a        a     a     a         a        a        a         a         a      a      a     a
    """

  /// The verdicts of a table: by action, then by situation.
  static func verdicts(_ table: String) -> [CheckoutActionKind: [Situation: Character]] {
    let rows = table.split(separator: "\n").map { $0.split(separator: " ") }
    let columns = (rows.first ?? []).compactMap { Situation(rawValue: String($0)) }
    return rows.dropFirst().reduce(into: [:]) { verdicts, row in
      guard let name = row.first, let kind = CheckoutActionKind(rawValue: String(name)) else { return }
      for (column, cell) in zip(columns, row.dropFirst()) { verdicts[kind, default: [:]][column] = cell.first }
    }
  }
}
