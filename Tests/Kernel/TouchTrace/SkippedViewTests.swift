import TestSupport
import Testing
import TouchRecordings
import TouchReports
import TouchStage
import TouchTesting
import TouchTrace
import TouchStory
@_spi(Subclass) import Touchstone

/// Lets every touch through to what is behind it.
private final class Glass: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

struct `A trace names the views that a hit test passed over` {
    private static func skips(_ stage: Stage) -> [String] {
        stage.records.compactMap { record in
            guard case .skip = record.step else { return nil }
            return String(record.description.drop { $0 != " " }.dropFirst())
        }
    }

    @discardableResult
    private static func add(_ view: UIView, _ name: String, _ frame: CGRect, to parent: UIView) -> UIView {
        view.frame = frame
        view.accessibilityIdentifier = name
        parent.addSubview(view)
        return view
    }

    @Test(.bug(id: "K-1")) func `with the reason, and the view that it is about, in the order of the test`() {
        let everywhere = CGRect(x: 0, y: 0, width: 400, height: 300)
        let stage = Stage { stage in
            Self.add(UIView(), "background", everywhere, to: stage.view)
            let small = Self.add(UIView(), "small", CGRect(x: 0, y: 0, width: 10, height: 10), to: stage.view)
            Self.add(UIView(), "sticks out", everywhere, to: small)
            let far = Self.add(UIView(), "far", CGRect(x: 0, y: 0, width: 20, height: 20), to: stage.view)
            far.addGestureRecognizer(UITapGestureRecognizer())
            Self.add(UIView(), "far without a recognizer", far.frame, to: stage.view)
            Self.add(UIView(), "front", everywhere, to: stage.view)
            Self.add(UIView(), "hidden", everywhere, to: stage.view).isHidden = true
            Self.add(UIView(), "clear", everywhere, to: stage.view).alpha = 0
            let disabled = Self.add(UIView(), "disabled", everywhere, to: stage.view)
            disabled.isUserInteractionEnabled = false
            Self.add(UIView(), "in disabled", everywhere, to: disabled)
            Self.add(Glass(), "glass", everywhere, to: stage.view)
            let flat = Self.add(UIView(), "flat", everywhere, to: stage.view)
            flat.transform = CGAffineTransform(scaleX: 0, y: 1)
            flat.addGestureRecognizer(UITapGestureRecognizer())
        }
        stage.hands.tap(at: CGPoint(x: 200, y: 150))
        expectEqual(
            Self.skips(stage),
            [
                #"skip contact=1 view="flat" because=outside by="flat" recognizers=["UITapGestureRecognizer"]"#,
                #"skip contact=1 view="glass" because=overridden by="front""#,
                #"skip contact=1 view="in disabled" because=no-interaction by="disabled""#,
                #"skip contact=1 view="disabled" because=no-interaction by="disabled""#,
                #"skip contact=1 view="clear" because=transparent by="clear""#,
                #"skip contact=1 view="hidden" because=hidden by="hidden""#,
                #"skip contact=1 view="far" because=outside by="far" recognizers=["UITapGestureRecognizer"]"#,
                #"skip contact=1 view="sticks out" because=outside by="small""#,
                #"skip contact=1 view="background" because=covered by="front""#,
            ])
    }

    @Test(.bug(id: "K-1")) func `also when nothing is hit, and in windows behind the one that is hit`() {
        let stage = Stage()
        stage.view.isUserInteractionEnabled = false
        let second = stage.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            window.accessibilityIdentifier = "second"
            window.isHidden = false
            return window
        }
        stage.hands.tap(at: CGPoint(x: 200, y: 150))
        expectEqual(
            Self.skips(stage),
            [
                #"skip contact=1 view="view" because=no-interaction by="view" window="window""#,
                #"skip contact=1 view="window" because=covered by="second" window="window""#,
            ])
        stage.clearLog()
        second.isHidden = true
        stage.window.isUserInteractionEnabled = false
        stage.hands.tap(at: CGPoint(x: 200, y: 150))
        expectEqual(
            Self.skips(stage),
            [
                #"skip contact=1 view="view" because=no-interaction by="window""#,
                #"skip contact=1 view="window" because=no-interaction by="window""#,
            ])
    }

    @Test(.bug(id: "K-1")) func `asks no app code for it, so that a traced program runs as an untraced one`() {
        final class Counter: UIView {
            var count = 0
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                count += 1
                return super.hitTest(point, with: event)
            }
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                count += 1
                return super.point(inside: point, with: event)
            }
        }
        var counts: [Int] = []
        for isTraced in [true, false] {
            let counter = Counter()
            let stage = Stage {
                Self.add(counter, "counter", CGRect(x: 0, y: 0, width: 400, height: 300), to: $0.view)
            }
            if !isTraced { stage.application.traceHandler = nil }
            stage.hands.tap(at: CGPoint(x: 200, y: 150))
            counts.append(counter.count)
        }
        expect(counts[0] == counts[1] && counts[0] > 0)
    }
}

struct `A trace names who refused` {
    private final class Refusing: UIView {
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    private final class Delegate: UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    private final class Reluctant: UITapGestureRecognizer {
        override func allowsRecognition() -> Bool { false }
    }

