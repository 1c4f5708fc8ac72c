import Testing

/// The rules of CONTRIBUTING.md that a machine can check, over all of `Sources` and `Plugins`.
struct `The architecture` {
    /// The programs, and the library of the command: the only modules that may meet the operating system.
    static let programs: Set = ["TouchstoneCommand", "PortUIKitTool", "PortUIKit", "PortUIKitOnce"]
    /// The libraries that may import Foundation: for the types of the geometry, for the files of failing tests, and where
    /// Apple's modules bring it.
    static let foundationUsers: Set = [
        "TouchInput", "TouchStage", "TouchAdvice", "UIKit", "CoreGraphics", "QuartzCore",
    ]
    /// Clocks, timers, threads and concurrency: time enters a library as a number on a frame.
    static let timekeepers: Set = [
        "ContinuousClock", "SuspendingClock", "Date", "DispatchQueue", "DispatchSource", "DispatchTime",
        "DispatchWallTime", "RunLoop", "Task", "TaskGroup", "Thread", "Timer", "async", "await", "clock_gettime",
        "gettimeofday", "mach_absolute_time", "nanosleep", "sleep", "systemUptime", "usleep",
    ]
    /// The files that give ported code Foundation's names for time, on the application's.
    static let timesOfPortedCode: Set = [
        "Sources/Porting/UIKit/CADisplayLink+RunLoop.swift", "Sources/Porting/UIKit/Timer.swift",
        "Sources/Porting/UIKit/UIMainQueue.swift",
    ]
    /// The files that explain the failures of tests: a test library calls them on any thread, and they call the test.
    static let explanations: Set = [
        "Sources/Testing/TouchStage/StageLedger.swift",
        "Sources/Testing/TouchTesting/Stage+SwiftTesting.swift",
    ]
    /// The folders of TouchCore that have the dispatcher and the application.
    static let dispatchFolders: Set = ["Intake", "Turn", "Host"]
    /// The folders of TouchCore below them.
    static let coreFolders: Set = ["Objects", "Layers", "Views", "Gestures", "Animation", "Accessibility", "Feedback"]
    /// The one place each where a lower folder of TouchCore may name a type of `dispatchFolders`, as `File: Type`.
    static let crossingPoints: Set<String> = [
        "AddedAnimation: Dispatcher",
        "AddedAnimation: UIApplication",
        "AnimatedSubject: Dispatcher",
        "AnimationBlock: Dispatcher",
        "AnimationGroup: Dispatcher",
        "CATransaction: Dispatcher",
        "AnimatorClock: Dispatcher",
        "CATransaction: UIApplication",
        "ResponderChain: UIApplication",
        "UIAccessibility: HostInterface",
        "UIAccessibility: UIApplication",
        "UIFeedbackGenerator: UIApplication",
        "UIGestureRecognizer: Dispatcher",
        "UIGestureRecognizer: DispatcherIdentity",
        "UIGestureRecognizer+Subclass: Dispatcher",
        "UIScreen: UIApplication",
        "UIView+Animate: UIApplication",
        "UIView+BeginAnimations: UIApplication",
        "UIViewPropertyAnimator: Dispatcher",
        "UIViewPropertyAnimator: UIApplication",
        "UIWindow: Dispatcher",
        "UIWindow: UIApplication",
        "UndoManager: DispatcherIdentity",
        "UndoManager: UIApplication",
    ]

    private static let read = Result {
        try (swiftPaths(below: "Sources") + swiftPaths(below: "Plugins")).map {
            SourceFile(path: $0, text: try text(of: $0))
        }
    }
    static func sources() throws -> [SourceFile] { try read.get() }
    static func libraries() throws -> [SourceFile] {
        try sources().filter { file in file.module.map { !programs.contains($0) } ?? false }
    }

    @Test func `libraries import nothing from outside but Foundation where it is needed`() throws {
        let sources = try Self.sources()
        let findings = sources.flatMap {
            outsideImportFindings(
                $0, own: Set(sources.compactMap(\.module)), foundationUsers: Self.foundationUsers, free: Self.programs)
        }
        #expect(findings == [])
    }

