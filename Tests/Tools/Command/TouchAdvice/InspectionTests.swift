import TestSupport
import Testing
import TouchStory
import TouchTesting
import TouchTrace
import Touchstone

@testable import TouchAdvice
@testable import TouchReplays

struct `An inspection` {
    private func findings(_ build: @escaping (UIView) -> Void) -> [Finding] {
        let stage = Stage { build($0.view) }
        return Inspection(stage.application).findings
    }

    private func texts(_ build: @escaping (UIView) -> Void) -> [String] { findings(build).map(\.text) }

    @Test func `finds all conflicts of a tree of ten recognizers`() {
        let found = findings { Conflicts.plant(in: $0) }
        let texts = found.map { "\($0.severity): \($0.text)" }
        expectEqual(
            texts,
            [
                "problem: A cycle of failure requirements: one waits for two, two waits for three and three waits for one. "
                    + "Remove one of them, since one is ignored in each attempt.",
                "problem: old never recognizes: new has the same settings, is attached to the same view later, and prevents it.",
                "note: off never recognizes: it is disabled.",
                "problem: slow never recognizes: it requires the failure of little, which recognizes first.",
                "problem: No touch reaches below: cover is in front of all of it.",
                "note: quick waits until double has failed: up to 0.35 s after the lift, and longer if another touch follows.",
                "note: small is a target of 30 × 20 pt; a fingertip needs 44 × 44 pt.",
            ])
        expectEqual(Set(found.map(\.kind)), [.requirementCycle, .neverRecognizes, .unreachable, .waits, .smallTarget])
    }

