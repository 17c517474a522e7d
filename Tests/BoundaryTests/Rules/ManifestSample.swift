/// A manifest that keeps the rules, to be spoilt in one place at a time.
enum ManifestSample {
  static let good = """
    // swift-tools-version: 6.3
    import PackageDescription
    let strictSettings: [SwiftSetting] = [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .strictMemorySafety(),
      .treatAllWarnings(as: .error),
      .treatWarning("ExplicitSendable", as: .error),
    ]
    let package = Package(
      name: "Checkout",
      products: [
        .library(name: "CheckoutAPI", targets: ["CheckoutAPI"]),
        .library(name: "CheckoutCore", targets: ["CheckoutCore"]),
        .library(name: "CheckoutTesting", targets: ["CheckoutTesting"]),
        .executable(name: "checkout-scenarios", targets: ["CheckoutScenariosCLI"]),
      ],
      targets: [
        .target(name: "CheckoutAPI", swiftSettings: strictSettings),
        .target(name: "CheckoutCore", dependencies: ["CheckoutAPI"], swiftSettings: strictSettings),
        .target(
          name: "CheckoutTesting", dependencies: ["CheckoutAPI", "CheckoutCore"], swiftSettings: strictSettings),
        .executableTarget(
          name: "CheckoutScenariosCLI",
          dependencies: ["CheckoutTesting"], swiftSettings: strictSettings),
        .testTarget(
          name: "BoundaryTests",
          exclude: ["Cases"],
          swiftSettings: strictSettings),
      ]
    )
    // The end
    """

  /// The good manifest with one piece exchanged.
  static func planted(
    _ name: String, _ piece: String = "", _ other: String = "", _ failures: [String] = []
  ) -> Planted {
    precondition(piece.isEmpty || good.contains(piece), "Nothing is planted by \(name).")
    let spoilt = piece.isEmpty ? good : good.replacing(piece, with: other, maxReplacements: 1)
    return Planted(name, ["Package.swift": spoilt], failures)
  }
}
