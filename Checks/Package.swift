// swift-tools-version: 6.2
import PackageDescription

// Programs that check Touchstone, measure it or write parts of its documentation. A package of its own, so that users of
// Touchstone do not build it. The scripts of Scripts/ build and run them.
let values: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let objects: [SwiftSetting] = values + [.defaultIsolation(MainActor.self)]
// Optimized in debug builds as well: the tests visit two million states.
let optimized: [SwiftSetting] = values + [.unsafeFlags(["-O", "-disable-batch-mode", "-wmo", "-num-threads", "2"])]
// Sources that the library has as well are compiled under another name here.
func alias(_ module: String, _ name: String) -> SwiftSetting { .unsafeFlags(["-module-alias", "\(module)=\(name)"]) }

let package = Package(
    name: "touchstone-checks",
    products: [
        // For Benchmarks/: replaces the allocator of the program that it is linked into.
        .library(name: "AllocationCounter", targets: ["AllocationCounter"])
    ],
    dependencies: [
        .package(name: "touchstone", path: "..")
    ],
    targets: [
        // The kernel, through a link, and its laws: explorers and monitors.
        .target(name: "KernelCopy", path: "KernelCopy", swiftSettings: optimized),
        .target(
            name: "KernelLaws", dependencies: ["KernelCopy"], path: "KernelLaws",
            swiftSettings: optimized + [alias("TouchArbitration", "KernelCopy")]),
        .testTarget(
            name: "KernelLawsTests", dependencies: ["KernelLaws", "KernelCopy", "CheckSupport"],
            path: "KernelLawsTests",
            swiftSettings: values + [
                alias("TouchArbitration", "KernelCopy"), alias("TestSupport", "CheckSupport"),
            ]),

        // Explores the kernel against its laws: step laws of Scripts/check.
        .executableTarget(
            name: "KernelLawsCheck", dependencies: ["KernelLaws"], path: "KernelLawsCheck", swiftSettings: values,
            // A tenth faster: most of what it calls are retain and release.
            linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]),

        // Prints the state diagrams of the kernel: Scripts/regenerate diagrams.
        .executableTarget(
            name: "KernelDiagrams", dependencies: ["KernelLaws"], path: "KernelDiagrams", swiftSettings: values),

        // Prints the source file of the bundled recording: Scripts/regenerate recordings.
        .executableTarget(
            name: "RegenerateRecordings", dependencies: [.product(name: "TouchTools", package: "touchstone")],
            path: "RegenerateRecordings", swiftSettings: values),

        // Reads a million broken recordings in every format: Scripts/fuzz readers.
        .target(
            name: "ReaderFuzzCopy", dependencies: [.product(name: "TouchTools", package: "touchstone")],
            path: "ReaderFuzzCopy", swiftSettings: values),
        .executableTarget(
            name: "FuzzReaders",
            dependencies: [
                "ReaderFuzzCopy", .product(name: "TouchTools", package: "touchstone"),
            ],
            path: "FuzzReaders", exclude: ["Coverage"], swiftSettings: values + [alias("ReaderFuzz", "ReaderFuzzCopy")]),

        // The rules of CONTRIBUTING.md that a machine can check.
        .testTarget(
            name: "ArchitectureTests", dependencies: ["CheckSupport"], path: "ArchitectureTests",
            swiftSettings: values + [alias("TestSupport", "CheckSupport")]),
        .target(
            name: "CheckSupport", path: "CheckSupport", exclude: ["ReaderFuzz", "SharedRecordings.swift"],
            swiftSettings: values),

        // Compares the list of UIKit's members with the symbol graphs: Scripts/check-api.
        .target(name: "APITable", path: "APITable", swiftSettings: values),
        .executableTarget(
            name: "APITableCheck", dependencies: ["APITable"], path: "APITableCheck", swiftSettings: values),
        .testTarget(
            name: "APITableTests", dependencies: ["APITable"], path: "APITableTests", swiftSettings: values),

        // Random constraints with the solver's answers: Scripts/check-layout.
        .executableTarget(
            name: "LayoutOracle", dependencies: ["CheckSupport"], path: "LayoutOracle", swiftSettings: optimized),

        // A moving finger allocates nothing: step cost of Scripts/check.
        .target(name: "AllocationCounter", path: "AllocationCounter"),
        .executableTarget(
            name: "AllocationsCheck",
            dependencies: ["AllocationCounter", .product(name: "Touchstone", package: "touchstone")],
            path: "AllocationsCheck", swiftSettings: objects),
    ],
    swiftLanguageModes: [.v6]
)
