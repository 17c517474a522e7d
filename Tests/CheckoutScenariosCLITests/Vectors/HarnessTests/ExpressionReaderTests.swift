import Testing

/// Expressions of kinds that the file of vectors has few of, or none.
@Suite struct ExpressionReaderTests {
  #if os(Linux)
    @Test(arguments: [
      ("let d: Decimal = 19.99; d * 100", "1998.999999999999488"),
      ("0.1 + 0.2 == 0.3", "false"),
      ("Decimal(string: \"0.1\")! + Decimal(string: \"0.2\")!", "0.3"),
      ("Int(19.99 * 100)", "1998"),
      ("Decimal(Int64.max) + 1", "9223372036854775808"),
      ("pow(Decimal(10), 3)", "1000"),
      ("Decimal.nan < 1", "true"),
      ("2.345.formatted(.currency(code: \"USD\").locale(en_US))", "$2.34"),
      (
        "Decimal(string: \"-5\")!.formatted(.currency(code: \"USD\").locale(en_US).sign(strategy: .accounting))",
        "($5.00)"
      ),
      ("NumberFormatter(.currency, USD, en_US).number(from: \"$1,234.56\")", "1234.56"),
      ("try? Decimal(\"abc\", format: .currency(code: \"USD\").locale(en_US))", "nil"),
      ("JSONDecoder UInt64 18446744073709551615", "18446744073709551615"),
      ("JSONEncoder let d: Decimal = 19.99", "19.98999999999999488"),
      ("Character(\"٣\").isNumber", "true"),
      ("\"90210\" vs Regex.wholeMatch ^\\d{5}$", "matches"),
    ])
    func `an expression is really run`(expression: String, result: String) throws {
      #expect(try FoundationValue.described(try ExpressionReader.value(of: expression)) == result)
    }
  #endif

  @Test(arguments: [
    "", "Decimal(", "abs(Int64.min)", "1 + ", "Decimal(string: \"1\")!.sine", "JSONDecoder Price 1", "let = 1",
    "NumberFormatter(.currency, USD, en_US).colour", "Decimal(Double.infinity)", "\"1\" vs Sed s/1/2/",
  ])
  func `an expression that is not known is named, never guessed at`(expression: String) {
    #expect(throws: Unreadable.self) { try ExpressionReader.value(of: expression) }
  }
}
