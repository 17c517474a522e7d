import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// The command line is judged word by word, the command before its flags.
struct InvocationTests {
  private static let faults: [(arguments: [String], words: String, hint: String)] = [
    (["lst"], "unknown command 'lst'; did you mean 'list'?", "list"),
    (["lst", "--bogus"], "unknown command 'lst'", "list"),
    (["basket"], "unknown command 'basket'; did you mean 'cart'?", "cart"),
    (["shipping"], "unknown command 'shipping'; did you mean 'delivery'?", "delivery"),
    (["card"], "unknown command 'card'; did you mean 'card-entry'?", "card-entry"),
    (["pay"], "unknown command 'pay'; did you mean 'payment'?", "payment"),
    (["empty-basket"], "did you mean 'empty-cart'?", "empty-cart"),
    (["saved-c"], "did you mean 'saved-card-code'?", "saved-card-code"),
    (["xyzzy"], "unknown command 'xyzzy'\n", "help"),
    (["graph", "--format", "mermad"], "unknown format 'mermad'; did you mean 'mermaid'?", "graph --format mermaid"),
    (["graph", "--format", "svg"], "unknown format 'svg'\n", "help graph"),
    (["graph", "cart"], "graph takes no argument", "help graph"),
    (["list", "--format", "text"], "--format does not go with list", "help list"),
    ([""], "unknown command ''", "help"),
    (["--bogus", "lst"], "unknown flag '--bogus'", "help"),
    (["list", "--jsno"], "unknown flag '--jsno'; did you mean '--json'?", "help list"),
    (["list", "-x"], "unknown flag '-x'", "help list"),
    (["run", "cart", "--evnt", "proceed"], "did you mean '--event'?", "help run"),
    (["run", "cart", "--record", "f"], "unknown flag '--record'", "help run"),
    (["list", "--cart", "f"], "--cart does not go with list", "help list"),
    (["--cart", "f"], "--cart needs a command", "help"),
    (["describe", "cart", "--event", "proceed"], "--event does not go with describe", "help describe"),
    (["list", "--json=yes"], "--json takes no value", "help list"),
    (["cart", "--cart"], "--cart needs a value: FILE", "help run"),
    (["cart", "--cart="], "--cart needs a value: FILE", "help run"),
    (["cart", "--cart", "--json"], "--cart needs a value: FILE", "help run"),
    (["cart", "--cart", "a", "--cart", "b"], "--cart is given twice", "help run"),
    (["list", "--color", "pink"], "--color takes auto, always or never", "list --color never"),
    (["cart", "--color", "blue"], "--color takes auto, always or never", "cart --color never"),
    (["describe", "cart", "--color=blue"], "--color takes", "describe cart --color never"),
    (["--color", "blue"], "--color takes auto, always or never", "--color never"),
    (["list", "--json", "--plain"], "--json and --plain exclude each other", "help json"),
    (["list", "--step", "shipping"], "unknown step 'shipping'; did you mean 'delivery'?", "list --step delivery"),
    (["list", "--step", "payement"], "did you mean 'payment'?", "list --step payment"),
    (["list", "--step", "xyzzy"], "unknown step 'xyzzy'\n", "list"),
    (["validate"], "what to validate is missing: address, card or money", "help validate"),
    (["validate", "mony"], "unknown subject 'mony'; did you mean 'money'?", "validate money"),
    (["validate", "xyzzy"], "unknown subject 'xyzzy'\n", "help validate"),
    (["validate", "4242424242424242"], "unknown subject '••••••••••••4242'", "help validate"),
    (["validate", "card", "4242424242424242"], "validate takes only one argument", "help validate"),
    (["validate", "card", "--locale", "de-DE"], "--locale does not go with validate card", "help validate"),
    (["validate", "money", "--now", "2026-01-31T12:00:00Z"], "--now does not go with validate money", "help validate"),
    (["validate", "card", "--now", "today"], "--now takes a time such as", "help validate"),
    (["validate", "money", "--json"], "validate prints JSON lines in any case", "help validate"),
    (["validate", "money", "--no-input"], "validate reads stdin", "help validate"),
    (["validate", "money", "--event", "retry"], "--event does not go with validate", "help validate"),
    (["cart", "--currency", "eur"], "--currency: A currency code is three upper-case letters", "help run"),
    (["cart", "--currency", "HRK"], "--currency: This currency was withdrawn; use EUR", "help run"),
    (["describe", "cart", "--currency", "XAU"], "--currency: Nobody is paid in this unit", "help describe"),
    (["cart", "--currency", "JPY", "--cart", "f"], "--cart and --currency exclude each other", "help run"),
    (["graph", "--permutations"], "--permutations does not go with graph", "help graph"),
    (["list", "extra"], "list takes no argument", "help list"),
    (["card-entry", "4111111111111111"], "run takes only one argument", "help run"),
    (["run", "cart", "cart"], "run takes only one argument", "help run"),
    (["cart", "--", "--json"], "run takes only one argument", "help run"),
    (["run"], "the id of a scenario is missing", "list"),
    (["describe"], "the id of a scenario is missing", "list"),
    (["run", "crat"], "unknown scenario 'crat'; did you mean 'cart'?", "run cart"),
    (["describe", "paymnt"], "unknown scenario 'paymnt'; did you mean 'payment'?", "describe payment"),
    (["describe", "xyzzy"], "unknown scenario 'xyzzy'\n", "list"),
    (["scenarios"], "unknown command 'scenarios'; did you mean 'list'?", "list"),
    (["exit-codes"], "unknown command 'exit-codes'\n", "help exit-codes"),
    (["help", "evnts"], "unknown topic 'evnts'; did you mean 'events'?", "help events"),
    (["help", "card-entr"], "unknown topic 'card-entr'; did you mean 'card-entry'?", "help card-entry"),
    (["help", "add-line"], "unknown topic 'add-line'\n", "help events"),
    (["help", "add-lin"], "unknown topic 'add-lin'\n", "help events"),
    (["help", "xyzzy"], "unknown topic 'xyzzy'\n", "help"),
    (["cart", "--event", "set-quantity", "line=x", "quantity=3"], "an event stands in quotes: --event", "help events"),
    (["run", "cart", "--event", "set-quantity", "line=x"], "an event stands in quotes: --event '", "help events"),
    (["run", "cart", "--event", "set-quantity", "more"], "run takes only one argument", "help run"),
    (["cart", "--now", "today"], "--now takes a time", "help run"),
  ]

