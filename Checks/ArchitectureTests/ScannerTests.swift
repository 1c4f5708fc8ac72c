import Testing

/// A scanner that finds nothing proves nothing: each is shown what it has to find, and what it has to leave alone.
struct `Each scanner finds what is planted` {
    func file(_ text: String, path: String = "Sources/Runtime/TouchCore/Gestures/Planted.swift") -> SourceFile {
        SourceFile(path: path, text: text)
    }

    @Test func `comments and literals are blanked and lines stay where they are`() {
        let text = """
            let a = "Date() // \\(b) \\" x" // Date
            /* Date /* Task */ Timer
            */ let c = #"a "quoted" \\"# + "" + Date
            let d = \"\"\"
                Task "one" "" two
                \"\"\"; let e = ##"x"# "##; await
            """
        let code = CodeText.blanked(text)
        #expect(CodeText.lines(code).count == 6)
        #expect(code.utf8.count == text.utf8.count)
        let words = CodeText.lines(code).map { CodeText.words($0.line).map(String.init) }
        #expect(words == [["let", "a"], [], ["let", "c", "Date"], ["let", "d"], [], ["let", "e", "await"]])
    }

    @Test func `imports in every spelling`() {
        let text = """
            import A
            public import B
            @_exported import C
            @_spi(Subclass) @_exported public import struct D.E
              internal import class F.G
            @testable import H
            #if canImport(I)
                import J.K
            #endif
            // import L
            let important = "import M"
            func imports() {}
            """
        #expect(imports(of: file(text)).map(\.module) == ["A", "B", "C", "D", "F", "H", "J"])
        #expect(imports(of: file(text)).map(\.line) == [1, 2, 3, 4, 5, 6, 8])
    }

    @Test func `an import from outside`() {
        func lines(_ text: String, _ path: String) -> [Int] {
            outsideImportFindings(
                file(text, path: path), own: ["TouchInput"], foundationUsers: ["UIKit"], free: ["TouchstoneCommand"]
            ).map(\.line)
        }
        let text = "import TouchInput\nimport Foundation\nimport Glibc\nimport XCTest"
        #expect(lines(text, "Sources/Testing/TouchTesting/Stage.swift") == [2, 3, 4])
        #expect(lines(text, "Sources/Testing/TouchTesting/XCTestReporter.swift") == [2, 3])
        #expect(lines(text, "Sources/Porting/UIKit/UIKit.swift") == [3, 4])
        #expect(lines(text, "Sources/Tools/TouchstoneCommand/System/Input.swift") == [])
    }

    @Test(arguments: [
        "let now = ContinuousClock.now", "Task { await play() }", "Timer.scheduledTimer()", "let d = Date()",
        "DispatchQueue.main.async {}", "func f() async {}", "usleep(1)", "clock_gettime(CLOCK_MONOTONIC, &t)",
        "RunLoop.main.run()", "Thread.sleep(1)",
    ])
    func `a look at a clock`(_ line: String) {
        #expect(!wordFindings(file(line), `The architecture`.timekeepers).isEmpty)
        #expect(wordFindings(file("// \(line)"), `The architecture`.timekeepers).isEmpty)
        #expect(wordFindings(file("print(\"\(line)\")"), `The architecture`.timekeepers).isEmpty)
    }

    @Test func `words that only look like clocks are left alone`() {
        let text = "let updateDate = 1; var taskCount = 2; struct TimerToken {}; clocks.asyncValue(awaiting: 3)"
        #expect(wordFindings(file(text), `The architecture`.timekeepers) == [])
    }

    @Test func `a mention of a type of a higher folder`() {
        let dispatch = """
            @MainActor public final class Dispatcher: Any { enum Phase {}
                class func make() {}
            }
            struct Turn<T>{}
            import struct A.B
            """
        let types = declaredTypes(in: file(dispatch))
        #expect(types == ["Dispatcher", "Turn"])
        let low = file("// Dispatcher\nlet dispatcher: Dispatcher?")
        #expect(folderOrderFindings(low, higherTypes: types, allowed: []).map(\.line) == [2])
        #expect(folderOrderFindings(low, higherTypes: types, allowed: ["Planted: Dispatcher"]) == [])
        #expect(low.folder == "Gestures" && low.module == "TouchCore")
    }

    // The folders are put together from pieces, so that no source of the repository contains one.
    @Test(arguments: ["home", "root", "tmp", "work", "Users", "opt"])
    func `an absolute path`(_ folder: String) {
        for text in ["let path = \"/\(folder)/me/a.txt\"", "// see /\(folder)/x", "/\(folder)/x"] {
            #expect(absolutePathFindings(file(text)).count == 1, "\(text)")
        }
        for text in ["a/\(folder)/b", "../\(folder)/x", "let \(folder) = 1 / 2", "https://example.org/\(folder)/x"] {
            #expect(absolutePathFindings(file(text)) == [], "\(text)")
        }
    }

    @Test func `a default branch`() {
        for text in ["switch a {\ndefault: break\n}", "  @unknown default:", "case .a: b; default : c"] {
            #expect(defaultBranchFindings(file(text)).count == 1, "\(text)")
        }
        for text in ["// default: none", "let defaultValue: Int", "static let `default` = 1", "print(\"default:\")"] {
            #expect(defaultBranchFindings(file(text)) == [], "\(text)")
        }
    }

    @Test func `an access that debug builds do not check`() {
        for text in [
            "@exclusivity(unchecked) var a = 1", "@exclusivity(unchecked)\nvar a = 1",
            "#if DEBUG\n    @exclusivity(unchecked)\n#endif\nvar a = 1",
            "#if !DEBUG\n    @exclusivity(unchecked) var a = 1\n#endif",
        ] {
            #expect(uncheckedAccessFindings(file(text)).count == 1, "\(text)")
        }
        for text in ["#if !DEBUG\n    @exclusivity(unchecked)\n#endif\nvar a = 1", "// @exclusivity(unchecked) var a"] {
            #expect(uncheckedAccessFindings(file(text)) == [], "\(text)")
        }
    }

    // The marks are put together from pieces, so that a search for them finds only real ones.
    @Test func `unfinished work`() {
        for text in ["// TO" + "DO: later", "/* FIX" + "ME */", "// XX" + "X", "fatal" + "Error(\"not written\")"] {
            #expect(unfinishedFindings(file(text)).count == 1, "\(text)")
        }
        #expect(unfinishedFindings(file("let todos = fatalErrorCount // a mastodon")) == [])
    }
}