    @Test func `no library looks at a clock or starts a task, a timer or a thread`() throws {
        let others = Self.timesOfPortedCode.union(Self.explanations)
        let findings = try Self.libraries().filter { !others.contains($0.path) }
            .flatMap { wordFindings($0, Self.timekeepers) }
        #expect(findings == [])
    }

    /// `CGFloat(1 << 53)` shifts an `Int`, which has 32 bits in WebAssembly: it is 0 there, and no compiler says so.
    @Test(.bug(id: "D-10")) func `no shift of a whole number that is converted goes beyond 31 bits`() throws {
        let findings = try Self.libraries().flatMap { file in
            CodeText.lines(file.code).filter { Self.shiftsTooFar(String($0.line)) }
                .map { "\(file.path):\($0.number)" }
        }
        #expect(findings == [])
        #expect(Self.shiftsTooFar("return CGFloat(bits >> 11) / CGFloat(1 << 53)"))
        #expect(Self.shiftsTooFar("let range = -(1 << 40)...7"))
        #expect(!Self.shiftsTooFar("let mask = UInt64(1) << 53, key = 1 << 30"))
    }

    private static func shiftsTooFar(_ line: String) -> Bool {
        line.contains(" << ") && line.matches(of: /\(\s*\d+ << (\d+)/).contains { (Int($0.output.1) ?? 0) > 30 }
    }

    @Test func `the lower folders of the core do not name the dispatcher's types`() throws {
        let core = try Self.sources().filter { $0.module == "TouchCore" }
        let types = core.filter { $0.folder.map(Self.dispatchFolders.contains) ?? false }
            .reduce(into: Set<String>()) { $0.formUnion(declaredTypes(in: $1)) }
        let findings = core.filter { $0.folder.map(Self.coreFolders.contains) ?? false }
            .flatMap { folderOrderFindings($0, higherTypes: types, allowed: Self.crossingPoints) }
        #expect(findings == [])
    }

    @Test func `the folders of the core are the known ones`() throws {
        let folders = Set(try Self.sources().filter { $0.module == "TouchCore" }.compactMap(\.folder))
        #expect(folders.isSubset(of: Self.coreFolders.union(Self.dispatchFolders).union(["Trace"])))
    }

    @Test func `no source names a path of a machine`() throws {
        let findings = try Self.sources().flatMap(absolutePathFindings)
        #expect(findings == [])
    }

    @Test func `the kernel and the recognizers name every case of a switch`() throws {
        let files = try Self.sources().filter { ["TouchArbitration", "TouchRecognizers"].contains($0.module) }
        #expect(files.flatMap(defaultBranchFindings) == [])
    }

    @Test func `scenes use nothing that an app could not, and a recognizer of theirs has fewer than 120 lines`() throws
    {
        let apps = try Self.sources().filter { $0.module == "TouchScenes" }
        let recognizers = apps.filter { $0.folder == "Recognizers" || $0.name.hasSuffix("GestureRecognizer") }
        #expect(recognizers.count > 5)
        let allowed = [
            "import TouchLayout", "import Touchstone", "public import Touchstone", "@_spi(Subclass) import Touchstone",
            "@_spi(Subclass) public import Touchstone", "import UIKit",
        ]
        for file in apps {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let others = lines.filter { $0.contains("import ") && $0.first != "/" && $0.first != " " }
                .filter { !allowed.contains(String($0)) }
            #expect(others == [], "\(file.path)")
        }
        for file in recognizers {
            #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 120, "\(file.path)")
        }
    }

    @Test func `debug builds check the exclusivity of every access`() throws {
        let findings = try Self.sources().flatMap(uncheckedAccessFindings)
        #expect(findings == [])
    }

    @Test func `nothing is left unfinished`() throws {
        let findings = try Self.sources().flatMap(unfinishedFindings)
        #expect(findings == [])
    }
}
