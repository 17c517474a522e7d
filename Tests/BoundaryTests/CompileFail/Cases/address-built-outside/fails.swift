// expect: extra argument 'country' in call
import CheckoutAPI

func skipTheRules(_ draft: AddressDraft, _ country: CountryCode) -> PostalAddress {
  PostalAddress(accepting: draft, country: country)
}
