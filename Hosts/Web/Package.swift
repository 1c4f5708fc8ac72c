// swift-tools-version: 6.2
import PackageDescription

// Touchstone in a browser: Embedded Swift for WebAssembly. `Scripts/wasm build` passes the triple and the toolset; it is a package of its own so that
// plain `swift build` in the root never meets it. In Embedded Swift a module compiles again what it reaches in those below, so there are few.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]
let library: Target.Dependency = .product(name: "Touchstone", package: "touchstone")
let tools: Target.Dependency = .product(name: "TouchTools", package: "touchstone")

let package = Package(
    name: "touchstone-web",
    products: [
        // An app in a page.
        .library(name: "TouchWeb", targets: ["TouchWeb", "WebText"]),
        // The same with the tables of Unicode, for texts of composed characters.
        .library(name: "TouchWebWithoutText", targets: ["TouchWeb"]),
        // In addition for a page that keeps records and makes links.
        .library(name: "WebTraces", targets: ["WebTraces"]),
        .executable(name: "ScenePage", targets: ["ScenePage"]),
        .executable(name: "FileReader", targets: ["FileReader"]),
        .executable(name: "WebCheck", targets: ["WebCheck"]),
    ],
    dependencies: [
        .package(name: "touchstone", path: "../..")
    ],
    targets: [
        // The functions that compiled Swift calls and no library of this platform supplies: an allocator and a few helpers. And the start.
        .target(name: "WebRuntime"),
        // Instead of the tables of Unicode.
        .target(name: "WebText"),
        .target(name: "TouchWeb", dependencies: ["WebRuntime", library], swiftSettings: settings),
        .target(name: "WebTraces", dependencies: ["TouchWeb", library, tools], swiftSettings: settings),
        // All scenes. Natively it plays what the page recorded, for comparing the records.
        .executableTarget(
            name: "ScenePage", dependencies: ["TouchWeb", "WebText", "WebTraces", library, tools],
            swiftSettings: settings),
        // Reads files that are dropped onto the page, which loads it with the first one.
        .executableTarget(
            name: "FileReader",
            dependencies: ["WebRuntime", "WebText", tools],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        // Plays scenarios, and starts and touches every scene. The texts of the WebAssembly and the native program must be equal.
        .executableTarget(
            name: "WebCheck", dependencies: ["WebRuntime", library, tools], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