    @Test func `states the size of a target of any size`() {
        let found = texts { root in
            root.put(UIControl(), "line", CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: 20))
        }
        expectEqual(found.count, 1)
        expectEqual(found.first?.contains("line is a target of"), true)
    }

    @Test func `gives the first cause why no touch reaches a view`() {
        let places = CGRect(x: 0, y: 0, width: 100, height: 50)
        func cause(_ change: @escaping (_ around: UIView, _ view: UIView) -> Void) -> [String] {
            texts { root in
                let around = root.put(UIView(), "around", CGRect(x: 0, y: 0, width: 200, height: 200))
                let view = around.put(UIView(), "inner", places)
                view.attach(UIPanGestureRecognizer(), "pan")
                change(around, view)
            }
        }
        expect(cause { _, _ in }.isEmpty)
        expectEqual(cause { $1.isHidden = true }, ["No touch reaches inner: it is hidden."])
        expectEqual(cause { $1.alpha = 0.001 }, ["No touch reaches inner: it has an alpha below 0.01."])
        expectEqual(
            cause { $1.isUserInteractionEnabled = false },
            [
                "No touch reaches inner: it has its user interaction off."
            ])
        expectEqual(cause { $1.bounds.size = .zero }, ["No touch reaches inner: it has no area."])
        expectEqual(
            cause { around, view in
                around.isHidden = true
                view.alpha = 0
            }, ["No touch reaches inner: around, which is around, is hidden."])
        expectEqual(
            cause { $1.frame.origin.x = 250 },
            ["No touch reaches inner: the bounds of around, which is around, end before it."])
        expectEqual(
            cause { around, _ in around.put(UIView(), "front", CGRect(x: 0, y: 0, width: 150, height: 60)) },
            ["No touch reaches inner: front is in front of all of it."])
        expect(cause { around, _ in around.put(UIView(), "front", CGRect(x: 0, y: 0, width: 99, height: 60)) }.isEmpty)
    }

    @Test func `reaches the content of a scroll view that is to be scrolled to, but not what is beyond`() {
        func cause(at y: CGFloat) -> [String] {
            texts { root in
                let list = root.put(UIScrollView(), "list", CGRect(x: 0, y: 0, width: 200, height: 200))
                list.contentSize = CGSize(width: 200, height: 2_000)
                let row = list.put(UIView(), "row", CGRect(x: 0, y: y, width: 200, height: 44))
                row.attach(UITapGestureRecognizer(), "tap")
            }
        }
        expect(cause(at: 1_000).isEmpty)
        expectEqual(cause(at: 2_500), ["No touch reaches row: the bounds of list, which is around, end before it."])
    }

    @Test func `names a hit test that finds the view around instead`() {
        let found = findings { root in
            let owner = root.put(OwnerOfTouches(), "owner", CGRect(x: 0, y: 0, width: 200, height: 200))
            let inner = owner.put(UIView(), "inner", CGRect(x: 0, y: 0, width: 100, height: 100))
            inner.attach(UIPanGestureRecognizer(), "pan")
        }
        expectEqual(found.map(\.text), ["No touch reaches inner: the hit test finds owner, which is around, instead."])
        expectEqual(found.map(\.severity), [.note])
    }

    @Test func `counts the area in which a hit test accepts touches`() {
        let frame = CGRect(x: 100, y: 100, width: 30, height: 60)
        let exact = texts { $0.put(UIView(), "target", frame).attach(UITapGestureRecognizer(), "tap") }
        expectEqual(exact, ["target is a target of 30 × 60 pt; a fingertip needs 44 × 44 pt."])
        expect(texts { $0.put(GenerousView(), "target", frame).attach(UITapGestureRecognizer(), "tap") }.isEmpty)
        expect(texts { $0.put(UIView(), "target", frame).attach(UIPanGestureRecognizer(), "pan") }.isEmpty)
    }

    @Test func `judges only recognizers that differ in nothing`() {
        func count(_ change: @escaping (UITapGestureRecognizer) -> Void) -> Int {
            texts { root in
                root.attach(UITapGestureRecognizer(), "old")
                change(root.attach(UITapGestureRecognizer(), "new"))
            }.count
        }
        let delegate = Permissive()
        let stranger = UITapGestureRecognizer()
        expectEqual(count { _ in }, 1)
        expectEqual(count { $0.delegate = delegate }, 0)
        expectEqual(count { $0.numberOfTouchesRequired = 2 }, 0)
        expectEqual(count { $0.allowableMovement = 10 }, 0)
        expectEqual(count { $0.require(toFail: stranger) }, 0)
        expect(
            texts {
                $0.attach(UITapGestureRecognizer(), "old"); $0.attach(UISubclassedTap(), "new")
            }.isEmpty)
    }

    @Test func `finds a press at once that prevents the recognizers of one finger`() {
        let found = texts { root in
            root.attach(UILongPressGestureRecognizer(), "press").minimumPressDuration = 0
            root.attach(UISwipeGestureRecognizer(), "swipe")
            root.attach(UIPinchGestureRecognizer(), "pinch")
        }
        expectEqual(found, ["swipe never recognizes: press recognizes as soon as a finger is down, and prevents it."])
    }

    @Test func `finds no recognizer prevented by one that does not receive its touches or presses`() {
        func found(_ change: @escaping (UILongPressGestureRecognizer, UITapGestureRecognizer) -> Void) -> [String] {
            texts { root in
                let press = root.attach(UILongPressGestureRecognizer(), "press")
                press.minimumPressDuration = 0
                let tap = root.attach(UITapGestureRecognizer(), "tap")
                change(press, tap)
            }
        }
        let finger = NSNumber(value: UITouch.TouchType.direct.rawValue)
        let pencil = NSNumber(value: UITouch.TouchType.pencil.rawValue)
        let button = NSNumber(value: UIPress.PressType.select.rawValue)
        let prevented = "tap never recognizes: press recognizes as soon as a finger is down, and prevents it."
        let first = "tap never recognizes: it requires the failure of press, which recognizes first."
        expectEqual(found { _, _ in }, [prevented])
        expectEqual(found { $1.require(toFail: $0) }, [first])
        let changes: [(UILongPressGestureRecognizer, UITapGestureRecognizer) -> Void] = [
            { press, _ in press.allowedTouchTypes = [pencil] },
            { press, tap in
                press.allowedPressTypes = []
                (tap.allowedTouchTypes, tap.allowedPressTypes) = ([], [button])
            },
            { press, _ in press.requiresExclusiveTouchType.toggle() },
        ]
        for change in changes {
            expectEqual(found(change), [])
            let required = found {
                change($0, $1)
                $1.require(toFail: $0)
            }
            expectEqual(required, [])
        }
        expectEqual(found { $1.allowedTouchTypes = [finger] }, [prevented])
    }

    @Test func `is right about the recognizers that never recognize and about the wait`() {
        let stage = Stage { Conflicts.plant(in: $0.view) }
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        stage.wait(1)
        let answers = AnswerReader.answers(to: stage.records)
        expectEqual(
            answers.last?.why("quick").description,
            "quick recognized 0.400 s after finger 1 came down. It waited 0.350 s for double to fail.")
        stage.hands.tap(at: CGPoint(x: 310, y: 110))
        stage.hands.tap(at: CGPoint(x: 310, y: 110))
        stage.wait(1)
        expect(!AnswerReader.answers(to: stage.records).contains { $0.why("slow").isRecognized })
        stage.hands.tap(at: CGPoint(x: 50, y: 150))
        stage.wait(1)
        let next = AnswerReader.answers(to: stage.records)
        expectEqual(next.last?.why("new").isRecognized, true)
        expectEqual(next.last?.why("old").isRecognized, false)
    }

    @Test func `numbers names that occur twice, and names unnamed objects after the view around`() {
        let found = findings { root in
            for _ in 0..<2 { root.attach(UIPanGestureRecognizer(), "pan") }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.isUserInteractionEnabled = false
            view.addGestureRecognizer(UITapGestureRecognizer())
            root.addSubview(view)
        }
        expectEqual(found.map(\.subjects), [["pan", "pan (2)"], ["UIView in view"]])
    }
}

