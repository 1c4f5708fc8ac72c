// swift-tools-version: 6.2
import PackageDescription

// Views and recognizers belong to the main actor, and so does the code of these programs.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]

let package = Package(
    name: "examples",
    products: [.library(name: "Notes", targets: ["Notes"])],
    dependencies: [.package(name: "touchstone", path: "..")],
    targets: [
        .target(
            name: "Notes", dependencies: [.product(name: "Touchstone", package: "touchstone")], swiftSettings: settings),
        .executableTarget(
            name: "LineHost", dependencies: ["Notes", .product(name: "Touchstone", package: "touchstone")],
            swiftSettings: settings),
        .executableTarget(
            name: "Recorder",
            dependencies: ["Notes"]
                + ["Touchstone", "TouchAdvice", "TouchTools"].map {
                    .product(name: $0, package: "touchstone")
                },
            swiftSettings: settings),
        .executableTarget(
            name: "own-command",
            dependencies: [
                "Notes", .product(name: "Touchstone", package: "touchstone"),
                .product(name: "TouchstoneCommand", package: "touchstone"),
            ], swiftSettings: settings),
        .testTarget(name: "OwnCommandTests", dependencies: ["own-command"], swiftSettings: settings),
        .testTarget(
            name: "NotesTests", dependencies: ["Notes", .product(name: "TouchTesting", package: "touchstone")],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
