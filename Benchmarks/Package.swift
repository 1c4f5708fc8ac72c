// swift-tools-version: 6.2
import PackageDescription

// The costs of events. A package of its own, so that it is not built with Touchstone:
//
//     swift run -c release --package-path Benchmarks benchmarks
//
// `Scripts/benchmark` writes the table of README.md from it, `Scripts/check-ceilings` counts instructions and allocations; they build it
// with `Scripts/nested`.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]

let package = Package(
    name: "touchstone-benchmarks",
    products: [
        .executable(name: "benchmarks", targets: ["benchmarks"])
    ],
    dependencies: [
        .package(name: "touchstone", path: ".."),
        .package(name: "touchstone-checks", path: "../Checks"),
    ],
    targets: [
        // A loop of fixed work, clocks, and marks that a profiler sees.
        .target(name: "Calibration"),
        .target(
            name: "BenchmarkCases",
            dependencies: [
                .product(name: "Touchstone", package: "touchstone"),
                .product(name: "UIKit", package: "touchstone"),
                .product(name: "TouchAdvice", package: "touchstone"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "BenchmarkCases", "Calibration", .product(name: "AllocationCounter", package: "touchstone-checks"),
            ],
            swiftSettings: settings,
            // Valgrind 3.19 gives up at the debug information of today's compilers; names are enough to count by.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]),
        .testTarget(name: "BenchmarkCasesTests", dependencies: ["BenchmarkCases"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
