// swift-tools-version: 6.2
import PackageDescription

// A package that ports files for iOS; `Scripts/check-port` copies it to `.build/port`.
let uikit: [Target.Dependency] = [.product(name: "UIKit", package: "touchstone")]

let package = Package(
    name: "port",
    dependencies: [.package(name: "touchstone", path: "../..")],
    targets: [
        .executableTarget(
            name: "Board", dependencies: uikit + [.product(name: "TouchTesting", package: "touchstone")],
            exclude: ["iOS"],
            swiftSettings: [.defaultIsolation(MainActor.self)],
            plugins: [.plugin(name: "PortUIKit", package: "touchstone")]),
        .target(name: "Fixed", dependencies: uikit, swiftSettings: [.defaultIsolation(MainActor.self)]),
    ]
)
