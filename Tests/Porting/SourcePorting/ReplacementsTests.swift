import TestSupport
import Testing

/// The forms of code outside of Apple's systems.
struct ReplacementsTests {
    @Test func `a protocol of Objective-C is one of classes`() {
        expectEqual(ported("@objc protocol A { func b() }"), ["      protocol A: AnyObject { func b() }"])
        expectEqual(ported("@objc(XA) public protocol A: B, C {}"), ["          public protocol A: AnyObject, B, C {}"])
        expectEqual(ported("@objc protocol A: NSObjectProtocol, B {}"), ["      protocol A: AnyObject       , B {}"])
        expectEqual(
            ported("@objc\nprotocol A where Self: UIView {}"),
            [
                "     ", "protocol A: AnyObject where Self: UIView {}",
            ])
        expectEqual(ported("@objc protocol A: class {}"), ["      protocol A: AnyObject {}"])
        expectEqual(ported("protocol A {}; @objc class B {}"), ["protocol A {};       class B {}"])
    }

    @Test func `a file that imports a part of UIKit's basis sees the basis`() {
        expectEqual(ported("import QuartzCore"), ["import UIKit; import QuartzCore"])
        expectEqual(
            ported("import CoreGraphics.CGGeometry\nimport QuartzCore"),
            [
                "import UIKit; import CoreGraphics", "import QuartzCore",
            ])
        expectEqual(
            ported("import struct CoreGraphics.CGPoint\nimport Foundation\nimport ObjectiveC"),
            [
                "import CoreGraphics               ", "import UIKit     ", "import UIKit     ",
            ])
        expectEqual(ported("import CoreGraphicsKit\nimport MapKit"), ["import CoreGraphicsKit", "import MapKit"])
    }

    @Test func `literals of colors and images are calls`() {
        expectEqual(
            ported("let a = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)]"),
            [
                "let a = [      UIColor(red: 1, green: 0, blue: 0, alpha: 1)]"
            ])
        expectEqual(
            ported("let a = #imageLiteral(resourceName: \"b\")"),
            [
                "let a = UIImage(imageLiteralResourceName: \"b\")"
            ])
    }

    @Test func `a key path is the name of its property`() {
        expectEqual(
            ported("a(#keyPath(CALayer.opacity), #keyPath(bounds.size), #keyPath(A.B.c.d), #keyPath())"),
            [
                "a(\"opacity\"                , \"bounds.size\"        , \"c.d\"            , #keyPath())"
            ])
    }

    @Test func `previews are left out`() {
        expectEqual(
            ported(
                "let a = 1\n@available(iOS 17, *)\n#Preview(\"b\", traits: .c) {\n    D(#selector(e))\n}\nlet f = 2"),
            [
                "let a = 1", "", "", "", "", "let f = 2",
            ])
    }

    @Test func `an AnyObject among touches is a touch`() {
        for (source, expected) in [
            ("for touch: AnyObject in touches {", "for touch:   UITouch in touches {"),
            ("for touch: AnyObject in event!.allTouches! {", "for touch:   UITouch in event!.allTouches! {"),
            ("for touch: AnyObject in things {", "for touch: AnyObject in things {"),
            ("let touch: AnyObject? = touches.first", "let touch:   UITouch? = touches.first"),
            (
                "guard let touch: AnyObject = touches.first else { return }",
                "guard let touch:   UITouch = touches.first else { return }"
            ),
            ("let touch: AnyObject! = Array(touches)[0]", "let touch:   UITouch! = Array(touches)[0]"),
            ("let touch: AnyObject = touches", "let touch: AnyObject = touches"),
            ("let touch: AnyObject = [touches]", "let touch: AnyObject = [touches]"),
            ("let a = touches.first as AnyObject?", "let a = touches.first as   UITouch?"),
            ("f(event?.allTouches?.first as AnyObject?, 1)", "f(event?.allTouches?.first as   UITouch?, 1)"),
            ("(touches.first! as AnyObject).location(in: self)", "(touches.first! as   UITouch).location(in: self)"),
            ("(touches.first as AnyObject).location()", "(touches.first as Any as! UITouch).location()"),
            ("(touches.popFirst() as AnyObject).location()", "(touches.popFirst() as Any as! UITouch).location()"),
            ("(touches.removeFirst() as AnyObject).location()", "(touches.removeFirst() as   UITouch).location()"),
            ("((touches as NSSet).anyObject() as AnyObject)", "((touches as Set<UITouch>).anyObject()  as! UITouch)"),
            (
                "let touch: AnyObject? = touches.first as AnyObject?",
                "let touch:   UITouch? = touches.first as   UITouch?"
            ),
            ("let a = touches as AnyObject", "let a = touches as AnyObject"),
            ("var touch: AnyObject?; class B: C<AnyObject> {", "var touch: AnyObject?; class B: C<AnyObject> {"),
            (
                "let a = (touches as NSSet).anyObject() as! UITouch",
                "let a = (touches as Set<UITouch>).anyObject() as! UITouch"
            ),
            (
                "let a = (touches as NSSet).anyObject() as AnyObject?",
                "let a = (touches as Set<UITouch>).anyObject()  as! UITouch?"
            ),
            (
                "let a = (event!.allTouches! as NSSet).allObjects",
                "let a = (event!.allTouches! as Set<UITouch>).allObjects"
            ),
            ("let a = (names as NSSet).anyObject()", "let a = (names as NSSet).anyObject()"),
        ] {
            for use in ["touch.location()", "touch?.location()", "touch!.location()"] {
                expectEqual(ported("\(source)\n\(use)"), [expected, use])
            }
        }
        // A cast needs no lookup, and would be one without effect.
        let cast = "for touch: AnyObject in touches {\n    let a = touch as! UITouch\n}\ntouch.b()"
        expectEqual(ported(cast).joined(separator: "\n"), cast)
    }

