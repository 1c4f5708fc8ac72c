// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors. Values belong to no actor, objects to the main actor by default; public classes write it as well, since subclasses in
// modules without a default inherit only what is written. The Embedded build for WebAssembly overrides the default from its toolset.
let values: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let objects: [SwiftSetting] = values + [.defaultIsolation(MainActor.self)]

// Each target of tests is compiled as a whole, which expands its macros once, and without what debuggers read: a third of the tests' build.
// With TOUCHSTONE_DEBUG=1 in the environment only changed files are compiled, for debuggers.
let flags = ["-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2", "-Xfrontend", "-gnone"]
let plain: [SwiftSetting] = Context.environment["TOUCHSTONE_DEBUG"] == nil ? [.unsafeFlags(flags)] : []

// `Sources` has a folder for each layer, from the values below to the tools above, and `Tests` the same folders.
func module(
    _ path: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], settings: [SwiftSetting] = objects
) -> Target {
    .target(
        name: String(path.split(separator: "/").last!), dependencies: dependencies, path: path, exclude: exclude,
        swiftSettings: settings)
}

func tests(
    _ path: String, _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = objects
) -> Target {
    .testTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings + plain)
}

let package = Package(
    name: "touchstone",
    products: [
        .library(name: "Touchstone", targets: ["Touchstone"]),
        .library(
            name: "UIKit",
            targets: ["UIKit", "_Testing_UIKit", "CoreGraphics", "_Testing_CoreGraphics", "QuartzCore"]),
        .library(name: "TouchTesting", targets: ["TouchTesting"]),
        .library(name: "TouchTestingXCTest", targets: ["TouchTestingXCTest"]),
        // Traces, recordings, scenes, and what is made of them, also for pages of WebAssembly.
        .library(
            name: "TouchTools",
            targets: ["TouchTrace", "TouchRecordings", "TouchScenes", "TouchReports", "TouchReplays"]),
        // Advice, also for tests.
        .library(name: "TouchAdvice", targets: ["TouchAdvice"]),
        // The command, for the scenes of one's own app.
        .library(name: "TouchstoneCommand", targets: ["TouchstoneCommand"]),
        .executable(name: "touchstone", targets: ["TouchstoneProgram"]),
        .plugin(name: "PortUIKit", targets: ["PortUIKit", "PortUIKitOnce"]),
    ],
    targets: [
        module("Sources/Values/TouchInput", settings: values),
        module("Sources/Values/TouchKinematics", ["TouchInput"], settings: values),
        module("Sources/Values/TouchDrawing", ["TouchInput"], settings: values),

        module("Sources/Kernel/TouchArbitration", settings: values),
        module("Sources/Kernel/TouchTrace", ["TouchInput", "TouchArbitration"], settings: values),

        // Responders, views, recognizers, the dispatcher.
        module(
            "Sources/Runtime/TouchCore",
            ["TouchInput", "TouchArbitration", "TouchKinematics", "TouchDrawing", "TouchTrace"]),
        module("Sources/Runtime/TouchRecognizers", ["TouchCore", "TouchKinematics"]),
        // Scroll views and controls, and all that is below them.
        module("Sources/Runtime/Touchstone", ["TouchCore", "TouchRecognizers", "TouchKinematics", "TouchDrawing"]),
        // Beside it: what an app that does not use it has no part of.
        module("Sources/Runtime/TouchLayout", ["TouchCore", "Touchstone"]),

        // The names that ported code imports. QuartzCore has also drawn images and the animations of layers.
        module("Sources/Porting/UIKit", ["Touchstone", "TouchLayout", "QuartzCore"]),
        module("Sources/Porting/_Testing_UIKit", ["UIKit"]),
        module("Sources/Porting/CoreGraphics", ["TouchDrawing"], settings: values),
        module("Sources/Porting/_Testing_CoreGraphics", ["CoreGraphics"], settings: values),
        module("Sources/Porting/QuartzCore", ["TouchCore", "Touchstone", "TouchDrawing", "TouchKinematics"]),

        // Answers and lanes of a trace; then a window with fingers, and its two test libraries.
        module("Sources/Testing/TouchStory", ["TouchCore", "TouchTrace"], settings: values),
        module("Sources/Testing/TouchStage", ["TouchCore", "TouchRecognizers", "TouchStory"]),
        module("Sources/Testing/TouchTesting", ["TouchStage", "TouchCore"]),
        module("Sources/Testing/TouchTestingXCTest", ["TouchStage", "TouchCore"]),

        module("Sources/Scenes/TouchScenes", ["Touchstone", "TouchLayout"]),

        // Files: recordings, traces, links, drawings as SVG. What is made of traces: pages, statistics, differences, replays, shorter input.
        module("Sources/Tools/TouchRecordings", ["TouchInput", "TouchDrawing", "TouchTrace"], settings: values),
        module(
            "Sources/Tools/TouchReports", ["TouchCore", "TouchArbitration", "TouchStory", "TouchTrace"],
            settings: values),
        // Starts an app again, changed or rebuilt from a log, also on the page.
        module(
            "Sources/Tools/TouchReplays",
            ["TouchInput", "TouchRecordings", "TouchReports", "TouchStory", "TouchTrace", "Touchstone"]),
        // Inspects and explores an app, and helps tests that fail.
        module(
            "Sources/Tools/TouchAdvice",
            ["TouchRecordings", "TouchReplays", "TouchReports", "TouchStage", "TouchStory", "TouchTrace", "Touchstone"]),
        module(
            "Sources/Tools/TouchstoneCommand",
            [
                "TouchAdvice", "TouchRecordings", "TouchReports", "TouchScenes", "TouchStage", "TouchStory",
                "TouchTrace",
            ], exclude: ["Program"]),
        .executableTarget(
            name: "TouchstoneProgram", dependencies: ["TouchstoneCommand"],
            path: "Sources/Tools/TouchstoneCommand/Program", swiftSettings: objects),

        // Rewrites files for iOS when a target with the plug-in is built.
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
        module("Tests/Support/TestSupport", ["TouchRecordings"], settings: values + plain),

        // A target for each folder; apart is what links something else.
        tests(
            "Tests/Values", "ValuesTests",
            ["TouchDrawing", "TouchKinematics", "TouchRecordings", "TestSupport"], settings: values),
        tests(
            "Tests/Kernel", "KernelTests",
            ["TouchTesting", "TouchScenes", "TouchstoneCommand", "TestSupport"]),
        tests(
            "Tests/Runtime", "RuntimeTests",
            [
                "TouchLayout", "TouchReports", "TouchRecordings", "TouchAdvice", "TouchTesting", "TestSupport",
            ]),
        tests(
            "Tests/Testing/Stage", "TestingTests",
            ["TouchTesting", "TouchRecordings", "TouchReports", "TouchScenes", "TestSupport"]),
        tests("Tests/Testing/XCTest", "XCTestTests", ["TouchTestingXCTest", "Touchstone"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "CoreGraphics", "_Testing_CoreGraphics", "QuartzCore", "TouchTesting",
                "TestSupport",
            ],
            path: "Tests/Porting/UIKit", exclude: ["iOS"], swiftSettings: objects + plain, plugins: ["PortUIKit"]),
        // Through a link: a program that a plug-in runs cannot be linked into tests as well.
        tests("Tests/Porting/SourcePorting", "SourcePortingTests", ["TestSupport"], settings: values),
        tests("Tests/Tools/Files", "FilesTests", ["TouchReports", "TestSupport"], settings: values),
        tests("Tests/Tools/Command", "CommandTests", ["TouchstoneCommand", "TouchTesting", "TestSupport"]),
        tests(
            "Tests/Scenes", "ScenesTests",
            ["TouchScenes", "TouchTesting", "TouchstoneCommand", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// SwiftPM compiles a module again when a module that its target names has changed, but not when one behind that has, and
// would keep objects with an old layout. So targets and products name all that is below them.
let named = Dictionary(
    uniqueKeysWithValues: package.targets.map { target in
        let names = target.dependencies.compactMap { if case .byNameItem(let name, nil) = $0 { name } else { nil } }
        return (target.name, Set(names))
    })
var below = named
// Each round doubles the depth: five reach 32 modules below one another.
for _ in 1...5 { below = below.mapValues { $0.union($0.flatMap { below[$0]! }) } }
for target in package.targets where target.type != .plugin {
    target.dependencies += below[target.name]!.subtracting(named[target.name]!).sorted().map { .byName(name: $0) }
}
package.products = package.products.map { product in
    guard let library = product as? Product.Library else { return product }
    let targets = Set(library.targets).union(library.targets.flatMap { below[$0]! })
    return .library(name: library.name, targets: targets.sorted())
}