/// A tree of ten recognizers with conflicts of each kind.
enum Conflicts {
    static func plant(in root: UIView) {
        let taps = root.put(UIView(), "taps", CGRect(x: 0, y: 0, width: 100, height: 100))
        let double = taps.attach(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        let quick = taps.attach(UITapGestureRecognizer(), "quick")
        quick.require(toFail: double)

        let twins = root.put(UIView(), "twins", CGRect(x: 0, y: 100, width: 100, height: 100))
        twins.attach(UITapGestureRecognizer(), "old")
        twins.attach(UITapGestureRecognizer(), "new")

        let circle = root.put(UIView(), "circle", CGRect(x: 100, y: 0, width: 100, height: 100))
        let one = circle.attach(UIPanGestureRecognizer(), "one")
        let two = circle.attach(UISwipeGestureRecognizer(), "two")
        let three = circle.attach(UILongPressGestureRecognizer(), "three")
        one.require(toFail: two)
        two.require(toFail: three)
        three.require(toFail: one)

        let below = root.put(UIView(), "below", CGRect(x: 200, y: 0, width: 50, height: 50))
        below.attach(UIPinchGestureRecognizer(), "off").isEnabled = false
        root.put(UIView(), "cover", CGRect(x: 200, y: 0, width: 60, height: 60))

        let small = root.put(UIView(), "small", CGRect(x: 300, y: 100, width: 30, height: 20))
        let little = small.attach(UITapGestureRecognizer(), "little")
        let slow = small.attach(UITapGestureRecognizer(), "slow")
        slow.numberOfTapsRequired = 2
        slow.require(toFail: little)
    }
}

private final class OwnerOfTouches: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }
}

private final class GenerousView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
}

private final class Permissive: UIGestureRecognizerDelegate {}

private final class UISubclassedTap: UITapGestureRecognizer {}

extension UIView {
    @discardableResult
    func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
        recognizer.name = name
        addGestureRecognizer(recognizer)
        return recognizer
    }

    @discardableResult
    func put<View: UIView>(_ view: View, _ name: String, _ frame: CGRect) -> View {
        view.frame = frame
        view.accessibilityIdentifier = name
        addSubview(view)
        return view
    }
}
