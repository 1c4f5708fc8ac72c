// swift-tools-version: 6.2
import PackageDescription

// The scenes in a window on Linux: a painter for draw lists (Cairo and Pango), the hosts, and the app. A package of its own, since
// its system libraries are not everywhere; `run` installs them, and `../Scripts/nested Demos test` tests it.
//
// Values belong to no actor, objects to the main actor, as in the package around this one.
let values: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let objects: [SwiftSetting] = values + [.defaultIsolation(MainActor.self)]

func touchstone(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "touchstone") }
}

let package = Package(
    name: "touchstone-window",
    dependencies: [.package(name: "touchstone", path: "..")],
    targets: [
        // Pictures as memory: what painters fill and windows show.
        .target(name: "Pixels", dependencies: touchstone("Touchstone"), swiftSettings: values),

        // Draw lists as pixels.
        .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .target(
            name: "CairoPainter", dependencies: ["CCairo", "Pixels"] + touchstone("Touchstone"), swiftSettings: values),

        // The protocol in front of the hosts, and the loop that connects one with an application.
        .target(
            name: "HostKit", dependencies: ["Pixels"] + touchstone("Touchstone", "TouchRecordings"),
            swiftSettings: objects),

        // The app: everything but the choice of a host.
        .target(
            name: "DemoKit",
            dependencies: ["CairoPainter", "HostKit", "Pixels"]
                + touchstone("Touchstone", "TouchScenes", "TouchTimeline", "TouchTrace"),
            swiftSettings: objects),
        .executableTarget(name: "touchstone-demos", dependencies: ["DemoKit", "HostKit"], swiftSettings: objects),

        // Pictures are compared with approved ones; a window whose events are a script.
        .target(
            name: "PictureTesting", dependencies: ["CairoPainter", "Pixels"] + touchstone("Touchstone"),
            path: "Tests/PictureTesting", swiftSettings: values),
        .target(
            name: "HostTesting", dependencies: ["HostKit", "Pixels"] + touchstone("Touchstone"),
            path: "Tests/HostTesting", swiftSettings: objects),
        .testTarget(
            name: "CairoPainterTests",
            dependencies: ["CairoPainter", "PictureTesting", "Pixels"] + touchstone("Touchstone"),
            swiftSettings: values),
        .testTarget(
            name: "HostKitTests",
            dependencies: ["HostKit", "HostTesting", "Pixels"] + touchstone("Touchstone"), swiftSettings: objects),
        .testTarget(
            name: "DemoKitTests",
            dependencies: ["CairoPainter", "DemoKit", "HostKit", "HostTesting", "PictureTesting", "Pixels"]
                + touchstone("Touchstone", "TouchScenes", "TouchTimeline", "TouchTrace"),
            swiftSettings: objects),
    ],
    swiftLanguageModes: [.v6]
)
