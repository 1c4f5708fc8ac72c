// swift-tools-version: 6.2
import PackageDescription

// Touchstone in a browser: Embedded Swift for WebAssembly. `Scripts/wasm build` passes the triple and the toolset; it is a package of its own so that
// plain `swift build` in the root never meets it. In Embedded Swift a module compiles again what it reaches in those below, so there are few.
let values: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let settings: [SwiftSetting] = values + [.defaultIsolation(MainActor.self)]
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
        // The module of its own that searches for changes of the apps.
        .library(name: "WebAdvice", targets: ["WebAdvice", "WebText"]),
        .executable(name: "ScenePage", targets: ["ScenePage"]),
        .executable(name: "FileReader", targets: ["FileReader"]),
        .executable(name: "LogReader", targets: ["LogReader"]),
        .executable(name: "TraceCards", targets: ["TraceCards"]),
        .executable(name: "SceneAdvice", targets: ["SceneAdvice"]),
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
        .target(name: "PageScenes", dependencies: ["TouchWeb", library, tools], swiftSettings: settings),
        // All scenes. Natively it plays what the page recorded, for comparing the records.
        .executableTarget(
            name: "ScenePage", dependencies: ["PageScenes", "TouchWeb", "WebText", "WebTraces", library, tools],
            swiftSettings: settings),
        // The memory in which the page asks and a module answers.
        .target(name: "WebFiles", swiftSettings: values),
        // Read files that are dropped onto the page, which loads each with its first one: input to play, and logs of the app recorder.
        .executableTarget(
            name: "FileReader", dependencies: ["WebRuntime", "WebText", "WebFiles", tools], swiftSettings: values),
        // A log may have views in views to any depth: without room on the stack, the program ends instead of overwriting its data.
        .executableTarget(
            name: "LogReader", dependencies: ["WebRuntime", "WebText", "WebFiles", library, tools],
            swiftSettings: values,
            linkerSettings: [.unsafeFlags(["-Xlinker", "--stack-first"])]),
        // Answers what is asked about a trace on the page.
        .executableTarget(
            name: "TraceCards", dependencies: ["WebRuntime", "WebText", "WebFiles", tools], swiftSettings: values),
        // Searches for the change of an app that gives what is wanted.
        .target(
            name: "WebAdvice", dependencies: ["TouchWeb", "WebRuntime", "WebTraces", "WebFiles", library, tools],
            swiftSettings: settings),
        .executableTarget(
            name: "SceneAdvice", dependencies: ["PageScenes", "TouchWeb", "WebAdvice", "WebText"],
            swiftSettings: settings),
        // Plays scenarios, and starts and touches every scene. The texts of the WebAssembly and the native program must be equal.
        .executableTarget(
            name: "WebCheck", dependencies: ["WebRuntime", library, tools], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
