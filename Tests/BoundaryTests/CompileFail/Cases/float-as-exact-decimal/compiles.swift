import CheckoutAPI

func rate() throws -> ExactDecimal { try ExactDecimal(parsing: "0.19") }
