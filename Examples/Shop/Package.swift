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
  name: "Shop",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "shop", targets: ["ShopApp"]),
    .executable(name: "promotions", targets: ["PromotionsApp"]),
  ],
  dependencies: [
    // By name, because the folder of a clone may be called anything.
    .package(name: "Checkout", path: "../..")
  ],
  targets: [
    // Features: none of them knows the checkout, or another feature.
    .target(name: "Store", swiftSettings: strictSettings),
    .target(name: "Account", swiftSettings: strictSettings),
    .target(name: "Promotions", swiftSettings: strictSettings),
    // What stands behind the checkout: the contract is all it knows.
    .target(
      name: "Backend",
      dependencies: [
        .product(name: "CheckoutAPI", package: "Checkout")
      ],
      swiftSettings: strictSettings
    ),
    // The composition root: the only place where the features and the checkout meet.
    .target(
      name: "ShopKit",
      dependencies: [
        "Account", "Backend", "Store",
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "CheckoutCore", package: "Checkout"),
      ],
      swiftSettings: strictSettings
    ),
    .executableTarget(
      name: "ShopApp",
      dependencies: [
        "ShopKit", "Store",
        .product(name: "CheckoutAPI", package: "Checkout"),
      ],
      swiftSettings: strictSettings
    ),
    // A micro-app: one feature beside a checkout that is stubbed.
    .executableTarget(
      name: "PromotionsApp",
      dependencies: [
        "Promotions",
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "CheckoutCore", package: "Checkout"),
        .product(name: "CheckoutTesting", package: "Checkout"),
      ],
      swiftSettings: strictSettings
    ),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Account", "Backend", "Promotions", "ShopApp", "ShopKit", "Store",
        .product(name: "CheckoutAPI", package: "Checkout"),
        .product(name: "CheckoutCore", package: "Checkout"),
        .product(name: "CheckoutTesting", package: "Checkout"),
      ],
      swiftSettings: strictSettings
    ),
  ]
)
