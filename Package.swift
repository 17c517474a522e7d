// swift-tools-version: 6.3
import PackageDescription

/// One list of settings for every target, so that no target is checked less strictly than another.
///
/// A misspelt upcoming feature is accepted in silence by the compiler; a test holds these names
/// against the list of those that exist.
let strictSettings: [SwiftSetting] = [
  // Data races are errors.
  .swiftLanguageMode(.v6),
  // An existential costs something and hides a type: it is written `any P`, always.
  .enableUpcomingFeature("ExistentialAny"),
  // An import is internal unless it says otherwise: what leaks into the interface is a decision.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // A member is visible only where its module is imported by that very file.
  .enableUpcomingFeature("MemberImportVisibility"),
  // A conformance has the isolation of its type, without being told.
  .enableUpcomingFeature("InferIsolatedConformances"),
  // An async function runs where its caller runs, unless it says `@concurrent`.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  // A weak capture cannot be written to from inside the closure.
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  // Every use of an unsafe construct has to be marked as one.
  .strictMemorySafety(),
  // A warning is a fault that has not been mended yet.
  .treatAllWarnings(as: .error),
  // Every public type says whether it may cross isolation.
  .treatWarning("ExplicitSendable", as: .error),
]

let package = Package(
  name: "Checkout",
  // Mutex needs these releases. Only Linux is built and tested.
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "CheckoutAPI", targets: ["CheckoutAPI"]),
    .library(name: "CheckoutCore", targets: ["CheckoutCore"]),
    .library(name: "CheckoutTesting", targets: ["CheckoutTesting"]),
    .executable(name: "checkout-scenarios", targets: ["CheckoutScenariosCLI"]),
  ],
  targets: [
    .target(
      name: "CheckoutAPI",
      swiftSettings: strictSettings
    ),
    .target(
      name: "CheckoutCore",
      dependencies: ["CheckoutAPI"],
      swiftSettings: strictSettings
    ),
    .target(
      name: "CheckoutTesting",
      dependencies: ["CheckoutAPI", "CheckoutCore"],
      swiftSettings: strictSettings
    ),
    .executableTarget(
      name: "CheckoutScenariosCLI",
      dependencies: ["CheckoutAPI", "CheckoutTesting"],
      swiftSettings: strictSettings
    ),
    // Not about one module but about the package: imports, doors, manifest, what must not compile.
    .testTarget(
      name: "BoundaryTests",
      // Compiled by the tests themselves: sources that must not compile, and the oracle of the scanner.
      exclude: ["CompileFail/Cases", "Scanner/Oracle"],
      swiftSettings: strictSettings
    ),
    .testTarget(
      name: "CheckoutAPITests",
      dependencies: ["CheckoutAPI", "CheckoutTesting"],
      swiftSettings: strictSettings
    ),
    .testTarget(
      name: "CheckoutCoreTests",
      dependencies: ["CheckoutAPI", "CheckoutCore", "CheckoutTesting"],
      swiftSettings: strictSettings
    ),
    .testTarget(
      name: "CheckoutTestingTests",
      dependencies: ["CheckoutAPI", "CheckoutCore", "CheckoutTesting"],
      // Read from where they are: answers of real merchants, as they were recorded.
      exclude: ["Merchants/Recordings"],
      swiftSettings: strictSettings
    ),
    .testTarget(
      name: "CheckoutScenariosCLITests",
      dependencies: ["CheckoutAPI", "CheckoutScenariosCLI", "CheckoutTesting"],
      // Read from where they are, or from the folder that CHECKOUT_VECTORS names.
      exclude: ["Vectors/Data"],
      swiftSettings: strictSettings
    ),
  ]
)
