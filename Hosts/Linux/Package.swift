// swift-tools-version: 6.2
import PackageDescription

// Windows on Linux: a painter for draw lists (Cairo and Pango), the hosts, apps in windows, and the one with the scenes. A package of its
// own, since its system libraries are not everywhere; `run` installs them, and `../../Scripts/nested Hosts/Linux test` tests it.
//
// Values belong to no actor, objects to the main actor, as in the package around this one.
let values: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let objects: [SwiftSetting] = values + [.defaultIsolation(MainActor.self)]

func touchstone(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "touchstone") }
}

let package = Package(
    name: "touchstone-window",
    products: [
        // An app in a window, with all that is below.
        .library(name: "TouchWindow", targets: ["TouchWindow"]),
        // For hosts and painters of one's own: the protocol, its checks and its loop; input as frames; the painter; the hosts.
        .library(name: "HostKit", targets: ["HostKit", "Pixels", "WindowInput"]),
        .library(name: "CairoPainter", targets: ["CairoPainter", "Pixels"]),
        .library(name: "WaylandHost", targets: ["WaylandHost"]),
        .library(name: "SDLHost", targets: ["SDLHost"]),
    ],
    dependencies: [.package(name: "touchstone", path: "../..")],
    targets: [
        // Pictures as memory: what painters fill and windows show.
        .target(name: "Pixels", dependencies: touchstone("Touchstone"), swiftSettings: values),

        // Draw lists as pixels.
        .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .target(
            name: "CairoPainter", dependencies: ["CCairo", "Pixels"] + touchstone("Touchstone"), swiftSettings: values),

        // The protocol in front of the hosts, and the loop that connects one with an application.
        .target(
            name: "HostKit", dependencies: ["Pixels"] + touchstone("Touchstone"),
            swiftSettings: objects),

        // What window systems report as frames of input: values, for all hosts.
        .target(name: "WindowInput", dependencies: touchstone("Touchstone"), swiftSettings: values),

        // Waiting for files and signals, for all hosts.
        .target(name: "CWaiting"),

        // Windows of Wayland; `prepare` writes the code of its protocols.
        .systemLibrary(name: "CDecor", pkgConfig: "libdecor-0", providers: [.apt(["libdecor-0-dev"])]),
        .target(name: "CWayland", dependencies: ["CDecor", "CWaiting"]),
        .target(
            name: "WaylandHost",
            dependencies: ["CWayland", "HostKit", "Pixels", "WindowInput"] + touchstone("Touchstone"),
            swiftSettings: objects),

        // Windows of SDL 2: X11, and other systems that it runs on. Without pkgConfig, whose flags SwiftPM warns about.
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
        .target(
            name: "SDLHost",
            dependencies: ["CSDL2", "CWaiting", "HostKit", "Pixels", "WindowInput"] + touchstone("Touchstone"),
            swiftSettings: objects),

        // An app in a window of its own.
        .target(
            name: "TouchWindow",
            dependencies: ["CairoPainter", "HostKit", "SDLHost", "WaylandHost"] + touchstone("Touchstone"),
            swiftSettings: objects),

        // The app with the scenes.
        .target(
            name: "DemoKit",
            dependencies: ["CairoPainter", "HostKit", "Pixels", "TouchWindow"]
                + touchstone("Touchstone", "TouchAdvice", "TouchTools"),
            swiftSettings: objects),
        .executableTarget(
            name: "touchstone-demos", dependencies: ["DemoKit", "HostKit", "TouchWindow"], swiftSettings: objects),

        // A scene in a window, and its trace: for tests of hosts.
        .executableTarget(
            name: "TouchProbe",
            dependencies: ["HostKit", "TouchWindow"] + touchstone("Touchstone", "TouchTools"),
            swiftSettings: objects),

        // Pictures are compared with approved ones; a window whose events are a script.
        .target(
            name: "PictureTesting", dependencies: ["CairoPainter", "Pixels"] + touchstone("Touchstone"),
            path: "Tests/PictureTesting", swiftSettings: values),
        .target(
            name: "HostTesting", dependencies: ["HostKit", "Pixels"] + touchstone("Touchstone"),
            path: "Tests/HostTesting", swiftSettings: objects),
        .testTarget(
            name: "CairoPainterTests",
            dependencies: ["CairoPainter", "PictureTesting", "Pixels"] + touchstone("Touchstone", "UIKit"),
            swiftSettings: values),
        .testTarget(
            name: "HostKitTests",
            dependencies: ["HostKit", "HostTesting", "Pixels"] + touchstone("Touchstone"), swiftSettings: objects),
        .testTarget(
            name: "TouchWindowTests",
            dependencies: ["CairoPainter", "HostKit", "HostTesting", "TouchWindow"]
                + touchstone("Touchstone", "TouchTools"),
            swiftSettings: objects),
        .testTarget(
            name: "DemoKitTests",
            dependencies: ["CairoPainter", "DemoKit", "HostKit", "HostTesting", "PictureTesting", "Pixels"]
                + touchstone("Touchstone", "TouchAdvice", "TouchTools"),
            swiftSettings: objects),
        .testTarget(
            name: "WindowInputTests", dependencies: ["WindowInput"] + touchstone("Touchstone"), swiftSettings: values),
        .testTarget(
            name: "WaylandHostTests",
            dependencies: ["CWayland", "HostKit", "WaylandHost", "WindowInput"] + touchstone("Touchstone"),
            swiftSettings: objects),
        .testTarget(
            name: "SDLHostTests",
            dependencies: ["CSDL2", "HostKit", "SDLHost", "WindowInput"] + touchstone("Touchstone"),
            swiftSettings: objects),
    ],
    swiftLanguageModes: [.v6]
)
