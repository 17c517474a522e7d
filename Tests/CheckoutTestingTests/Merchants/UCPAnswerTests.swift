import CheckoutAPI
import Foundation
import Testing

/// What merchants of the protocol say to an attempt, to a question about it, and when something cannot be had.
@Suite struct UCPAnswerTests {
  struct Said: Sendable, CustomTestStringConvertible {
    let number: String
    let list: [Recording]
    let isFirst: Bool
    let answer: PlacementAnswer

    init(
      _ number: String, _ answer: PlacementAnswer, isFirst: Bool = true, of list: [Recording] = Recording.sample
    ) {
      (self.number, self.list, self.isFirst, self.answer) = (number, list, isFirst, answer)
    }

    var testDescription: String { number }
  }

  static let said = [
    Said("08", .declined(DeclineReason(code: "INSUFFICIENT_FUNDS", mend: .card))),
    Said("09", .declined(DeclineReason(code: "FRAUD_DETECTED", mend: .method))),
    Said("03", .conflict),
    Said("18", .refused(.outOfStock([]))),
    Said("18", .noAnswer, isFirst: false),
    Said("22", .refused(.other(code: "INVALID_REQUEST"))),
    Said("11", .refused(.other(code: "missing")), of: Recording.ucpify),
    Said("07", .noAnswer, isFirst: false, of: Recording.ucpify),
    Said("23", .cancelled),
    Said("12", .cancelled, of: Recording.ucpify),
    Said("07", .noAnswer),
    Said("13", .noAnswer),
  ]

  @Test(arguments: said)
  func `an answer is the one the contract has for it`(said: Said) throws {
    let (status, body) = try Recording.at(said.number, of: said.list).answer()
    #expect(UCPReader.answer(status, body, isFirst: said.isFirst) == said.answer)
  }

  @Test func `a completed session is an order, and its replay is the same one`() throws {
    let first = try Recording.at("11", of: Recording.sample).answer()
    let second = try Recording.at("12", of: Recording.sample).answer()
    let order = try #require(try UCPReader.order(ofSession: first.body))
    #expect(UCPReader.answer(first.status, first.body) == .placed(order))
    #expect(UCPReader.answer(second.status, second.body) == .placed(order))
  }

  @Test func `a second key for a completed session is answered by reading it back`() throws {
    let refused = try Recording.at("13", of: Recording.sample).answer()
    let session = try Recording.at("14", of: Recording.sample).answer().body
    let order = try #require(try UCPReader.order(ofSession: session))
    #expect(UCPReader.answer(refused.status, refused.body, session: session) == .alreadyPlaced(order))
  }

  @Test func `what is in progress is unknown, and what has to be proved is a challenge with its page and end`() throws {
    let open = try Recording.at("05", of: Recording.ucpify).answer().body
    let progress = open.replacing("status", by: .text("complete_in_progress"))
    #expect(UCPReader.answer(200, progress) == .noAnswer)
    #expect(UCPReader.lookUp(200, progress) == .found(.noAnswer))
    let escalated = UCPReader.answer(200, open.replacing("status", by: .text("requires_escalation")))
    guard case .challenge(let challenge) = escalated else {
      Issue.record("\(escalated)")
      return
    }
    #expect(challenge.url.absoluteString == "http://127.0.0.1:18300//checkout/chk_d4703c99b6a5")
    #expect(challenge.expiresAt != nil)
    #expect(UCPReader.answer(503, open) == .noAnswer)
  }

  @Test func `a question finds an order, whatever the status says, a cancelled attempt, or nothing`() throws {
    let reopened = try Recording.at("13", of: Recording.ucpify).answer()
    #expect(reopened.body["status"].text == "ready_for_complete")
    let order = try #require(try UCPReader.order(ofSession: reopened.body))
    #expect(UCPReader.lookUp(reopened.status, reopened.body) == .found(.placed(order)))
    for (number, answer) in [("24", LookUpAnswer.found(.cancelled)), ("10", .notFound), ("25", .notFound)] {
      let (status, body) = try Recording.at(number, of: Recording.sample).answer()
      #expect(UCPReader.lookUp(status, body) == answer, "\(number)")
    }
    let (status, body) = try Recording.at("26", of: Recording.sample).answer()
    #expect(UCPReader.lookUp(status, body) == .failed(RepositoryFailure(.refused)))
  }

  struct Failed: Sendable, CustomTestStringConvertible {
    let number: String
    let list: [Recording]
    let failure: RepositoryFailure

    init(
      _ number: String, _ code: RepositoryFailure.Code, _ word: String, _ detail: String,
      of list: [Recording] = Recording.sample
    ) {
      (self.number, self.list) = (number, list)
      failure = RepositoryFailure(code, merchantCode: word, detail: detail)
    }

    var testDescription: String { number }
  }

  static let failed = [
    Failed("18", .refused, "OUT_OF_STOCK", "400"),
    Failed("19", .refused, "INVALID_REQUEST", "400"),
    Failed("25", .notFound, "RESOURCE_NOT_FOUND", "404"),
    Failed("20", .refused, "missing", "422 body.line_items"),
    Failed(
      "26", .refused, "missing",
      "422 header.ucp-agent header.request-signature header.request-id header.idempotency-key"),
    Failed("27", .refused, "VERSION_UNSUPPORTED", "400"),
    Failed(
      "11", .refused, "missing", "400 $.buyer.email $.fulfillment.methods[0].selected_destination_id",
      of: Recording.ucpify),
  ]

  @Test(arguments: failed)
  func `a failure has its code, the merchant's word and places, and no sentence`(failed: Failed) throws {
    let (status, body) = try Recording.at(failed.number, of: failed.list).answer()
    let failure = UCPReader.failure(status, body)
    #expect(failure.code == failed.failure.code)
    #expect(failure.merchantCode == failed.failure.merchantCode)
    #expect(failure.detail == failed.failure.detail)
  }
}
