// swift-tools-version: 6.2
import PackageDescription

// A package of its own: the window's system libraries are not everywhere.
let package = Package(
    name: "kiosk",
    dependencies: [
        .package(name: "examples", path: ".."),
        .package(name: "touchstone", path: "../.."),
        .package(name: "Linux", path: "../../Hosts/Linux"),
    ],
    targets: [
        .executableTarget(
            name: "Kiosk",
            dependencies: [
                .product(name: "Notes", package: "examples"), .product(name: "Touchstone", package: "touchstone"),
                .product(name: "TouchWindow", package: "Linux"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)])
    ],
    swiftLanguageModes: [.v6]
)
