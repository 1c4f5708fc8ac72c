import TestSupport
import Testing

/// The values of conditions in ported code, and the conditions of what is added to it.
struct ConditionsTests {
    @Test func `a selector's constant stands in the conditions of the selector`() {
        let source = """
            class Board: UIView {
                func setUp() {
                    #if os(tvOS)
                    add(#selector(remote))
                    #endif
                    #if DEBUG // only here
                    add(#selector(dump))
                    #elseif BETA && os(iOS)
                    #if A >= B
                    add(#selector(dump))
                    #else
                    add(#selector(dump))
                    #endif
                    #endif
                    add(#selector(dump))
                }
            }
            """
        let lines = ported(source)
        expectEqual(lines[3], "        add(#selector(remote))")
        expectEqual(lines[6], "        add(Board._1       )")
        expectEqual(lines[7], "        #elseif BETA && true   ")
        expectEqual(
            additions(source),
            [
                "#if DEBUG",
                "extension Board { fileprivate static var _1: Selector { Selector(\"dump\", Board.dump) } }",
                "#endif",
                "#if DEBUG", "#elseif BETA && true", "#if A >= B",
                "extension Board { fileprivate static var _2: Selector { Selector(\"dump\", Board.dump) } }", "#endif",
                "#endif",
                "#if DEBUG", "#elseif BETA && true", "#if A >= B", "#else",
                "extension Board { fileprivate static var _3: Selector { Selector(\"dump\", Board.dump) } }", "#endif",
                "#endif",
                "extension Board { fileprivate static var _4: Selector { Selector(\"dump\", Board.dump) } }",
            ])
    }

    @Test func `a file for iOS alone needs no conditions behind it`() {
        let source = """
            #if os(macOS) || targetEnvironment(macCatalyst)
            import AppKit
            typealias Plane = NSView
            #elseif os(iOS) && !targetEnvironment(macCatalyst)
            import UIKit
            class Board: UIView { let a = #selector(b); deinit {} }
            #else
            class Board { let a = #selector(b); deinit {} }
            #endif
            """
        expectEqual(
            ported(source),
            [
                "#if os(macOS) || targetEnvironment(macCatalyst)", "import AppKit", "typealias Plane = NSView",
                "#elseif true    && !targetEnvironment(macCatalyst)", "import UIKit",
                "class Board: UIView { let a = Board._1    ; isolated deinit {} }", "#else",
                "class Board { let a = #selector(b); deinit {} }", "#endif",
            ])
        expectEqual(
            additions(source),
            [
                "extension Board { fileprivate static var _1: Selector { Selector(\"b\", Board.b) } }"
            ])
    }

    @Test func `nothing is reported of branches that are not compiled`() {
        let source = "#if canImport(AppKit)\nlet a = #selector(b)\n#else\nlet c = #fileLiteral(d)\n#endif"
        expectEqual(issues(source).map { $0.prefix(13) }, ["a.swift:4:9: "])
    }

    @Test func `defaults of optional members and moved overrides keep their conditions`() {
        let source = """
            class Board: UIView {
            }
            #if DEBUG
            @objc protocol P { @objc optional func a() }
            extension Board { override func b() {} }
            #endif
            """
        expectEqual(additions(source).suffix(3), ["#if DEBUG", "extension P { func a() {} }", "#endif"])
        let text = PortedSource(source, path: "a.swift").text
        expect(
            text.hasPrefix(
                """
                #sourceLocation(file: "a.swift", line: 1)
                class Board: UIView {

                #if DEBUG
                #sourceLocation(file: "a.swift", line: 5)
                                  override func b() {}
                #endif
                #sourceLocation(file: "a.swift", line: 2)
                }
                """))
    }

    @Test func `an override moves into the class of its conditions`() {
        let source = """
            #if DEBUG
            class Board: Lid {}
            #else
            class Board: UIView {}
            extension Board { override func a() {} }
            #endif
            """
        let lines = PortedSource(source, path: "a.swift").text.split(separator: "\n").map(String.init)
        expectEqual(lines.prefix(5).suffix(2), ["#else", "class Board: UIView {"])
    }

    @Test(arguments: [
        ("os(iOS)", true), ("os(tvOS)", false), ("!os(iOS)", false), ("os(Linux)", nil), ("DEBUG", nil),
        ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(SwiftUI) && DEBUG", false),
        ("DEBUG || os(iOS)", true), ("DEBUG && os(iOS)", nil), ("!(os(macOS) || DEBUG && false)", true),
        ("swift(>=5.9) && os(watchOS)", false), ("targetEnvironment(simulator)", false), ("", nil),
    ])
    func `a condition has the value that it has on an iPhone`(_ condition: String, _ value: Bool?) {
        var tokenizer = Tokenizer(Array(condition.utf8))
        expectEqual(Conditions.value(tokenizer.tokens()[...]), value)
    }

    @Test(arguments: [
        "#if", "#else", "#endif", "#elseif", "#if (", "#if os(", "#if A\n#endif\n#endif", "#if A\n#else\n#else",
    ])
    func `an unfinished condition is left to the compiler`(_ source: String) {
        expectEqual(ported(source).joined(separator: "\n"), source)
    }
}
