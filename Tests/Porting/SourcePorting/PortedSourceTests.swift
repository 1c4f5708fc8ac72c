import TestSupport
import Testing

/// The rewriting of sources for iOS.
struct PortedSourceTests {
    @Test func `a source without anything to rewrite is the same below its directive`() {
        let source =
            "struct A {\n    let b = \"@objc #selector(c)\" // @objc\n    /* @IBOutlet /* nested */ #selector(d) */\n}\n"
        expectEqual(
            PortedSource(source, path: "folder/a.swift").text,
            "#sourceLocation(file: \"folder/a.swift\", line: 1)\n"
                + source + "\n")
        expect(
            PortedSource("", path: "a \"b\"\\.swift").text.hasPrefix(
                "#sourceLocation(file: \"a \\\"b\\\"\\\\.swift\", line: 1)\n"))
    }

    @Test func `attributes become blanks, so that columns stay`() {
        let source =
            "@objcMembers class A {\n    @IBOutlet weak var b: C!\n    @objc(d:) func e(_ f: G) {}\n    @IBAction @objc private func h() {}\n}"
        expectEqual(
            ported(source),
            [
                "             class A {", "              weak var b: C!", "              func e(_ f: G) {}",
                "                            func h() {}", "}",
            ])
    }

    @Test func `attributes of other names stay`() {
        let source = "@objection class A { @discardableResult func b() -> Int { 1 } }"
        expectEqual(ported(source), [source])
    }

    @Test func `UIKit and Foundation are one import, and the header for subclasses is UIKit`() {
        expectEqual(
            ported(
                "import Foundation\nimport UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView\nimport QuartzCore"
            ),
            [
                "import UIKit     ", "import UIKit                            ", "import UIKit             ",
                "import QuartzCore",
            ])
    }

    @Test func `a selector is a constant of its class, with name and method`() {
        let source = """
            class Board: UIView {
                func a() {
                    add(self, #selector(tapped(_:)), #selector(Board.closed), #selector(self.moved(by:event:)), #selector(tapped(_:)))
                }
                @objc func closed() {}
            }
            """
        expectEqual(
            ported(source)[2],
            "        add(self, Board._1             , Board._2               , Board._3                        , Board._1             )"
        )
        expectEqual(
            additions(source),
            [
                "extension Board { fileprivate static var _1: Selector { Selector(\"tapped:\", Board.tapped(_:)) } }",
                "extension Board { fileprivate static var _2: Selector { Selector(\"closed\", Board.closed) } }",
                "extension Board { fileprivate static var _3: Selector { Selector(\"movedBy:event:\", Board.moved(by:event:)) } }",
            ])
    }

    @Test func `the labels of a method are found in the class, also in another file`() {
        let board =
            "class Board { let a = #selector(zoom); let b = #selector(Lid.shut) }\nextension Board { func zoom(sender: Any) {} }"
        let lid = "class Lid { func shut(with key: Key, _ event: UIEvent) {} }"
        expectEqual(
            additions(board, others: [lid]),
            [
                "extension Board { fileprivate static var _1: Selector { Selector(\"zoomWithSender:\", Board.zoom) } }",
                "extension Board { fileprivate static var _2: Selector { Selector(\"shutWith::\", Lid.shut) } }",
            ])
    }

    @Test func `a selector names the nested class, and the class of an extension`() {
        let source =
            "class A {\n    class B { let c = #selector(d) }\n}\nextension A.B {\n    var e: Selector { #selector(f) }\n}"
        expectEqual(
            additions(source),
            [
                "extension A.B { fileprivate static var _1: Selector { Selector(\"d\", A.B.d) } }",
                "extension A.B { fileprivate static var _2: Selector { Selector(\"f\", A.B.f) } }",
            ])
    }

    @Test func `the extension of a deprecated class is deprecated, too`() {
        let source = "@available(*, deprecated) public\nfinal class A { let b = #selector(c) }"
        expectEqual(
            additions(source),
            [
                "@available(*, deprecated) extension A { fileprivate static var _1: Selector { Selector(\"c\", A.c) } }"
            ])
    }

