// swift-tools-version: 6.2
import PackageDescription

// The classes that the documents print, and what they do. `Scripts/check-listings` copies this package to `.build/listings` and
// puts there, into `Tests/iOS`, the classes themselves, which are no part of the repository.
let package = Package(
    name: "listings",
    dependencies: [
        .package(name: "touchstone", path: "../..")
    ],
    targets: [
        .testTarget(
            name: "ListingsTests",
            dependencies: [
                .product(name: "UIKit", package: "touchstone"), .product(name: "TouchTesting", package: "touchstone"),
            ],
            path: "Tests",
            exclude: ["iOS"],
            swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)],
            plugins: [.plugin(name: "PortUIKit", package: "touchstone")])
    ],
    swiftLanguageModes: [.v6]
)
