import CheckoutAPI
import Testing

@Suite struct MoneyProblemTests {
  static let all: [MoneyProblem] = [
    .currencyMalformed, .currencyUnknown, .currencyWithdrawn(successor: nil), .currencyWithdrawn(successor: .eur),
    .currencyNotPayable, .currencyMismatch, .negative, .emptySumNeedsCurrency, .overflow, .divisionByZero,
    .partsOutOfRange,
    .weightsEmpty, .weightNegative, .weightsAllZero, .textEmpty, .signRefused, .groupingRefused, .spaceRefused,
    .exponentRefused, .digitsRefused, .malformed, .tooManyDigits, .wireMalformed, .wireMembers, .wireNotWhole,
  ]

  @Test func `every problem says what is wrong in a sentence of its own`() {
    #expect(Set(MoneyProblemTests.all.map(\.message)).count == MoneyProblemTests.all.count)
    #expect(MoneyProblemTests.all.allSatisfy { $0.message.hasSuffix(".") })
  }

  @Test func `every problem has a code in kebab-case`() {
    #expect(Set(MoneyProblemTests.all.map(\.code)).count == MoneyProblemTests.all.count - 1)
    for problem in MoneyProblemTests.all {
      #expect(problem.code.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) }, "\(problem)")
    }
  }
}