    @Test func `private outlets and actions are visible to the module`() {
        expectEqual(
            ported("class A { @IBOutlet private weak var b: C!; @IBAction fileprivate func d() {} }"),
            [
                "class A {                   weak var b: C!;                       func d() {} }"
            ])
        expectEqual(
            ported(
                "class A { @IBOutlet private(set) var b: C!; private var e: F!; private class G {}\n    @IBOutlet private var h: G! }"
            ),
            [
                "class A {                        var b: C!; private var e: F!; private class G {}",
                "              private var h: G! }",
            ])
        for hidden in ["@objc private class G {}", "final fileprivate class G {}"] {
            expectEqual(
                ported("\(hidden)\nclass A { @IBOutlet private var h: G! }").last,
                "class A {           private var h: G! }")
        }
        expectEqual(
            ported("private class F {}; final class G {}\nclass A { @IBOutlet private var h: G! }").last,
            "class A {                   var h: G! }")
        // Two classes of which one inherits from the other have one name each only while it is private.
        let above = "class A: UIView { @IBOutlet private var b: C! }"
        expectEqual(
            ported("class D: A { @IBOutlet private var b: C! }", others: [above]),
            [
                "class D: A {           private var b: C! }"
            ])
        expectEqual(
            ported("class D: E { @IBOutlet private var b: C! }", others: [above]),
            [
                "class D: E {                   var b: C! }"
            ])
    }

    @Test func `a subclass of a path belongs to no actor, and nor does its deinitializer`() {
        let source = """
            @objc final class A: UIBezierPath { class func a() {}; deinit {} }
            class B { private class C: UIKit.UIBezierPath, D {} }
            class D: Wavy { class E: UIView { deinit {} } }
            nonisolated final class F: UIBezierPath { let path: UIBezierPath? }
            class G<Path: UIBezierPath>: UIView {}
            """
        expectEqual(
            ported(source, others: ["class Wavy: UIBezierPath {}"]),
            [
                "      final nonisolated class A: UIBezierPath { class func a() {}; deinit {} }",
                "class B { private nonisolated class C: UIKit.UIBezierPath, D {} }",
                "nonisolated class D: Wavy { class E: UIView { isolated deinit {} } }",
                "nonisolated final class F: UIBezierPath { let path: UIBezierPath? }",
                "class G<Path: UIBezierPath>: UIView {}",
            ])
    }

    @Test(arguments: [
        (
            "let a = #fileLiteral(resourceName: \"b\")",
            "9: error: a file literal is not ported, as there is no bundle: write the path of the file"
        ),
        (
            "@UIApplicationMain class A: UIResponder {}",
            "1: error: an application is made by its host, not by @UIApplicationMain: leave this file out"
        ),
        (
            "@main final class A: B, UIApplicationDelegate {}",
            "1: error: an application is made by its host, not by @main: leave this file out"
        ),
    ])
    func `what cannot be done has a message at its place`(_ source: String, _ message: String) {
        expectEqual(issues(source), ["a.swift:1:" + message])
    }

    @Test func `a program of another kind stays`() {
        expectEqual(issues("@main struct A {}; class B: UIResponder {}"), [])
        expectEqual(issues("@main class A { }; class B: UIResponder {}"), [])
    }
}