    private static func begins(_ stage: Stage) -> [TraceRecord.Refuser?] {
        stage.records.compactMap { record -> TraceRecord.Refuser?? in
            guard case .begin(_, false, _, _, let refuser) = record.step else { return nil }
            return .some(refuser)
        }
    }

    @Test(.bug(id: "K-2")) func `a recognizer: a view of its own accord, its delegate, or itself`() {
        let refusing = Refusing()
        let delegate = Delegate()
        let stage = Stage { stage in
            stage.addTap("around")
            refusing.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            refusing.accessibilityIdentifier = "refusing"
            stage.view.addSubview(refusing)
        }
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        expectEqual(Self.begins(stage), [.view("refusing")])
        let text = Timeline(stage.records).text()
        expect(text.contains("around: failed: shouldBegin of refusing returned false"))
        let causes = TraceStatistics(stage.records).recognizers.flatMap(\.causes).map(\.name)
        expectEqual(causes, ["shouldBegin of refusing returned false"])

        let other = Stage { stage in
            stage.addTap("delegated").delegate = delegate
            stage.add(Reluctant(), "reluctant")
        }
        other.hands.tap(at: CGPoint(x: 50, y: 50))
        expectEqual(Self.begins(other), [.own, .delegate])
        expectNil(DecisionReplay(other.records).difference)
    }

    @Test(.bug(id: "K-2"))
    func `a touch: the view that takes one at a time, one that is exclusive, one that went, one around it`() {
        func vetoes(_ stage: Stage) -> [TraceRecord.Veto?] {
            stage.records.compactMap { record -> TraceRecord.Veto?? in
                guard case .veto(_, let reason) = record.step else { return nil }
                return .some(reason)
            }
        }
        let single = Stage()
        single.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        single.hands.down(.rightIndex, at: CGPoint(x: 150, y: 50))
        single.hands.up(.leftIndex)
        single.hands.up(.rightIndex)
        expectEqual(vetoes(single), [.oneTouchAtATime])
        expect(Timeline(single.records).text().contains("view: never receives finger 2: it takes one touch at a time"))
        expectNil(DecisionReplay(single.records).difference)

        let alone = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let exclusive = Stage { stage in
            alone.accessibilityIdentifier = "alone"
            alone.isExclusiveTouch = true
            stage.view.addSubview(alone)
        }
        exclusive.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        exclusive.hands.down(.rightIndex, at: CGPoint(x: 250, y: 50))
        expectEqual(vetoes(exclusive), [.exclusive("alone")])
        exclusive.hands.up(.rightIndex)
        exclusive.perform { alone.removeFromSuperview() }
        exclusive.wait(0.1)
        expectEqual(vetoes(exclusive), [.exclusive("alone"), .removed])

        let button = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        final class Keeper: UIScrollView {
            override func touchesShouldBegin(
                _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
            ) -> Bool { false }
        }
        let kept = Stage { stage in
            let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            keeper.accessibilityIdentifier = "keeper"
            keeper.addSubview(button)
            stage.view.addSubview(keeper)
        }
        kept.hands.down(at: CGPoint(x: 50, y: 50))
        kept.wait(1)
        expectEqual(vetoes(kept), [.refused(by: "keeper")])
    }

    @Test(.bug(id: "K-2")) func `input: the recognizer or its delegate`() {
        final class Probe: UITapGestureRecognizer {
            override func shouldReceive(_ event: UIEvent) -> Bool { false }
        }
        final class Delegate: UIGestureRecognizerDelegate {
            var receivesEvent = false
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                receivesEvent
            }
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
        }
        let (first, second) = (Delegate(), Delegate())
        second.receivesEvent = true
        let stage = Stage { stage in
            stage.add(Probe(), "own")
            stage.addTap("event").delegate = first
            stage.addTap("touch").delegate = second
        }
        stage.hands.tap(at: stage.view)
        var passes: [String] = []
        for case .pass(let name, _, let reason) in stage.records.map(\.step) { passes.append("\(name): \(reason)") }
        expectEqual(
            passes,
            [
                "touch: its delegate's shouldReceive(touch) returned false",
                "event: its delegate's shouldReceive(event) returned false",
                "own: its own shouldReceive(event) returned false",
            ])
    }

    @Test(.bug(id: "K-2")) func `a trace of before still says what it said`() throws {
        let old = """
            touchstone-trace 2
            0.000000 enroll recognizer="tap" slot=0 touches=
            0.000000 begin recognizer="tap" allowed=false prevents=[] prevented-by=[]
            0.000000 enter recognizer="tap" phase=failed cause=refused
            0.000000 veto finger=1

            """
        let file = try Trace(parsing: Array(old.utf8), source: "old")
        expectEqual(file.text, old)
        expect(Timeline(file.records).text().contains("tap: failed: shouldBegin returned false"))
        let new = old.replacing("prevented-by=[]", with: "prevented-by=[] refused-by=own").replacing(
            "touches=", with: "touches= kind=\"tap\"")
        let other = try Trace(parsing: Array(new.utf8), source: "new")
        expectEqual(TraceDifference(file.records, other.records).kind, .none)
    }
}
