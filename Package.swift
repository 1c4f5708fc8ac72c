// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors everywhere. Values (the kernel, geometry, input) belong to no actor; objects and everything
// above them belong to the main actor by default. Public classes write it as well, since subclasses in modules without a
// default inherit only what is written. The Embedded build for WebAssembly, which has no actors, overrides the default from
// its toolset.
let values: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let objects: [SwiftSetting] = values + [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "touchstone",
    products: [
        .library(name: "Touchstone", targets: ["Touchstone"]),
        .library(
            name: "UIKit",
            targets: ["UIKit", "_Testing_UIKit", "CoreGraphics", "_Testing_CoreGraphics", "QuartzCore"]),
        .library(name: "TouchTesting", targets: ["TouchTesting"]),
        .library(name: "TouchTestingXCTest", targets: ["TouchTestingXCTest"]),
        // Traces, recordings and scenes, also for pages of WebAssembly.
        .library(name: "TouchTools", targets: ["TouchTrace", "TouchRecordings", "TouchScenes"]),
        // What explains a trace.
        .library(name: "TouchAdvice", targets: ["TouchStory", "TouchReports", "TouchAdvice"]),
        .executable(name: "touchstone", targets: ["TouchstoneCommand"]),
        .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
        .plugin(name: "PortUIKitOnce", targets: ["PortUIKitOnce"]),
    ],
    targets: [
        // Pure: values and small final classes.
        .target(name: "TouchInput", swiftSettings: values),
        .target(name: "TouchArbitration", swiftSettings: values),
        .target(name: "TouchKinematics", dependencies: ["TouchInput"], swiftSettings: values),
        .target(name: "TouchDrawing", dependencies: ["TouchInput"], swiftSettings: values),
        .target(
            name: "TouchTrace", dependencies: ["TouchInput", "TouchArbitration"],
            swiftSettings: values),

        // Objects: responders, views, recognizers, the dispatcher.
        .target(
            name: "TouchCore",
            dependencies: [
                "TouchInput", "TouchArbitration", "TouchKinematics", "TouchDrawing", "TouchTrace",
            ],
            swiftSettings: objects),
        .target(
            name: "TouchRecognizers",
            dependencies: ["TouchCore", "TouchKinematics"],
            swiftSettings: objects),

        .target(
            name: "TouchControls", dependencies: ["TouchCore", "TouchRecognizers", "TouchDrawing"],
            swiftSettings: objects),
        .target(
            name: "TouchScrolling",
            dependencies: [
                "TouchCore", "TouchRecognizers", "TouchControls", "TouchKinematics", "TouchDrawing",
            ],
            swiftSettings: objects),

        // Umbrellas.
        .target(
            name: "Touchstone",
            dependencies: [
                "TouchRecognizers", "TouchDrawing", "TouchControls", "TouchScrolling",
            ],
            swiftSettings: objects),
        .target(name: "UIKit", dependencies: ["Touchstone", "QuartzCore"], swiftSettings: objects),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: objects),
        .target(name: "CoreGraphics", dependencies: ["TouchDrawing"], swiftSettings: values),
        .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], swiftSettings: values),
        .target(name: "QuartzCore", dependencies: ["TouchCore", "TouchDrawing"], swiftSettings: objects),

        // What a trace tells: answers and lanes.
        .target(name: "TouchStory", dependencies: ["TouchCore", "TouchTrace"], swiftSettings: values),
        .target(name: "TouchStage", dependencies: ["Touchstone", "TouchStory"], swiftSettings: objects),
        .target(name: "TouchTesting", dependencies: ["TouchStage", "Touchstone"], swiftSettings: objects),
        .target(name: "TouchTestingXCTest", dependencies: ["TouchStage", "Touchstone"], swiftSettings: objects),

        // Files: recordings, traces, links, pictures.
        .target(
            name: "TouchRecordings", dependencies: ["TouchDrawing", "TouchInput", "TouchTrace"], swiftSettings: values),
        // What is made of traces: pages, statistics, differences, replays, the smallest input.
        .target(
            name: "TouchReports", dependencies: ["TouchArbitration", "TouchInput", "TouchStory", "TouchTrace"],
            swiftSettings: values),
        // It starts an app many times.
        .target(
            name: "TouchAdvice",
            dependencies: ["TouchReports", "TouchStage", "TouchStory", "TouchTrace", "Touchstone"],
            swiftSettings: objects),
        .target(name: "TouchScenes", dependencies: ["Touchstone"], swiftSettings: objects),
        .executableTarget(
            name: "TouchstoneCommand",
            dependencies: [
                "Touchstone", "TouchAdvice", "TouchRecordings", "TouchReports", "TouchScenes", "TouchStage",
                "TouchStory", "TouchTrace",
            ],
            swiftSettings: objects),

        // Files for iOS, rewritten when a target with the plug-in is built.
        .executableTarget(name: "PortUIKitTool", path: "Plugins/PortUIKitTool", swiftSettings: values),
        .plugin(name: "PortUIKit", capability: .buildTool(), dependencies: ["PortUIKitTool"]),
        .plugin(
            name: "PortUIKitOnce",
            capability: .command(
                intent: .custom(
                    verb: "port-uikit", description: "Writes a target's files for iOS rewritten for Touchstone."),
                permissions: [.writeToPackageDirectory(reason: "It writes the rewritten files.")]),
            dependencies: ["PortUIKitTool"]),

        // What tests share.
        .target(name: "TestSupport", path: "Tests/Support/TestSupport", swiftSettings: values),
        // Recordings that lie beside the repository.
        .target(
            name: "SharedTestData", dependencies: ["TestSupport", "TouchRecordings"],
            path: "Tests/Support/SharedTestData",
            swiftSettings: values),
        // Broken recordings in every format.
        .target(
            name: "ReaderFuzz", dependencies: ["TouchRecordings"], path: "Tests/Support/ReaderFuzz",
            swiftSettings: values),

        // A folder of Tests for each folder of Sources; apart is what links something else.
        .testTarget(
            name: "ValuesTests", dependencies: ["TouchDrawing", "TouchKinematics", "TouchRecordings", "TestSupport"],
            path: "Tests/Values", swiftSettings: values),
        .testTarget(
            name: "KernelTests",
            dependencies: ["TouchTesting", "TouchScenes", "TouchstoneCommand", "SharedTestData", "TestSupport"],
            path: "Tests/Kernel", swiftSettings: objects),
        .testTarget(
            name: "RuntimeTests",
            dependencies: ["Touchstone", "TouchRecordings", "TouchReports", "TouchTesting", "TestSupport"],
            path: "Tests/Runtime", swiftSettings: objects),
        .testTarget(
            name: "TestingTests",
            dependencies: ["TouchTesting", "TouchRecordings", "TouchScenes", "TestSupport"],
            path: "Tests/Testing/Stage", swiftSettings: objects),
        .testTarget(
            name: "XCTestTests", dependencies: ["TouchTestingXCTest"], path: "Tests/Testing/XCTest",
            swiftSettings: objects),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "CoreGraphics", "_Testing_CoreGraphics", "QuartzCore", "TouchTesting",
                "TestSupport",
            ],
            path: "Tests/Porting/UIKit", exclude: ["iOS"], swiftSettings: objects, plugins: ["PortUIKit"]),
        .testTarget(
            name: "SourcePortingTests", dependencies: ["PortUIKitTool"], path: "Tests/Porting/SourcePorting",
            swiftSettings: values),
        .testTarget(
            name: "FilesTests", dependencies: ["TouchReports", "ReaderFuzz", "TestSupport"],
            path: "Tests/Tools/Files", swiftSettings: values),
        .testTarget(
            name: "CommandTests",
            dependencies: ["TouchstoneCommand", "TouchTesting", "TestSupport"],
            path: "Tests/Tools/Command", swiftSettings: objects),
        .testTarget(
            name: "ScenesTests",
            dependencies: ["TouchScenes", "TouchTesting", "TouchstoneCommand", "SharedTestData", "TestSupport"],
            path: "Tests/Scenes", swiftSettings: objects),
    ],
    swiftLanguageModes: [.v6]
)

// `Sources` has a folder for each layer, from the values below to the tools above.
let rooms = [
    "Values": [
        "TouchDrawing", "TouchInput", "TouchKinematics",
    ],
    "Kernel": [
        "TouchArbitration", "TouchTrace",
    ],
    "Runtime": [
        "TouchControls", "TouchCore", "TouchRecognizers", "TouchScrolling", "Touchstone",
    ],
    "Testing": [
        "TouchStage", "TouchStory", "TouchTesting", "TouchTestingXCTest",
    ],
    "Porting": [
        "CoreGraphics", "QuartzCore", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
    ],
    "Tools": [
        "TouchAdvice", "TouchRecordings", "TouchReports", "TouchstoneCommand",
    ],
    "Scenes": [
        "TouchScenes"
    ],
]
for (room, names) in rooms {
    for target in package.targets where names.contains(target.name) { target.path = "Sources/\(room)/\(target.name)" }
}
