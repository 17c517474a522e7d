import CheckoutAPI

extension DefaultCheckoutFactory {
  /// Offers the addresses that the shopper has saved with the host.
  ///
  /// An address that was chosen before stays as it is: it is a value of its own.
  ///
  /// - Parameter addresses: One dictionary for each address: `id`, and the names of ``FormField`` (`recipient`,
  ///   `street`, `additional-street`, `district`, `city`, `region`, `postal-code`, `sorting-code`, `country`,
  ///   `organization`, `phone`).
  /// - Throws: ``SavedAddressProblem`` when an address has no id of its own, or a field of another name; nothing has changed then.
  public func setSavedAddresses(_ addresses: [[String: String]]) throws(SavedAddressProblem) {
    var saved: [SavedAddress] = []
    for (index, fields) in addresses.enumerated() {
      guard let id = fields["id"], !id.isEmpty, !saved.contains(where: { $0.id.rawValue == id }) else {
        throw SavedAddressProblem(index: index, field: "id")
      }
      do throws(UnknownAddressField) {
        let draft = try AddressDraft(fields: fields.filter { $0.key != "id" })
        saved.append(SavedAddress(id: SavedAddressID(id), address: draft))
      } catch {
        throw SavedAddressProblem(index: index, field: error.name)
      }
    }
    model.receive(.savedAddressesChanged(saved))
  }
}

/// What is wrong with a saved address that a host offers.
public struct SavedAddressProblem: Error, Hashable, Sendable {
  /// The place of the address in the list, from 0.
  public let index: Int
  /// `id`, when it is missing or that of an address before; else the first field, by name, that no address has.
  public let field: String

  /// What is wrong, in one sentence.
  public var message: String {
    field == "id"
      ? "Saved address \(index) has no id of its own." : "Saved address \(index) has a field that no address has."
  }
}
