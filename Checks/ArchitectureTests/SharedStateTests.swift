import Testing

/// State that several applications, views or threads share. Each variable of a process has a reason here, so that a new one needs one.
struct `State of the whole process` {
    /// The reasons by which a variable may exist.
    private enum Reason {
        /// The code up to the end of one call uses it, and leaves it as it was: on the main actor, which one call at a time occupies.
        case call
        /// It only tells whether anything has to be looked for; set by everything that makes a result possible.
        case latch
        /// It is what chooses the application.
        case choosesApplication
        /// Its entries belong to objects, are found by their identity, and go with them.
        case byObject
        /// It only grows, and only the order of its values counts.
        case order
        /// It is knowledge of a class, which holds as long as the program runs.
        case byClass
        /// The one painter of a process, on the main actor.
        case painter
        /// A setting of the process, on the main actor.
        case setting
        /// A program, which has one thread or takes a signal.
        case program
        /// It is written only while nothing refers to the object.
        case unreferenced
    }

    private static let reasons: [String: Reason] = [
        "AnimationBlock.swift: open": .call,
        "CATransaction.swift: begun": .call,
        "UIView+BeginAnimations.swift: innermost": .call,
        "UIView+Layout.swift: depth": .call,
        "UIView+Layout.swift: tooDeep": .call,
        "UIView+Layout.swift: layoutStack": .call,
        "ConstraintSystem.swift: updateStack": .call,
        "NotificationCenter+Selectors.swift: notification": .call,
        "StageLedger.swift: ledger": .call,
        "DelegateQuestion.swift: latestDefault": .call,
        "UIView+SafeArea.swift: isSafeAreaUsed": .latch,
        "UIView+SafeArea.swift: arePlacesWatched": .latch,
        "ConstraintSystem.swift: active": .latch,
        "UIView+Looks.swift: isTintUsed": .latch,
        "UIView+Layout.swift: isDirectionUsed": .latch,
        "AnimationGroup.swift: areUsed": .latch,
        "LayerExtras.swift: areMasksUsed": .latch,
        "Lens.swift: isUsed": .latch,
        "Tracer.swift: isUsed": .latch,
        "UIView+Traits.swift: areStylesUsed": .latch,
        "UIApplication.swift: running": .choosesApplication,
        "UIApplication.swift: fallback": .choosesApplication,
        "UIApplication.swift: ofPlainCode": .choosesApplication,
        "Stage.swift: living": .choosesApplication,
        "StageLedger.swift: identity": .setting,
        "DelegateQuestion.swift: leftOut": .byClass,
        "PerformRequests.swift: pending": .byObject,
        "PerformRequests.swift: limit": .byObject,
        "PerformRequests.swift: lastNumber": .order,
        "Selector.swift: types": .byObject,
        "LayoutEngine.swift: shared": .byObject,
        "NotificationCenter+Selectors.swift: all": .byObject,
        "UIMenuController.swift: all": .byObject,
        "DrawnText.swift: measuring": .painter,
        "UIApplication+Host.swift: announcer": .setting,
        "FailureHelp.swift: counts": .byObject,
        "FailureHelp.swift: current": .setting,
        "StageLedger.swift: ofProcess": .setting,
        "AppRecorder.swift: started": .byObject,
        "FieldRecorder.swift: shown": .program,
        "Output.swift: inputs": .program,
        "Program.swift: current": .program,
        "Program.swift: name": .program,
        "StreamRunner.swift: isOver": .program,
        "UnfinishedFiles.swift: paths": .program,
        "UITouch.swift: serial": .unreferenced,
    ]

    @Test func `each variable of a process, and each that escapes the compiler's checks, has a reason`() throws {
        let found = try `The architecture`.sources().flatMap(sharedVariables)
        #expect(Set(found) == Set(Self.reasons.keys))
    }

    @Test func `main-actor classes end on the main actor if they have a deinitializer, and not in Embedded builds`()
        throws
    {
        let objects: Set = ["TouchCore", "TouchRecognizers", "Touchstone", "TouchLayout", "QuartzCore"]
        let files = try `The architecture`.sources().filter { $0.module.map(objects.contains) ?? false }
        #expect(files.flatMap(looseDeinitializers) == [])
        #expect(files.count { $0.code.contains("isolated deinit") } == 8)
    }

    @Test func `the scanners find what they look for`() {
        let file = SourceFile(
            path: "Sources/M/F.swift",
            text: """
                var global = 1
                nonisolated(unsafe) private var escaped: [Int] = []
                let constant = 1
                public var computed: Int { 1 }
                enum E {
                    static var shared = 2
                    private static var list: [Int] = []
                    static var computed: Int { 3 }
                    nonisolated(unsafe) final var storage = 4
                    // static var comment = 5
                    var own = 6
                    class C { deinit { } }
                }
                """)
        #expect(
            sharedVariables(file)
                == ["F.swift: global", "F.swift: escaped", "F.swift: shared", "F.swift: list", "F.swift: storage"])
        #expect(looseDeinitializers(file).map(\.line) == [12])
    }
}

/// The stored variables of a process that a file declares, and those that are not checked, as `File: name`.
private func sharedVariables(_ file: SourceFile) -> [String] {
    CodeText.lines(file.code).compactMap { _, line in
        let words = CodeText.words(line)
        guard let place = words.firstIndex(where: { $0 == "var" || $0 == "let" }), place + 1 < words.count else {
            return nil
        }
        let isGlobal = line.first.map { $0 != " " && $0 != "}" } ?? false
        let isUnchecked = line.contains("nonisolated(unsafe)")
        let isStored = !line.contains("{") || line.contains("=") || line.contains("didSet")
        let isShared = words[place] == "var" && isStored && (isGlobal || words[..<place].contains("static"))
        return isShared || isUnchecked ? "\(file.name).swift: \(words[place + 1])" : nil
    }
}

/// The deinitializers that run on whichever thread releases an object: those without `isolated` outside of Embedded builds, but for classes
/// that belong to no actor.
private func looseDeinitializers(_ file: SourceFile) -> [Finding] {
    var (isEmbedded, isFree) = (false, false)
    return CodeText.lines(file.code).compactMap { number, line in
        if line.contains("#if hasFeature(Embedded)") { isEmbedded = true }
        if line.contains("#else") || line.contains("#endif") { isEmbedded = false }
        let words = CodeText.words(line)
        if words.contains("class") { isFree = words.contains("nonisolated") }
        guard let place = words.firstIndex(of: "deinit"), !isEmbedded, !isFree,
            place == 0 || words[place - 1] != "isolated",
            // That of a responder does nothing.
            line.filter({ $0 != " " }) != "deinit{}"
        else { return nil }
        return Finding(path: file.path, line: number, what: "write isolated deinit")
    }
}
