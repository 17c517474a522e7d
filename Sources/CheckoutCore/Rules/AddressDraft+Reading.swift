import CheckoutAPI

/// A field of an address that has a name which no field has.
struct UnknownAddressField: Error {
  let name: String
}

extension AddressDraft {
  /// Reads fields by their names.
  init(fields: [String: String]) throws(UnknownAddressField) {
    self.init()
    for (name, text) in fields.sorted(by: { $0.key < $1.key }) {
      guard let field = FormField(rawValue: name), AddressDraft.hasField(field) else {
        throw UnknownAddressField(name: name)
      }
      self[field] = text
    }
  }
}
