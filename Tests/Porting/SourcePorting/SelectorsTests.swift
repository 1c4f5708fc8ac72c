import TestSupport
import Testing

/// The forms of `#selector`.
struct SelectorsTests {
    /// Returns what the constant of the only selector is made of.
    private func value(_ selector: String, _ rest: String = "", others: [String] = []) -> String {
        let source = "class Board: UIView {\n    let a = \(selector)\n\(rest)\n}"
        expectEqual(issues(source, others: others), [])
        guard let line = additions(source, others: others).first else {
            return ported(source, others: others)[1].replacing("    let a = ", with: "")
        }
        return String(line.dropFirst("extension Board { fileprivate static var _1: Selector { ".count).dropLast(4))
    }

    @Test(arguments: [
        ("pick as () -> Void", "Selector(\"pick\", Board.pick as (Board) -> () -> Void)"),
        ("pick as (Tap) -> Void", "Selector(\"pick:\", Board.pick as (Board) -> (Tap) -> Void)"),
        ("pick as (Pan) -> ()", "Selector(\"pickWithPan:\", Board.pick as (Board) -> (Pan) -> ())"),
        ("pick as (Board) -> (Tap?) -> Void", "Selector(\"pick:\", Board.pick as (Board) -> (Tap?) -> Void)"),
        ("Board.pick as (Self) -> () -> Void", "Selector(\"pick\", Board.pick as (Board) -> () -> Void)"),
        ("self.pick(_:) as (Tap) -> Void", "Selector(\"pick:\", Board.pick(_:) as (Board) -> (Tap) -> Void)"),
        ("(pick(_:) as ((Tap) -> Void))", "Selector(\"pick:\", Board.pick(_:) as (Board) -> (Tap) -> Void)"),
        ("super.pick(_:)", "Selector(\"pick:\", Board.pick(_:))"),
        ("type(of: self).pick(_:)", "Selector(\"pick:\", Board.pick(_:))"),
    ])
    func `a type chooses the method`(_ named: String, _ value: String) {
        let methods = "func pick() {}; func pick(pan: Pan) {}; func pick(_ tap: Tap!) {}"
        expectEqual(self.value("#selector(\(named))", methods), value)
    }

    @Test(arguments: [
        ("lid.shut", "Selector(\"shut\", of: lid, { $0.shut })"),
        ("self.lid.shut(_:)", "Selector(\"shut:\", of: self.lid, { $0.shut(_:) })"),
        ("delegate!.moved(by:)", "Selector(\"movedBy:\", of: delegate!, { $0.moved(by:) })"),
        ("lids[0].shut as () -> Void", "Selector(\"shut\", of: lids[0], { $0.shut as () -> Void })"),
        ("Board.shared.shut(_:)", "Selector(\"shut:\", of: Board.shared, { $0.shut(_:) })"),
    ])
    func `a selector through a property is one of the property's type, and is made in place`(
        _ named: String, _ value: String
    ) {
        expectEqual(self.value("#selector(\(named))"), value)
    }

    @Test func `a selector of a protocol is performed by all that conform`() {
        let lid = "@objc protocol Lid { func shut(_ tap: Tap) }"
        expectEqual(
            value("#selector(Lid.shut)", others: [lid]), "Selector(\"shut:\", { (target: any Lid) in target.shut })")
        expectEqual(
            ported("extension Lid {\n    func a() { b(#selector(shut(_:))) }\n}", others: [lid])[1],
            "    func a() { b(Selector(\"shut:\", Self.shut(_:))) }")
    }

    @Test(arguments: [
        ("reset", "Selector(\"reset\", { (type: Board.Type) in type.reset })"),
        ("Board.reset as () -> Void", "Selector(\"reset\", { (type: Board.Type) in type.reset as () -> Void })"),
        ("Lid.shut(_:)", "Selector(\"shut:\", { (type: Lid.Type) in type.shut(_:) })"),
        ("Lid.pick(_:)", "Selector(\"pick:\", Lid.pick(_:))"),
    ])
    func `a selector of a method of a class is performed by the class`(_ named: String, _ value: String) {
        let lid = "class Lid { class func shut(_ tap: Tap) {}; static func pick() {}; func pick(_ tap: Tap) {} }"
        expectEqual(self.value("#selector(\(named))", "@objc static func reset() {}", others: [lid]), value)
    }

    @Test func `labels are those of the nearest class above`() {
        expectEqual(
            value(
                "#selector(zoom)", others: ["class B: UIView { func zoom(at tap: Tap) {} }", "extension Board: B {}"]),
            "Selector(\"zoom\", Board.zoom)")
        expectEqual(
            ported("class Lid<A>: B { let a = #selector(zoom) }", others: ["class B: C { func zoom(at tap: Tap) {} }"]),
            ["class Lid<A>: B { let a = Selector(\"zoomAt:\", Self.zoom) }"])
    }

    @Test func `a method with three parameters is a name`() {
        expectEqual(value("#selector(ended(_:finished:context:))"), "Selector(\"ended:finished:context:\")")
        expectEqual(
            value("#selector(ended)", "func ended(a: A, b: B<C, D>, c: (E, F)) {}"), "Selector(\"endedWithA:b:c:\")")
    }

    @Test(arguments: [
        "#selector()", "#selector(a.)", "#selector(.a)", "#selector(as)", "#selector(a as)", "#selector(a as B)",
        "#selector((_:))",
    ])
    func `what is no method is left to the compiler`(_ selector: String) {
        expectEqual(ported("class A { let b = \(selector) }"), ["class A { let b = \(selector) }"])
    }
}
