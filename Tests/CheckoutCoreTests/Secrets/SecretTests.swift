import CheckoutAPI
@_spi(Internals) import CheckoutCore
import CheckoutTesting
import Testing

/// What must not be printed is not, whichever way it is asked for.
@MainActor @Suite struct SecretTests {
  @Test func `no type that can hold a secret shows it in any way`() async throws {
    for (name, samples) in try await SecretSamples.all() {
      #expect(!samples.isEmpty, "\(name)")
      for sample in samples {
        #expect(Self.name(of: sample) == name)
        for text in try Printout.texts(of: sample) {
          let shown = PlantedSecrets.shown(in: text)
          #expect(shown.isEmpty, "\(name) shows \(shown) in \(text.prefix(1000))")
        }
      }
    }
  }

  @Test func `a refusal and a problem show nothing of what was entered`() async throws {
    let model = CheckoutModel.stub()
    var errors: [any Error] = []
    for action in [
      CheckoutAction.enterCard(PlantedSecrets.card), .addGiftCard(PlantedSecrets.giftCard),
      .authoriseWallet(WalletAuthorisation(token: PlantedSecrets.payment)),
    ] {
      do { try model.send(action) } catch { errors.append(error) }
    }
    do { _ = try CardNumber(PlantedSecrets.number + "9") } catch { errors.append(error) }
    do { _ = try SecurityCode(PlantedSecrets.code + "1", brand: .amex) } catch { errors.append(error) }
    do { _ = try CardExpiry(PlantedSecrets.number, at: Fixtures.now) } catch { errors.append(error) }
    #expect(errors.count == 6)
    for error in errors {
      for text in try Printout.texts(of: error) { #expect(PlantedSecrets.shown(in: text) == []) }
    }
  }

  /// A search that finds nothing anywhere would let everything pass.
  @Test(arguments: [
    ("3787 3449 3671 000", true), ("x378734-4", true), ("378734", false), ("1000", false), ("37873 and 449367", false),
    ("code: 7391", true), ("5163", true), ("0x7391", false), ("8375629048151046", true), ("••••1046", false),
    ("token 9f8e7d6c5b", true), ("token", false),
  ])
  func `a secret is found in a text`(text: String, isShown: Bool) {
    #expect(PlantedSecrets.shown(in: text).isEmpty != isShown)
  }

  @Test func `every way to print a value shows what it does not hide`() throws {
    struct Open: Encodable {
      let list = [["number": PlantedSecrets.number]]
    }
    for text in try Printout.texts(of: Open()) where !text.hasPrefix("mirror") {
      #expect(PlantedSecrets.shown(in: text).count == 5, "\(text)")
    }
    let mirrored = try Printout.texts(of: Open()).filter { $0.hasPrefix("mirror.list._._.value:") }
    #expect(mirrored.map { PlantedSecrets.shown(in: $0).count } == [5])
  }

  /// The name of a value's type as sources write it, without module and parameters.
  private static func name(of value: Any) -> String {
    let full = String(reflecting: type(of: value)).prefix { $0 != "<" }
    return full.drop { $0 != "." }.dropFirst().description
  }
}