    @Test func `where the class cannot be extended the selector is made in place`() {
        let source =
            "class A<B> {\n    func c() { d(#selector(e(_:))) }\n}\nfunc f() {\n    class G { func h() { i(#selector(j)) } }\n}"
        expectEqual(ported(source)[1], "    func c() { d(Selector(\"e:\", Self.e(_:))) }")
        expectEqual(ported(source)[4], "    class G { func h() { i(Selector(\"j\", Self.j)) } }")
        expect(additions(source).isEmpty)
    }

    @Test func `selectors of accessors are names`() {
        expectEqual(
            ported("class A { let b = #selector(getter: color); let c = #selector(setter: A.color) }"),
            [
                "class A { let b = Selector(\"color\")       ; let c = Selector(\"setColor:\")      }"
            ])
    }

    @Test func `a selector in a string with code is rewritten, in the text around it is not`() {
        expectEqual(
            ported(##"class A { let b = "#selector(c) \(#selector(c))"; let d = #"\(#selector(c))"# }"##),
            [
                ##"class A { let b = "#selector(c) \(A._1        )"; let d = #"\(#selector(c))"# }"##
            ])
    }

    @Test func `optional members have an empty implementation, and are called`() {
        let source =
            "@objc protocol P: class {\n    @objc optional func a(_ b: Int, c: [String: (Int, Int)])\n    func d()\n}"
        let caller = "class Q { func e() { p?.a?(1, c: [:]); p?.other?(); q?() } }"
        expectEqual(
            ported(source),
            [
                "      protocol P: AnyObject {", "                   func a(_ b: Int, c: [String: (Int, Int)])",
                "    func d()", "}",
            ])
        expectEqual(additions(source), ["extension P { func a(_ _: Int, c _: [String: (Int, Int)]) {} }"])
        expectEqual(ported(caller, others: [source]), ["class Q { func e() { p?.a (1, c: [:]); p?.other?(); q?() } }"])
    }

    @Test func `optional members with a value are nil where they are not implemented`() {
        let source = """
            @objc protocol P {
                @objc optional func a(_ b: Int, c: [Int]) -> Bool
                @objc optional func d() -> Int?
            }
            """
        let user = """
            class Q: P {
                func a(_ b: Int, c: [Int]) -> Bool { b > 0 }
                func e() { if p?.a?(1, c: []) ?? true, p?.d?() == 1 {} }
            }
            extension R: P { public func d() -> Int? { 1 } }
            class S: R { override func d() -> Int? { 2 } }
            """
        expectEqual(
            ported(source),
            [
                "      protocol P: AnyObject {", "                  func _a(_ b: Int, c: [Int]) -> Bool?",
                "                  func _d() -> Int?", "}",
            ])
        expectEqual(
            additions(source),
            [
                "extension P { func _a(_ _: Int, c _: [Int]) -> Bool? { nil } }",
                "extension P { func _d() -> Int? { nil } }",
            ])
        expectEqual(ported(user, others: [source])[2], "    func e() { if p?._a(1, c: []) ?? true, p?._d() == 1 {} }")
        expectEqual(
            additions(user, others: [source]),
            [
                "extension Q { func _a(_ _0: Int, c _1: [Int]) -> Bool? { a(_0, c: _1) } }",
                "extension R { func _d() -> Int? { d() } }",
            ])
    }

    @Test func `an optional property, and one of a function, is an error at its place`() {
        expectEqual(
            issues("@objc protocol P {\n    @objc optional var a: Bool { get }\n}"),
            [
                "a.swift:2:11: error: this optional member is not ported: make a a requirement, with a default in an extension"
            ])
        expectEqual(issues("@objc protocol P {\n    @objc optional func b() -> () -> Void\n}").count, 1)
    }

    @Test func `an override in an extension moves into the class, and keeps its lines`() {
        let source = """
            class Board: UIView {
                let a = 1
            }

            extension Board {
                public override func layoutSubviews() {
                    b(#selector(c))
                }
                func d() {}
            }
            """
        let lines = PortedSource(source, path: "a.swift").text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0) }
        expectEqual(
            lines.prefix(19),
            [
                "#sourceLocation(file: \"a.swift\", line: 1)", "class Board: UIView {", "    let a = 1", "",
                "#sourceLocation(file: \"a.swift\", line: 6)", "    public override func layoutSubviews() {",
                "        b(Board._1    )", "    }",
                "#sourceLocation(file: \"a.swift\", line: 3)", "}", "", "extension Board {", "    ", "", "",
                "    func d() {}", "}",
                "#sourceLocation(file: \"a.swift\", line: 7)",
                "extension Board { fileprivate static var _1: Selector { Selector(\"c\", Board.c) } }",
            ])
    }

    @Test func `an override in an extension of a class of another file is an error`() {
        expectEqual(
            issues("extension Board {\n    override var a: Int { 1 }\n}", others: ["class Board: Lid {}"]),
            [
                "a.swift:2:5: error: an override in an extension of a class of another file is not ported: move it into the class"
            ])
    }

    @Test func `time is the application's`() {
        let source = """
            func a() {
                DispatchQueue.main.async { b() }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { b() }
                DispatchQueue.global().async { b() }
                let c = ProcessInfo.processInfo.systemUptime
            }
            """
        expectEqual(
            ported(source).map { $0.split(separator: " ").joined(separator: " ") },
            [
                "func a() {", "UIMainQueue.shared.async { b() }",
                "UIMainQueue.shared.asyncAfter(deadline: .now() + 0.3) { b() }",
                "DispatchQueue.global().async { b() }", "let c = CACurrentMediaTime()", "}",
            ])
    }

    @Test func `presentations stay, the app's own as well`() {
        let source = """
            class Sheet: UIViewController {
                override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
                    super.dismiss(animated: flag, completion: completion)
                }
                func present(card: UIView, animated: Bool) { d.present(e, animated: true, completion: nil) }
            }
            """
        expectEqual(ported(source), source.split(separator: "\n").map(String.init))
    }

    @Test func `the initializer of a layer is required, that of another class is not`() {
        let source = """
            class Rim: CAShapeLayer { override init() {} }
            class Dot: CALayer, P { public override init() {}; override init(layer: Any) {} }
            class Card: UIView { override init() {} }
            """
        expectEqual(
            ported(source),
            [
                "class Rim: CAShapeLayer { required init() {} }",
                "class Dot: CALayer, P { public required init() {}; override init(layer: Any) {} }",
                "class Card: UIView { override init() {} }",
            ])
    }

    @Test func `blanks in the access of a setter go`() {
        expectEqual(ported("private ( set ) var a: Int"), ["private(set)    var a: Int"])
        expectEqual(ported("private(set) var a: Int; f(public, (set))"), ["private(set) var a: Int; f(public, (set))"])
    }

    @Test func `numbers and protocols of Objective-C are replaced`() {
        expectEqual(ported("let a = [b.c.rawValue as NSNumber]"), ["let a = [NSNumber(value: b.c.rawValue)]"])
        expectEqual(ported("protocol P: NSObjectProtocol {}"), ["protocol P: AnyObject        {}"])
    }

    @Test(arguments: [
        "\"", "\"\"\"", "\"\\(", "/*", "#\"", "#/", "#selector(", "@objc(", "class A { override func",
        "protocol P { optional", "import", "}}}", "a ? (", "`",
    ])
    func `an unfinished source is left to the compiler`(_ source: String) {
        expect(PortedSource(source, path: "a.swift").text.hasPrefix("#sourceLocation(file: \"a.swift\", line: 1)\n"))
    }
}

extension PortedSourceTests {
    @Test func `the deinitializer of a view, a controller or a layer is isolated, that of another class is not`() {
        let source = """
            class A: UIView { deinit { a() } }
            class B<C: D>: A<E>, F { public deinit {} ; struct G { func h() {} } }
            final class I: BaseController { deinit { } }
            class J { deinit {} }
            class K: L { deinit {} }
            class M: UIView { class N { deinit {} }; isolated deinit {} }
            class O: P { deinit {} }
            class P: O { deinit {} }
            """
        expectEqual(
            ported(source, others: ["class BaseController: UIKit.UIViewController {}"]),
            [
                "class A: UIView { isolated deinit { a() } }",
                "class B<C: D>: A<E>, F { public isolated deinit {} ; struct G { func h() {} } }",
                "final class I: BaseController { isolated deinit { } }", "class J { deinit {} }",
                "class K: L { deinit {} }",
                "class M: UIView { class N { deinit {} }; isolated deinit {} }", "class O: P { deinit {} }",
                "class P: O { deinit {} }",
            ])
    }
}
