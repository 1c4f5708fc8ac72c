// swift-tools-version: 6.2
import PackageDescription

// Touchstone in a browser: Embedded Swift for WebAssembly. `Scripts/wasm check` builds it and passes the triple and the
// toolset; it is a package of its own so that plain `swift build` in the root never meets it.
//
// One scenario, two programs: PinchInBrowser (WebAssembly) and PinchNatively play it, and their texts must be equal. So must
// those of ScenesInBrowser and ScenesNatively, which start every scene and touch it.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]

let package = Package(
    name: "touchstone-web",
    products: [
        .executable(name: "PinchInBrowser", targets: ["PinchInBrowser"]),
        .executable(name: "PinchNatively", targets: ["PinchNatively"]),
        .executable(name: "ScenesInBrowser", targets: ["ScenesInBrowser"]),
        .executable(name: "ScenesNatively", targets: ["ScenesNatively"]),
        .executable(name: "ScenePage", targets: ["ScenePage"]),
        .executable(name: "ScenePageNatively", targets: ["ScenePageNatively"]),
        .executable(name: "FileReader", targets: ["FileReader"]),
        .executable(name: "ExampleApp", targets: ["ExampleApp"]),
    ],
    dependencies: [
        .package(name: "touchstone", path: "../..")
    ],
    targets: [
        // The functions that compiled Swift calls and no library of this platform supplies: an allocator and a few helpers.
        .target(name: "WebRuntime"),
        .target(
            name: "WebScenario",
            dependencies: [
                .product(name: "Touchstone", package: "touchstone"),
                .product(name: "TouchTools", package: "touchstone"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "PinchInBrowser", dependencies: ["WebRuntime", "WebScenario"], swiftSettings: settings,
            // Comparing and measuring strings needs the tables of Unicode, a library of the toolchain's own.
            linkerSettings: [.linkedLibrary("swiftUnicodeDataTables")]),
        .executableTarget(name: "PinchNatively", dependencies: ["WebScenario"], swiftSettings: settings),
        // The same for every scene: it is started and touched.
        .target(
            name: "WebScenes",
            dependencies: [
                .product(name: "Touchstone", package: "touchstone"),
                .product(name: "TouchTools", package: "touchstone"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "ScenesInBrowser", dependencies: ["WebRuntime", "WebScenes"], swiftSettings: settings,
            linkerSettings: [.linkedLibrary("swiftUnicodeDataTables")]),
        .executableTarget(name: "ScenesNatively", dependencies: ["WebScenes"], swiftSettings: settings),
        // Apps in a page under real fingers.
        .target(name: "WebEntry", dependencies: ["WebRuntime"]),
        // Instead of the tables of Unicode.
        .target(name: "WebText"),
        .target(
            name: "TouchWeb",
            dependencies: [
                .product(name: "Touchstone", package: "touchstone"),
                .product(name: "TouchTools", package: "touchstone"),
            ],
            swiftSettings: settings),
        // What a page needs in addition that keeps records and makes links; an app's own page does not.
        .target(
            name: "WebTraces", dependencies: ["TouchWeb", .product(name: "Touchstone", package: "touchstone")],
            swiftSettings: settings),
        .target(
            name: "PageScenes",
            dependencies: ["TouchWeb", .product(name: "TouchTools", package: "touchstone")], swiftSettings: settings),
        .executableTarget(
            name: "ScenePage",
            dependencies: [
                "WebEntry", "WebText", "TouchWeb", "WebTraces", "PageScenes",
                .product(name: "Touchstone", package: "touchstone"),
            ],
            swiftSettings: settings),
        // Plays what the page recorded, for comparing the records.
        .executableTarget(
            name: "ScenePageNatively",
            dependencies: ["TouchWeb", "PageScenes", .product(name: "Touchstone", package: "touchstone")],
            swiftSettings: settings),
        // Reads files that are dropped onto the page, which loads it with the first one.
        .executableTarget(
            name: "FileReader",
            dependencies: [
                "WebRuntime", "WebText", .product(name: "TouchTools", package: "touchstone"),
            ], swiftSettings: [.treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "ExampleApp",
            dependencies: ["WebEntry", "WebText", "TouchWeb", .product(name: "Touchstone", package: "touchstone")],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
