import CheckoutAPI
import CheckoutTesting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ScenarioRequest {
  /// Goes on from a snapshot that an app wrote.
  ///
  /// - Throws: A failure with ``ExitCode/badData`` when it is not taken.
  func restore(_ snapshot: InputFile, with streams: Streams) throws(ToolFailure) -> ScenarioRun {
    let bytes = try snapshot.bytes(from: streams, limit: SnapshotProblem.mostBytes)
    do throws(SnapshotProblem) {
      return try ScenarioRun(restoring: Data(bytes), in: currency ?? .eur, now: now ?? Fixtures.now)
    } catch {
      let place = Diagnostic.Place(file: snapshot.title, line: nil)
      throw ToolFailure(
        .badData, .badSnapshot, "\(error.description)", hint: "\(Tool.name) help scenarios", at: place)
    }
  }
}

extension DroppedAnswer {
  /// What was dropped and why, as cells.
  var row: [Page.Cell] { [.init(kind), .init(name ?? id), .init(reason.message)] }

  /// The members for a JSON document.
  var json: JSONValue {
    ["item": .string(kind), "id": .string(id), "name": .string(name ?? ""), "reason": .string(reason.rawValue)]
  }

  private var kind: String {
    switch item {
    case .line: "line"
    case .savedLine: "saved-line"
    case .promotion: "promotion"
    case .deliveryOption: "delivery-option"
    case .paymentMethod: "payment-method"
    case .giftCard: "gift-card"
    case .step: "step"
    }
  }

  private var id: String {
    switch item {
    case .line(let id), .savedLine(let id): id.rawValue
    case .promotion(let code): code.rawValue
    case .deliveryOption(let id): id.rawValue
    case .paymentMethod(let id): id.rawValue
    case .giftCard(let id): id.rawValue
    case .step(let step): step.rawValue
    }
  }
}