  @Test(arguments: faults)
  func `what is wrong is named, and what to type next`(fault: (arguments: [String], words: String, hint: String)) {
    let outcome = Outcome(fault.arguments)
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty || fault.arguments.contains { $0.hasPrefix("--json") })
    #expect(outcome.error.hasPrefix("error: "))
    #expect(outcome.error.contains(fault.words), "\(outcome.error)")
    #expect(outcome.error.hasSuffix("hint: checkout-scenarios \(fault.hint)\n"), "\(outcome.error)")
  }

  @Test(arguments: [
    ["cart", "--color", "never", "--json"], ["--json", "cart", "--color=never"],
    ["--color", "never", "--json", "cart"],
    ["run", "--json", "cart"], ["--json", "--color=never", "run", "--", "cart"], ["--cart", "c", "cart", "--json"],
    ["cart", "--json", "--json", "--cart=c"],
  ])
  func `flags stand before or behind the command, with a space or an equals sign`(arguments: [String]) throws {
    let file = #"{"currency": "EUR", "lines": [{"id": "a", "name": "b", "unitPrice": "1", "quantity": 1}]}"#
    let outcome = Outcome(arguments, files: ["c": file])
    #expect(outcome.code == .success, "\(outcome.error)")
    #expect(try outcome.document()["payload"]?["scenario"]?.text == "cart")
  }

  @Test func `a word of any length is answered at once`() {
    let outcome = Outcome([String(repeating: "x", count: 1_000_000)])
    #expect(outcome.code == .usage)
    #expect(outcome.error.count < 200)
  }

  @Test func `a failure is a document too when one is asked for, wherever the flag stands`() throws {
    for arguments in [["--json", "lst"], ["lst", "--json"], ["run", "--bogus", "--json"]] {
      let document = try Outcome(arguments).document()
      #expect(document["exitCode"]?.value == .number("64"))
      #expect(document["kind"]?.text == "error")
      #expect(document["diagnostics"]?.items.first?["hint"]?.text?.hasPrefix("checkout-scenarios ") == true)
    }
  }
}
